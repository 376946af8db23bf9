/** Something that is loaded beside the modules of the page, once somebody needs it: a style, or a script. */
/** @param {string} tag @param {Record<string, string>} attributes @returns {Promise<unknown>} */
export function loadElement(tag, attributes) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes, { onload: resolve, onerror: reject });
    document.head.append(element);
  });
}

/**
 * Resolves once a file below `style/` counts, or could not be had: unstyled is better than nothing.
 * @param {string} name
 */
export const loadStyle = (name) =>
  loadElement("link", { rel: "stylesheet", href: new URL(`../style/${name}`, import.meta.url).href }).catch(() => null);
