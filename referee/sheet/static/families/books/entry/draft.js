/** A deal that is being entered: which books each player has, or how many. */

/** @typedef {{from: string, to?: string, rank?: string}} Forfeit */
/**
 * @typedef {object} DealDraft
 * @property {"sets" | "counts"} form
 * @property {Record<string, string[]>} sets The ranks of each player, in the order of the taps
 * @property {Record<string, number>} counts
 * @property {string | null} whose Who gets the ranks that are tapped
 * @property {Forfeit[]} forfeits
 */
/** @typedef {import("../../../families.js").Table} Table */

/** @param {DealDraft["form"]} [form] @returns {DealDraft} */
export const emptyDeal = (form = "sets") => ({ form, sets: {}, counts: {}, whose: null, forfeits: [] });

/** A rank for whoever is chosen. @param {DealDraft} draft @param {string} rank @returns {DealDraft} */
export function tapRank(draft, rank) {
  const { whose, sets } = draft;
  return whose ? { ...draft, sets: { ...sets, [whose]: [...(sets[whose] ?? []), rank] } } : draft;
}

/** The last rank of whoever is chosen is nobody's again. @param {DealDraft} draft @returns {DealDraft} */
export function eraseRank(draft) {
  const { whose, sets } = draft;
  return whose ? { ...draft, sets: { ...sets, [whose]: (sets[whose] ?? []).slice(0, -1) } } : draft;
}

/** How many sets a rank has: one of four cards, or two of two. @param {any} rules */
export const setsOfRank = (rules) => 4 / rules.set.size;

/** How many sets a deal has. @param {Table} table */
export const setsInAll = ({ rules }) => 13 * setsOfRank(rules);

/** Every rank that is somebody's, as often as it is. @param {DealDraft} draft */
export const ranksTold = ({ sets }) => Object.values(sets).flat();

/** How many sets have been told of. @param {DealDraft} draft */
export const told = (draft) =>
  draft.form === "sets" ? ranksTold(draft).length : Object.values(draft.counts).reduce((sum, count) => sum + count, 0);

/** Ranks that are nobody's yet. @param {DealDraft} draft @param {Table} table */
export function ranksMissing(draft, { rules, cards }) {
  const taken = ranksTold(draft);
  const left = (/** @type {string} */ rank) => setsOfRank(rules) - taken.filter((one) => one === rank).length;
  return (cards?.ranks ?? []).flatMap((rank) => Array(Math.max(left(rank), 0)).fill(rank));
}

/** The neighbour to whom a set goes. @param {string} from @param {any[]} players */
export const leftOf = (from, players) => {
  const at = players.findIndex(({ id }) => id === from);
  return players[(at + 1) % players.length]?.id;
};

/** The draft of a deal as the service has it, or as it was sent. @param {any} deal @returns {DealDraft} */
export function draftOf({ sets, counts, forfeits = [] }) {
  return { ...emptyDeal(sets ? "sets" : "counts"), sets: sets ?? {}, counts: sets ? {} : (counts ?? {}), forfeits };
}

/** The draft without whoever is not in any more. @param {any} draft @param {Table} table @returns {DealDraft} */
export function fitting(draft, { players }) {
  const whole = { ...emptyDeal(), ...draft };
  const isIn = (/** @type {string} */ id) => players.some((player) => player.id === id);
  /** @param {Record<string, any>} of */
  const those = (of) => Object.fromEntries(Object.entries(of).filter(([id]) => isIn(id)));
  return {
    ...whole,
    sets: those(whole.sets),
    counts: those(whole.counts),
    whose: whole.whose && isIn(whole.whose) ? whole.whose : null,
    forfeits: whole.forfeits.filter((/** @type {Forfeit} */ { from, to = from }) => isIn(from) && isIn(to)),
  };
}

/** Whether anything has been entered. @param {any} draft */
export const isBegun = (draft) => Boolean(draft && told({ ...emptyDeal(), ...draft }));
