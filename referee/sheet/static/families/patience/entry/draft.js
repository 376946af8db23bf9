/** A deal that is being entered: how many cards are up, or how far each suit has come, for each player. */

/**
 * @typedef {object} DealDraft
 * @property {"cards" | "suits"} form
 * @property {string} at Whose keys these are
 * @property {Record<string, string>} cards As it was typed, by player
 * @property {Record<string, Record<string, number>>} suits How far each suit has come, by player
 * @property {Record<string, Record<string, number>>} events How often each happened, by player
 * @property {Record<string, any>} told In a longer form, by player: moves, or a layout
 * @property {number} [wholeAt] When the last digit was tapped of a deal that is sent at once, by `Date.now()`
 */
/** @typedef {import("../../../families.js").Table} Table */

export const SUITS = ["C", "D", "H", "S"];
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const PACK = 52;
const LONGER = ["start", "moves", "layout", "accept_infractions"];

/** @param {DealDraft["form"]} [form] @returns {DealDraft} */
export const emptyDeal = (form = "cards") => ({ form, at: "", cards: {}, suits: {}, events: {}, told: {} });

/**
 * The draft of a deal of one who plays alone, and has all cards up.
 * @param {Table} table @param {DealDraft | null} draft What was begun of it @returns {DealDraft}
 */
export function wonDeal(table, draft) {
  const id = table.players[0]?.id ?? "";
  return withNumber({ ...emptyDeal(), events: draft?.events ?? {}, at: id }, table, String(PACK));
}

/**
 * The cards of whoever is asked, as typed. One who plays alone has told all by digits that no other can follow: it is
 * sent, unless points are given for what happened.
 * @param {DealDraft} draft @param {Table} table @param {string} typed @returns {DealDraft}
 */
export function withNumber(draft, table, typed) {
  const { wholeAt: _, ...next } = { ...without(draft), cards: { ...draft.cards, [draft.at]: typed } };
  if (!isFull(typed)) return next;
  if (table.players.length === 1 && !hasEvents(table.rules)) return { ...next, wholeAt: Date.now() };
  return { ...next, at: nextAt(next, table) };
}

/** A finger that taps twice means it once. */
const DOUBLE_TAP_MS = 400;

/** True if a tap belongs to the one before, which told all. @param {DealDraft} draft @param {number} now */
export const isTappedTwice = ({ wholeAt = -Infinity }, now) => now - wholeAt < DOUBLE_TAP_MS;

/** The draft as it waits for a button that sends it. @param {DealDraft} draft @returns {DealDraft} */
export const waiting = ({ wholeAt: _, ...draft }) => draft;

/** True if points are given for what happens. @param {any} rules */
export const hasEvents = (rules) => rules.score.method === "events";

/**
 * A digit behind the others; a number that no deal can have begins anew.
 * @param {string} typed @param {string} digit
 */
export function typedOn(typed, digit) {
  const next = Number(typed + digit);
  return String(next > PACK ? Number(digit) : next);
}

/** True if no digit can follow. @param {string} typed */
export const isFull = (typed) => typed.length > 1 || Number(typed) * 10 > PACK;

/**
 * The player to enter next: whoever has no number yet, in the order of the seats; else the same.
 * @param {DealDraft} draft @param {Table} table
 */
export const nextAt = (draft, { players }) => players.find(({ id }) => !hasDeal(draft, id))?.id ?? draft.at;

/** True if a player's deal has been told. @param {DealDraft} draft @param {string} id */
export const hasDeal = ({ form, cards, suits, told: longer }, id) =>
  Boolean(longer[id] || (form === "suits" ? suits[id] : cards[id]));

/** A card on top of its foundation. @param {DealDraft} draft @param {string} card @returns {DealDraft} */
export function withSuit(draft, card) {
  const suit = card.slice(-1);
  const reached = RANKS.indexOf(card.slice(0, -1)) + 1;
  const before = draft.suits[draft.at] ?? { C: 0, D: 0, H: 0, S: 0 };
  return { ...without(draft), suits: { ...draft.suits, [draft.at]: { ...before, [suit]: reached } } };
}

/** A player's deal, told otherwise than by its moves. @param {DealDraft} draft @returns {DealDraft} */
export function without(draft) {
  const { [draft.at]: _, ...others } = draft.told;
  return { ...draft, told: others };
}

/**
 * The draft of a deal as the service has it, or as it was sent.
 * @param {any} round @returns {DealDraft}
 */
export function draftOf(round) {
  /** @type {Record<string, any>} */
  const deals = round.results ?? { p1: round };
  const draft = emptyDeal(Object.values(deals).every((deal) => isBySuits(deal)) ? "suits" : "cards");
  draft.at = Object.keys(deals)[0] ?? "";
  for (const [id, deal] of Object.entries(deals)) {
    const up = deal.cards ?? Object.values(deal.foundations ?? {}).reduce((all, count) => all + count, 0);
    draft.cards[id] = String(up);
    if (deal.foundations) draft.suits[id] = deal.foundations;
    if (deal.events) draft.events[id] = deal.events;
    const longer = Object.fromEntries(LONGER.filter((name) => deal[name]).map((name) => [name, deal[name]]));
    if (longer.start) delete longer.layout;
    if (longer.start || longer.layout) draft.told[id] = longer;
  }
  return draft;
}

/** @param {any} deal */
const isBySuits = ({ foundations, layout }) => Boolean(foundations && !layout);

/** The draft without whoever does not play, and with somebody to ask. @param {any} draft @param {Table} table */
export function fitting(draft, table) {
  /** @type {DealDraft} */
  const whole = { ...emptyDeal(), ...draft };
  const isThere = table.players.some(({ id }) => id === whole.at);
  return isThere ? whole : { ...whole, at: nextAt({ ...whole, at: table.players[0]?.id ?? "" }, table) };
}
