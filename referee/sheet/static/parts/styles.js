/** Styles of screens that are not the first: a module that awaits them is not shown without. */

/** Resolves once a file below `style/` counts, or could not be had: unstyled is better than nothing. */
export const styled = (name) => new Promise((resolve) => {
  const href = new URL(`../style/${name}`, import.meta.url).href;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
});
