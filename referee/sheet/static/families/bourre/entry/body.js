/** A hand as it is sent, and what of it has to be told yet. */
import { suitOf } from "../../../table.js";
import { inTurn, isPlayOff, mayAgree, namesSuit } from "../table.js";
import { dealerOf, isTied, takenBy, tricksIn, tricksOf } from "./tricks.js";

/** @typedef {import("./draft.js").HandDraft} HandDraft */
/** @typedef {import("./draft.js").Table} Table */

/** @typedef {{ask: string, player?: string, number?: number}} Missing The message that asks for it, and with what */

/**
 * What has to be told yet; null when everything is there.
 * @param {HandDraft} draft @param {Table} table @returns {Missing | null}
 */
export function missingOf(draft, table) {
  const { stay, passed, takers } = draft;
  if (!stay.length) return passed ? null : { ask: "bourre.missing.stay" };
  if (draft.form === "cards") return missingCard(draft, table);
  if (stay.length === 1 && !takers.length) return null;
  if (takers.length < tricksIn(table)) return { ask: "bourre.missing.taker", number: takers.length + 1 };
  return stay.length === 1 ? { ask: "bourre.missing.other" } : null;
}

/** @param {HandDraft} draft @param {Table} table */
function missingCard(draft, table) {
  if (draft.stay.length === 1) return null;
  if (!draft.trump) return { ask: namesSuit(table.rules) ? "bourre.missing.suit" : "bourre.missing.upcard" };
  const tricks = tricksOf(draft, table);
  const { order, cards } = tricks[tricks.length - 1];
  const player = order.find((id) => !cards[id]);
  return player ? { ask: "bourre.missing.card", player, number: tricks.length } : null;
}

/**
 * What is sent.
 * @param {HandDraft} draft @param {Table} table @param {number} number
 */
export function bodyOf(draft, table, number) {
  const { away, faults, split, ante } = draft;
  const agreed = mayAgree(table.rules) && split !== undefined && isTied(draft, table) ? { split } : {};
  return {
    number,
    ...(away.length ? { away } : {}),
    ...playedOf(draft, table),
    ...(faults.length ? { faults } : {}),
    ...agreed,
    ...(ante === undefined || isPlayOff(table, draft) ? {} : { ante }),
  };
}

/**
 * The same without what was called, and who was away.
 * @param {HandDraft} draft @param {Table} table
 */
export function playedOf(draft, table) {
  const { stay, discards, trump, accept, draws } = draft;
  const stayers = inTurn(table.players, dealerOf(draft, table), stay).map(({ id }) => id);
  const thrown = Object.entries(discards).filter(([, cards]) => cards.length);
  if (stay.length < 2 || draft.form === "taken")
    return {
      stay: stayers.map(withDraws(draws)),
      ...(stay.length < 2 ? {} : { taken: takenBy(draft) }),
      ...(draft.dealer ? noted(trump, thrown) : {}),
    };
  return {
    trump: trumpBody(trump),
    stay: stayers.map(withDraws(draws)),
    tricks: tricksOf(draft, table).map(({ order, cards }) => order.map((player) => ({ player, card: cards[player] }))),
    ...thrownBody(thrown.filter(([id]) => stay.includes(id))),
    ...(accept ? { accept_infractions: true } : {}),
  };
}

/**
 * What a hand told in short has on the sheet besides, which is kept.
 * @param {string | null} trump @param {Thrown} thrown
 */
const noted = (trump, thrown) => ({ ...(trump ? { trump: trumpBody(trump) } : {}), ...thrownBody(thrown) });

/** @typedef {[string, string[]][]} Thrown Cards by player */

/** @param {Thrown} thrown */
const thrownBody = (thrown) => (thrown.length ? { discards: Object.fromEntries(thrown) } : {});

/** @param {Record<string, number>} draws @returns {(player: string) => string | {player: string, draws: number}} */
const withDraws = (draws) => (player) => (draws[player] === undefined ? player : { player, draws: draws[player] });

/** @param {string | null} trump */
const trumpBody = (trump) => (suitOf(trump ?? "") === trump ? { suit: trump } : { card: trump });
