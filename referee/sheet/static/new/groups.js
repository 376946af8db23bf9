/** Games in the groups in which they are offered. */

/** @typedef {{id: string, name: string, family: string, region: string, [more: string]: any}} Variant */

/**
 * Things by what they have in common, in the order of their first ones.
 * @template T @param {T[]} things @param {(thing: T) => string} key @returns {[string, T[]][]}
 */
function groupedBy(things, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups];
}

/** By where they are played. @param {Variant[]} variants */
export const byRegion = (variants) => groupedBy(variants, ({ region }) => region);

/** By the family that they are of. @param {Variant[]} variants */
export const byFamily = (variants) => groupedBy(variants, ({ family }) => family);
