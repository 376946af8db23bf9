/** Games in the groups in which they are offered. */

/**
 * @typedef {{id: string, name: string, family: string, family_name: string, region: string, summary: string,
 *   players: Range}} Variant
 */
/** @typedef {{min: number, max: number}} Range How few and how many may play */
/** @typedef {{id: string, name: string, variants: Variant[]}} Game A family, with what can be played of it */

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
    name: familyVariants[0].family_name,
    variants: familyVariants,
  }));

/**
 * The same with those first that were played last.
 * @param {Game[]} games @param {(string | undefined)[]} played Families, the last first
 */
export function playedFirst(games, played) {
  const rank = (/** @type {Game} */ { id }) => (played.includes(id) ? played.indexOf(id) : played.length);
  return [...games].sort((game, other) => rank(game) - rank(other));
}

/**
 * The family of all games that a phone knows, if it is one and the same: the others need not be seen.
 * @param {(string | undefined)[]} played @param {Game[]} games
 */
export function usualOf(played, games) {
  const [first, ...others] = [...new Set(played.filter(Boolean))];
  return others.length ? undefined : games.find(({ id }) => id === first);
}

/** For how many a whole game is. @param {Game} game @returns {Range} */
export const rangeOfGame = ({ variants }) => ({
  min: Math.min(...variants.map(({ players }) => players.min)),
  max: Math.max(...variants.map(({ players }) => players.max)),
});
