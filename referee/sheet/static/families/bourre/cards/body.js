/** A hand that is told card by card as it is sent, and what of it has to be told yet. */
import { nameOf, suitOf } from "../../../table.js";
import { t } from "../../../text.js";
import { inTurn, namesSuit } from "../table.js";
import { dealerOf, tricksOf } from "./tricks.js";

/** @typedef {import("./hand.js").HandDraft} HandDraft */
/** @typedef {import("./hand.js").Table} Table */

/** @typedef {{ask: string, player?: string, number?: number}} Missing The message that asks for it, and with what */

/**
 * The next thing to enter; null when everything is there.
 * @param {HandDraft} hand @param {Table} table @returns {Missing | null}
 */
export function missingOf(hand, table) {
  if (!hand.stay.length) return { ask: "bourre.missing.stay" };
  if (hand.stay.length === 1) return null;
  if (!hand.trump) return { ask: namesSuit(table.rules) ? "bourre.missing.suit" : "bourre.missing.upcard" };
  const tricks = tricksOf(hand, table);
  const { order, cards } = tricks[tricks.length - 1];
  const player = order.find((id) => !cards[id]);
  return player ? { ask: "bourre.missing.card", player, number: tricks.length } : null;
}

/** The same in words. @param {Missing | null} missing @param {any} game */
export const missingText = (missing, game) =>
  missing && t(missing.ask, { ...missing, name: missing.player ? nameOf(game, missing.player) : "" });

/**
 * The members of the body that tell it.
 * @param {HandDraft} hand @param {Table} table
 */
export function playedOf(hand, table) {
  const { stay, discards, trump, accept, draws } = hand;
  const stayers = inTurn(table.players, dealerOf(hand, table), stay).map(({ id }) => id);
  const staying = { stay: stayers.map(withDraws(draws)) };
  if (stay.length < 2) return staying;
  const thrown = Object.entries(discards).filter(([id, cards]) => cards.length && stay.includes(id));
  return {
    trump: trumpBody(trump),
    ...staying,
    tricks: tricksOf(hand, table).map(({ order, cards }) => order.map((player) => ({ player, card: cards[player] }))),
    ...(thrown.length ? { discards: Object.fromEntries(thrown) } : {}),
    ...(accept ? { accept_infractions: true } : {}),
  };
}

/** @param {Record<string, number>} draws @returns {(player: string) => string | {player: string, draws: number}} */
const withDraws = (draws) => (player) => (draws[player] === undefined ? player : { player, draws: draws[player] });

/** @param {string | null} trump */
const trumpBody = (trump) => (suitOf(trump ?? "") === trump ? { suit: trump } : { card: trump });
