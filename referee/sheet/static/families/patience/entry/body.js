/** A deal as it is sent, and what of it has to be told yet. */
import { hasDeal } from "./draft.js";

/** @typedef {import("./draft.js").DealDraft} DealDraft */
/** @typedef {import("../../../families.js").Table} Table */

/** The first player whose deal is not told; null when all are. @param {DealDraft} draft @param {Table} table */
export const missingOf = (draft, { players }) => players.find(({ id }) => !hasDeal(draft, id)) ?? null;

/** Whether points are given for what happens. @param {any} rules */
export const hasEvents = (rules) => rules.score.method === "events";

/** @param {DealDraft} draft @param {Table} table @param {number} number */
export function bodyOf(draft, { players, rules }, number) {
  const deals = players.map(({ id }) => /** @type {[string, any]} */ ([id, dealOf(draft, id, rules)]));
  return players.length === 1 ? { number, ...deals[0][1] } : { number, results: Object.fromEntries(deals) };
}

/**
 * How far each suit has come, where that was told and is still so many cards.
 * @param {Record<string, number> | undefined} up @param {number} cards
 */
const suitsOf = (up, cards) => (up && Object.values(up).reduce((all, one) => all + one, 0) === cards ? up : null);

/** @param {DealDraft} draft @param {string} id @param {any} rules */
function dealOf({ form, cards, suits, events, told }, id, rules) {
  if (told[id]) return told[id];
  const bySuits = form === "suits" ? suits[id] : suitsOf(suits[id], Number(cards[id]));
  const up = bySuits ? { foundations: bySuits } : { cards: Number(cards[id]) };
  return hasEvents(rules) ? { ...up, events: events[id] ?? {} } : up;
}
