/** A hand that is being entered: who led the last trick and which cards, or just who took it and with what. */
import { orderFrom } from "../table.js";

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

/** @returns {HandDraft} */
export const emptyHand = () => ({ form: "cards", first: null, cards: {}, cursor: null, outcome: { tied: [] }, calls: {}, exchange: [] });

/** The draft of a hand as the service has it, or as it was sent. */
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
  const outcome = { ...whole.outcome, taker: isIn(taker) ? taker : undefined, tied: tied.filter(isIn), lowest: isIn(lowest) ? lowest : undefined };
  const exchange = whole.exchange.filter(({ player }) => isIn(player));
  if (isIn(whole.first)) return { ...whole, cards, outcome, exchange, cursor: isIn(whole.cursor) ? whole.cursor : nextOf(cards, players, whole.first) };
  return { ...whole, cards: {}, first: null, cursor: null, outcome, exchange };
}

const nextOf = (cards, players, from) => orderFrom(players, from).find(({ id }) => !cards[id])?.id ?? null;

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

/** Whether everything is there that has to be. */
export function isWhole(draft, players, rules) {
  if (draft.form === "cards") return Boolean(draft.first) && players.every(({ id }) => draft.cards[id]);
  const { taker, card, lowest } = draft.outcome;
  return Boolean(taker && card && (lowest || rules.deal.dealer !== "lowest"));
}

/** What is sent. */
export function bodyOf(draft, players, number) {
  const { form, cards, outcome, calls, exchange } = draft;
  const played = form === "cards"
    ? { last_trick: orderFrom(players, draft.first).map(({ id }) => ({ player: id, card: cards[id] })) }
    : { outcome };
  return { number, ...played, ...(Object.keys(calls).length ? { calls } : {}), ...(exchange.length ? { exchange } : {}) };
}
