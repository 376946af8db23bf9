/** The tricks of a hand that is being entered: who plays to each, who seems to have won it, and who has how many. */
import { suitOf } from "../../../table.js";
import { inTurn, likelyWinner } from "../table.js";

/** @typedef {import("./draft.js").HandDraft} HandDraft */
/** @typedef {import("./draft.js").Table} Table */

/** How many tricks there are. @param {Table} table */
export const tricksIn = ({ rules }) => rules.deal.cards;

/**
 * Who deals; behind hands that wait to be sent, whoever sits so many places further on.
 * @param {HandDraft} draft @param {Table} table @returns {string | null}
 */
export function dealerOf(draft, { game, players, ahead = 0 }) {
  if (draft.dealer) return draft.dealer;
  const dealer = game.next?.dealer ?? null;
  return players[(players.findIndex(({ id }) => id === dealer) + ahead) % players.length]?.id ?? dealer;
}

/** How many tricks each who stays has taken. @param {HandDraft} draft @returns {Record<string, number>} */
export const takenBy = ({ stay, takers }) =>
  Object.fromEntries(stay.map((id) => [id, takers.filter((taker) => taker === id).length]));

/** Whether several have taken most. @param {HandDraft} draft @param {Table} table */
export function isTied(draft, table) {
  const taken = draft.form === "cards" ? takenByCards(draft, table) : takenBy(draft);
  const barred = barredFrom(draft, table.rules);
  const counts = Object.keys(taken).flatMap((id) => (barred.includes(id) ? [] : [taken[id]]));
  const most = Math.max(0, ...counts);
  return most > 0 && counts.filter((count) => count === most).length > 1;
}

/**
 * Who is not counted among those with most tricks, where the best of the others wins.
 * @param {HandDraft} draft @param {any} rules
 */
const barredFrom = ({ faults }, { faults: rules }) =>
  rules.barred_leader === "next_best"
    ? faults.filter(({ kind }) => rules[kind].includes("bar")).map(({ player }) => player)
    : [];

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
  const found = [];
  let leader = stayers[0];
  while (leader && found.length < tricksIn(table)) {
    const at = stayers.indexOf(leader);
    const order = [...stayers.slice(at), ...stayers.slice(0, at)];
    const cards = draft.tricks[found.length] ?? {};
    found.push({ order, cards });
    if (!order.every((id) => cards[id])) break;
    leader = likelyWinner(order, cards, trump, table.cards?.ranks ?? []);
  }
  return found;
}

/** @param {HandDraft} draft @param {Table} table @returns {Record<string, number>} */
function takenByCards(draft, table) {
  const ranks = table.cards?.ranks ?? [];
  const whole = tricksOf(draft, table).filter(({ order, cards }) => order.every((id) => cards[id]));
  const winners = whole.map(({ order, cards }) => likelyWinner(order, cards, trumpSuit(draft), ranks));
  return Object.fromEntries(draft.stay.map((id) => [id, winners.filter((winner) => winner === id).length]));
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
