/** A round that is being entered: who got what, or counts. */
import { IN_ALL, sidesAt } from "../table.js";

/**
 * @typedef {object} RoundDraft
 * @property {"outcome" | "counts"} form
 * @property {Record<string, number>} escobas By side
 * @property {Record<string, string | string[] | null | undefined>} who By category; undefined is not told yet
 * @property {Record<string, Record<string, number>>} counts By side: cards, coins, sevens
 * @property {string | null | undefined} velo Who has the seven of coins, where counts are told
 * @property {Record<string, string[]>} best The best rank of each suit, by side
 * @property {string | null} cursor The side whose best ranks the keys are for
 * @property {any} [told] Piles or plays that were told card by card, as they were sent
 */
/** @typedef {import("../../../families.js").Table} Table */

/** @param {RoundDraft["form"]} [form] @returns {RoundDraft} */
export const emptyRound = (form = "outcome") => ({
  form,
  escobas: {},
  who: {},
  counts: {},
  velo: undefined,
  best: {},
  cursor: null,
});

/** @param {RoundDraft} draft @param {string} side @param {number} count @returns {RoundDraft} */
export const setEscobas = (draft, side, count) => ({ ...draft, escobas: { ...draft.escobas, [side]: count } });

/** Who scores in a category. @param {RoundDraft} draft @param {string} name @param {any} value @returns {RoundDraft} */
export const setWho = (draft, name, value) => ({ ...draft, who: { ...draft.who, [name]: value } });

/**
 * A tap on a side where several may score: one more, or one less.
 * @param {RoundDraft} draft @param {string} name @param {string} side @returns {RoundDraft}
 */
export function tapShare(draft, name, side) {
  const before = [draft.who[name] ?? []].flat();
  const after = before.includes(side) ? before.filter((other) => other !== side) : [...before, side];
  return setWho(draft, name, after.length > 1 ? after : after[0]);
}

/**
 * What a side has of something. Of two sides the other one has the rest.
 * @param {RoundDraft} draft @param {Table} table @param {string} side @param {string} what @param {number} count
 * @returns {RoundDraft}
 */
export function setCount(draft, table, side, what, count) {
  const sides = sidesAt(table);
  const rest =
    sides.length === 2 ? [{ id: sides.find(({ id }) => id !== side)?.id ?? side, count: IN_ALL[what] - count }] : [];
  const counts = { ...draft.counts };
  for (const one of [...rest, { id: side, count }]) counts[one.id] = { ...counts[one.id], [what]: one.count };
  return { ...draft, counts };
}

/** A rank more in a side's setenta. @param {RoundDraft} draft @param {string} side @param {string} rank */
export const addRank = (draft, side, rank) => ({
  ...draft,
  best: { ...draft.best, [side]: [...(draft.best[side] ?? []), rank] },
});

/** @param {RoundDraft} draft @param {string} side */
export const eraseRank = (draft, side) => ({
  ...draft,
  best: { ...draft.best, [side]: (draft.best[side] ?? []).slice(0, -1) },
});

/**
 * The draft after a change. Where it tells something else, cards that were told one by one are forgotten.
 * @param {RoundDraft} before @param {RoundDraft} after @returns {RoundDraft}
 */
export function changed(before, after) {
  const figures = (/** @type {RoundDraft} */ draft) => JSON.stringify({ ...draft, cursor: null });
  if (figures(before) === figures(after)) return after;
  const { told: _, ...others } = after;
  return others;
}

/** What a round was told with card by card. @param {any} round */
function toldIn({ piles, escobas, left, last_capture, table, deals, accept_infractions }) {
  const cards = deals ? { table, deals, accept_infractions } : piles ? { piles, escobas, left, last_capture } : {};
  return Object.fromEntries(Object.entries(cards).filter(([, value]) => value !== undefined && value !== null));
}

/**
 * The draft of a round on the sheet, or of one that waits; piles and plays are shown by what they count.
 * @param {any} round @returns {RoundDraft}
 */
export function draftOf(round) {
  const told = toldIn(round);
  return { ...figuresOf(round), ...(Object.keys(told).length ? { told } : {}) };
}

/** @param {any} round @returns {RoundDraft} */
function figuresOf(round) {
  const { outcome, counts = round.counted } = round;
  const { escobas: made = {}, ...who } = outcome ?? {};
  if (!counts || (outcome && !round.counts)) return { ...emptyRound("outcome"), escobas: { ...made }, who: { ...who } };
  const sides = Object.entries(/** @type {Record<string, any>} */ (counts));
  const of = (/** @type {string} */ name) =>
    Object.fromEntries(sides.map(([side, count]) => [side, count[name]]).filter(([, value]) => value !== undefined));
  const figures = (/** @type {any} */ { cards, coins, sevens }) =>
    Object.fromEntries(Object.entries({ cards, coins, sevens }).filter(([, value]) => value !== undefined));
  return {
    ...emptyRound("counts"),
    escobas: of("escobas"),
    counts: Object.fromEntries(sides.map(([side, count]) => [side, figures(count)])),
    velo: sides.find(([, { velo }]) => velo)?.[0] ?? null,
    best: of("setenta"),
  };
}

/** The draft without sides that are not at the table any more. @param {any} draft @param {Table} table */
export function fitting(draft, table) {
  /** @type {RoundDraft} */
  const whole = { ...emptyRound(), ...draft };
  const there = new Set(sidesAt(table).map(({ id }) => id));
  const only = (/** @type {Record<string, any>} */ told) =>
    Object.fromEntries(Object.entries(told).filter(([side]) => there.has(side)));
  const isThere = (/** @type {any} */ value) => [value ?? []].flat().every((side) => there.has(side));
  return {
    ...whole,
    escobas: only(whole.escobas),
    counts: only(whole.counts),
    best: only(whole.best),
    who: Object.fromEntries(Object.entries(whole.who).filter(([, value]) => isThere(value))),
    velo: isThere(whole.velo) ? whole.velo : undefined,
  };
}
