/** A hand that is being entered: who led the last trick and which cards, or just who took it and with what. */
import { orderFrom, rankOf } from "../../../table.js";
import { asksCard } from "../table.js";

/** Whether it matters who had a card like the taker's. What would change nothing is not asked. */
export const asksTied = ({ last_trick: { payers } }) => payers !== "taker";

/** Whether it matters who had the lowest card. */
export const asksLowest = ({ deal: { dealer } }) => dealer === "lowest";

/**
 * @typedef {object} HandDraft
 * @property {"cards" | "short"} form
 * @property {string | null} first Who led the last trick
 * @property {Record<string, string>} cards By player
 * @property {string | null} cursor Whose card comes next
 * @property {{taker?: string, card?: string, tied: string[], doubling_card_played?: boolean, lowest?: string}} outcome
 * @property {object} calls
 * @property {{player: string, count: number}[]} exchange In turn
 */

/** @param {HandDraft["form"]} [form] @returns {HandDraft} */
export const emptyHand = (form = "cards") => ({
  form,
  first: null,
  cards: {},
  cursor: null,
  outcome: { tied: [] },
  calls: {},
  exchange: [],
});

/**
 * The draft of a hand as the service has it, or as it was sent.
 * @param {{last_trick?: any[], outcome?: any, calls?: object, exchange?: any[]}} hand
 * @returns {HandDraft}
 */
export function draftOf({ last_trick: trick, outcome, calls, exchange }) {
  const draft = { ...emptyHand(), calls: calls ?? {}, exchange: exchange ?? [] };
  if (outcome) return { ...draft, form: "short", outcome: { ...outcome, tied: outcome.tied ?? [] } };
  const cards = Object.fromEntries(trick.map(({ player, card }) => [player, card]));
  return { ...draft, first: trick[0].player, cards };
}

/** The draft without whoever is not in any more; with what is not there in older drafts. */
export function fitting(draft, players) {
  const isIn = (id) => players.some((player) => player.id === id);
  const whole = { ...emptyHand(), ...draft };
  const cards = Object.fromEntries(Object.entries(whole.cards).filter(([id]) => isIn(id)));
  const { taker, tied, lowest } = whole.outcome;
  const outcome = {
    ...whole.outcome,
    taker: isIn(taker) ? taker : undefined,
    tied: tied.filter(isIn),
    lowest: isIn(lowest) ? lowest : undefined,
  };
  const exchange = whole.exchange.filter(({ player }) => isIn(player));
  if (isIn(whole.first))
    return {
      ...whole,
      cards,
      outcome,
      exchange,
      cursor: isIn(whole.cursor) ? whole.cursor : nextOf(cards, players, whole.first),
    };
  return { ...whole, cards: {}, first: null, cursor: null, outcome, exchange };
}

const nextOf = (cards, players, from) => orderFrom(players, from).find(({ id }) => !cards[id])?.id ?? null;

/** A hand of which only a player is known yet, as it was tapped on the board: who led, or who took the last trick. */
export const begunBy = (form, id) =>
  form === "short" ? { ...emptyHand(form), outcome: { taker: id, tied: [] } } : tapPlayer(emptyHand(form), id);

/** A tap on a player: who led, as long as no card is there; afterwards whose card is entered next. */
export function tapPlayer(draft, id) {
  const begun = Object.keys(draft.cards).length > 0;
  return begun ? { ...draft, cursor: id } : { ...draft, first: id, cursor: id };
}

/** A card for the player whose turn it is; the turn passes to the next without one. */
export function putCard(draft, players, card) {
  const cards = { ...draft.cards, [draft.cursor]: card };
  return { ...draft, cards, cursor: nextOf(cards, players, draft.cursor) };
}

/** Takes back the card of the player it is at, or the last one entered. */
export function eraseCard(draft, players) {
  const order = orderFrom(players, draft.first);
  const last = order.filter(({ id }) => draft.cards[id]).at(-1)?.id;
  const at = draft.cards[draft.cursor] ? draft.cursor : last;
  if (!at) return { ...draft, first: null, cursor: null };
  const { [at]: _erased, ...cards } = draft.cards;
  return { ...draft, cards, cursor: at };
}

/** What has to be told yet: the message that asks for it, and of whom; null when everything is there. */
export function missingOf({ form, first, cards, cursor, outcome }, players, rules) {
  if (form === "short") return missingOfOutcome(outcome, rules);
  if (!first) return { ask: "entry.who_led" };
  const open = players.filter(({ id }) => !cards[id]).map(({ id }) => id);
  return open.length ? { ask: "entry.which_card", player: open.includes(cursor) ? cursor : open[0] } : null;
}

function missingOfOutcome({ taker, card, lowest }, rules) {
  if (!taker) return { ask: asksCard(rules) ? "short.who_took" : "short.who_lost" };
  if (!card && asksCard(rules)) return { ask: "short.which_card", player: taker };
  return lowest || !asksLowest(rules) ? null : { ask: "short.who_lowest" };
}

/** What is sent. */
export function bodyOf({ form, first, cards, outcome, calls, exchange }, players, rules, number) {
  const played =
    form === "cards"
      ? { last_trick: orderFrom(players, first).map(({ id }) => ({ player: id, card: cards[id] })) }
      : { outcome: { ...outcome, ...doubling(outcome, rules) } };
  return {
    number,
    ...played,
    ...(Object.keys(calls).length ? { calls } : {}),
    ...(exchange.length ? { exchange } : {}),
  };
}

/** Where a card doubles the penalty, nobody having said that it was played means that it was not. */
function doubling({ card, doubling_card_played: played }, { last_trick: { doubled_by: rank } }) {
  return rank ? { doubling_card_played: played ?? rankOf(card) === rank } : {};
}
