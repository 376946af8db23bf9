/** Something that is loaded beside the modules of the page, once somebody needs it: a style, or a script. */
export function added(tag, attributes) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes, { onload: resolve, onerror: reject });
    document.head.append(element);
  });
}
