/** How long things move: as the style says, which is not at all for whoever does not want motion. */

/** A duration of the style, in milliseconds. @param {"--move" | "--count"} name */
export const durationOf = (name) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
