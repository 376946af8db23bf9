/** The tricks of a hand that is being entered: who plays to each, and who seems to have won it. */
import { suitOf } from "../../../table.js";
import { inTurn, likelyWinner } from "../table.js";

/** @typedef {import("./hand.js").HandDraft} HandDraft */
/** @typedef {import("./hand.js").Table} Table */

/** The number of tricks in a hand. @param {Table} table */
export const tricksIn = ({ rules }) => rules.deal.cards;

/**
 * The dealer; behind hands that wait to be sent, whoever sits so many places further on.
 * @param {HandDraft} draft @param {Table} table @returns {string | null}
 */
export function dealerOf(draft, { game, players, ahead = 0 }) {
  if (draft.dealer) return draft.dealer;
  const dealer = game.next?.dealer ?? null;
  return players[(players.findIndex(({ id }) => id === dealer) + ahead) % players.length]?.id ?? dealer;
}

/**
 * The tricks as they are entered card by card: each with who plays to it, in turn. One more than are whole, as long as
 * there are more to come.
 * @param {HandDraft} draft @param {Table} table
 * @returns {{order: string[], cards: Record<string, string>}[]}
 */
export function tricksOf(draft, table) {
  const stayers = inTurn(table.players, dealerOf(draft, table), draft.stay).map(({ id }) => id);
  const trump = trumpSuit(draft);
  /** @type {{order: string[], cards: Record<string, string>}[]} */
  const tricks = [];
  let leader = stayers[0];
  while (leader && tricks.length < tricksIn(table)) {
    const at = stayers.indexOf(leader);
    const order = [...stayers.slice(at), ...stayers.slice(0, at)];
    const cards = draft.tricks[tricks.length] ?? {};
    tricks.push({ order, cards });
    if (!order.every((id) => cards[id])) break;
    leader = likelyWinner(order, cards, trump, table.cards?.ranks ?? []);
  }
  return tricks;
}

/** @param {{trump: string | null}} draft */
export const trumpSuit = ({ trump }) => (trump ? suitOf(trump) || trump : "");

/**
 * A card to a trick, or none any more.
 * @param {HandDraft} draft @param {number} at @param {string} id @param {string | undefined} card
 */
export function putCard(draft, at, id, card) {
  const tricks = Array.from({ length: Math.max(draft.tricks.length, at + 1) }, (_, place) => draft.tricks[place] ?? {});
  const { [id]: _before, ...others } = tricks[at];
  tricks[at] = card ? { ...others, [id]: card } : others;
  return { ...draft, tricks, accept: false };
}
