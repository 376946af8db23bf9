/** A hand that is being entered: who led the last trick and which cards, or just who took it and with what. */
import { orderFrom, rankOf } from "../../../table.js";
import { asksCard, declares, hasBet, leftIn } from "../table.js";

/** Whether it matters who had a card like the taker's. What would change nothing is not asked. */
export const asksTied = (rules) => rules.last_trick.payers !== "taker" && !hasBet(rules);

/** Whether it matters who had the lowest card. */
export const asksLowest = (rules) => rules.deal.dealer === "lowest" || hasBet(rules);

/** Whether every last card counts: all show them once somebody has declared, and where silence costs. */
export const asksShown = ({ calls }, rules) =>
  Boolean(calls.declared) || (calls.declared === null && rules.last_trick.declaration?.nobody === "lowest_pays");

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
  if (!trick) return draft;
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
  const { calls } = whole;
  const heard = (calls.doubles ?? []).every(({ by, refused }) => [by, ...refused].every(isIn)) && calls.declared !== "";
  whole.calls = heard && (!calls.declared || isIn(calls.declared)) ? calls : {};
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

/**
 * A hand of which only a player is known yet, as it was tapped on the board: who led, or who took the last trick, or
 * had the lowest card of it.
 */
export const begunBy = (form, id, rules) =>
  form === "short"
    ? { ...emptyHand(form), outcome: { [rules && hasBet(rules) ? "lowest" : "taker"]: id, tied: [] } }
    : tapPlayer(emptyHand(form), id);

/** The draft with these doubles, without cards of those who have left the hand. */
export function withDoubles(draft, players, doubles) {
  const left = leftIn(players, doubles);
  const calls = doubles.length ? { doubles } : {};
  return { ...fitting({ ...draft, calls: {} }, left), calls };
}

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

/**
 * What has to be told yet: the message that asks for it, and of whom; null when everything is there.
 * @returns {{ask: string, player?: string} | null}
 */
export function missingOf(draft, dealt, rules) {
  const { form, first, cards, cursor, outcome, calls = {} } = draft;
  const players = leftIn(dealt, calls.doubles);
  if (players.length === 1) return null;
  if (declares(rules)) {
    if (calls.declared === undefined) return { ask: "declare.title" };
    if (!first && !asksShown(draft, rules)) return null;
    if (!first) return { ask: "declare.first" };
  }
  if (form === "short") return missingOfOutcome(outcome, rules);
  if (!first) return { ask: "entry.who_led" };
  const open = players.filter(({ id }) => !cards[id]).map(({ id }) => id);
  return open.length ? { ask: "entry.which_card", player: open.includes(cursor) ? cursor : open[0] } : null;
}

function missingOfOutcome({ taker, card, lowest }, rules) {
  if (hasBet(rules)) return lowest ? null : { ask: "short.who_lowest" };
  if (!taker) return { ask: asksCard(rules) ? "short.who_took" : "short.who_lost" };
  if (!card && asksCard(rules)) return { ask: "short.which_card", player: taker };
  return lowest || !asksLowest(rules) ? null : { ask: "short.who_lowest" };
}

/** What is sent. */
export function bodyOf(draft, players, rules, number) {
  const { calls, exchange } = draft;
  return {
    number,
    ...playedOf(draft, leftIn(players, calls.doubles), rules),
    ...(Object.keys(calls).length ? { calls } : {}),
    ...(exchange.length ? { exchange } : {}),
  };
}

/** The last trick as far as it was played, or told. */
function playedOf({ form, first, cards, outcome }, players, rules) {
  if (players.length === 1 || (declares(rules) && !first)) return {};
  if (form === "cards")
    return { last_trick: orderFrom(players, first).map(({ id }) => ({ player: id, card: cards[id] })) };
  if (hasBet(rules)) return { outcome: { lowest: outcome.lowest } };
  return { outcome: { ...outcome, ...doubling(outcome, rules) } };
}

/** Where a card doubles the penalty, nobody having said that it was played means that it was not. */
function doubling({ card, doubling_card_played: played }, { last_trick: { doubled_by: rank } }) {
  return rank ? { doubling_card_played: played ?? rankOf(card) === rank } : {};
}
