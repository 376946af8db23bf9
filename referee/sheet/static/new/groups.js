/** Games in the groups in which they are offered. */

/**
 * @typedef {object} Variant
 * @property {string} id
 * @property {string} name
 * @property {string} family
 * @property {string} family_name
 * @property {string} region
 * @property {string} summary
 * @property {Range} players
 * @property {string} [family_mark] These four are missing from a list that an earlier release has left on the phone
 * @property {string} [family_about]
 * @property {string[]} [other_names]
 * @property {string[]} [occasions]
 */
/** @typedef {{min: number, max: number}} Range How few and how many may play */
/**
 * @typedef {{id: string, name: string, mark: string, about: string, variants: Variant[]}} Game A family, with what can
 *   be played of it
 */

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

/** By where they are played. @template {{region: string}} T @param {T[]} variants */
export const byRegion = (variants) => groupedBy(variants, ({ region }) => region);

/** The games there are, in the order in which the service lists them. @param {Variant[]} variants @returns {Game[]} */
export const gamesOf = (variants) =>
  groupedBy(variants, ({ family }) => family).map(([id, familyVariants]) => ({
    id,
    name: familyVariants[0]?.family_name ?? id,
    mark: familyVariants[0]?.family_mark ?? "",
    about: familyVariants[0]?.family_about ?? "",
    variants: familyVariants,
  }));

const MOST_PLAYED = 3;

/**
 * Those that were played last, each once.
 * @param {Variant[]} variants @param {(string | undefined)[]} played Their ids, the last first
 */
export const playedLast = (variants, played) =>
  [...new Set(played)]
    .map((id) => variants.find((variant) => variant.id === id))
    .filter((variant) => variant !== undefined)
    .slice(0, MOST_PLAYED);
