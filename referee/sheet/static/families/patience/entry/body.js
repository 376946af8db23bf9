/** A deal as it is sent, and what of it has to be told yet. */
import { hasDeal, hasEvents } from "./draft.js";

/** @typedef {import("./draft.js").DealDraft} DealDraft */
/** @typedef {import("../../../families.js").Table} Table */

/** The first player whose deal is not told; null when all are. @param {DealDraft} draft @param {Table} table */
export const missingOf = (draft, { players }) => players.find(({ id }) => !hasDeal(draft, id)) ?? null;

/**
 * The number of cards still to be counted for one player, where nothing else is wrong: they came up, or came to light.
 * @param {DealDraft} draft @param {Table} table
 * @param {{path: string, code: string, given?: any, expected?: any}[]} errors
 */
export function uncounted(draft, { players }, errors) {
  const at = (/** @type {string} */ id) => (players.length === 1 ? "/events" : `/results/${id}/events`);
  const player = players.find(({ id }) => errors[0]?.path === at(id));
  if (!player || errors.some(({ path }) => path !== at(player.id))) return null;
  const cards = upOf(draft, player.id);
  const toCome = errors.map(({ code, given, expected }) => {
    if (code === "events_must_add_up") return { ask: "events", count: expected - given };
    return { ask: "open", count: given === cards ? given - expected : 0 };
  });
  return toCome.every(({ count }) => count > 0) ? { ...toCome[0], player } : null;
}

/** @param {DealDraft} draft @param {string} id */
const upOf = ({ form, cards, suits }, id) =>
  form === "suits" ? Object.values(suits[id] ?? {}).reduce((all, count) => all + count, 0) : Number(cards[id]);

/** @param {DealDraft} draft @param {Table} table @param {number} number */
export function bodyOf(draft, { players, rules }, number) {
  const deals = players.map(({ id }) => /** @type {[string, any]} */ ([id, dealOf(draft, id, rules)]));
  return players.length === 1 ? { number, ...deals[0][1] } : { number, results: Object.fromEntries(deals) };
}

/**
 * The height of each suit, where it was entered and still comes to so many cards.
 * @param {Record<string, number> | undefined} up @param {number} cards
 */
const suitsOf = (up, cards) => (up && Object.values(up).reduce((all, count) => all + count, 0) === cards ? up : null);

/** @param {DealDraft} draft @param {string} id @param {any} rules */
function dealOf({ form, cards, suits, events, told: longer }, id, rules) {
  if (longer[id]) return longer[id];
  const bySuits = form === "suits" ? suits[id] : suitsOf(suits[id], Number(cards[id]));
  const up = bySuits ? { foundations: bySuits } : { cards: Number(cards[id]) };
  return hasEvents(rules) ? { ...up, events: events[id] ?? {} } : up;
}
