/** A hand as it is noted trick by trick: kept while it is noted, and turned into what the referee is asked. */
import { playersAt } from "../sheet/players-at.js";
import { keep, stored } from "../../../storage.js";
import { isRound, orderFrom, playersIn } from "../../../table.js";
import { likelyTaker } from "./likely-taker.js";

/**
 * @typedef {object} Audit
 * @property {number | null} number Of the hand
 * @property {string} each Cards dealt to each, as typed
 * @property {{leader: string, tapped?: boolean, cards: Record<string, string[]>}[]} tricks `tapped` where somebody said
 *   who led
 * @property {boolean} [recorded] Whether its last trick was handed over to be entered
 */

/** @typedef {Audit["tricks"][number]} Trick */
/** @typedef {import("../../../families.js").Player} Player */
/** @typedef {import("../../../session.js").Sitting} Sitting */
/** @typedef {import("../table.js").Pack} Pack */

/** @param {string} id */
const keyOf = (id) => `audit ${id}`;
/** @param {string} id @param {Audit} audit */
export const keepAudit = (id, audit) => keep("drafts", keyOf(id), audit);

/**
 * The notes made before, as long as they may be of use: once the hand is entered from them, they are not.
 * @param {Sitting} sitting @returns {Audit | null}
 */
export function storedAudit(sitting) {
  const before = stored("drafts", keyOf(sitting.id));
  return before && !(before.recorded && isOver(before, sitting)) ? before : null;
}

/**
 * Nothing noted yet, of the hand being played; after the game of its last one.
 * @param {Sitting} sitting @returns {Audit}
 */
export function freshAudit({ game, sheet }) {
  const hand = game.next ?? sheet.findLast(isRound) ?? {};
  return {
    number: hand.number ?? null,
    each: String(hand.cards_each ?? 7),
    tricks: [{ leader: hand.leader ?? game.players[0].id, cards: {} }],
  };
}

/**
 * True if the hand is on the sheet already.
 * @param {{number: number | null}} audit @param {Sitting} sitting @returns {boolean}
 */
export const isOver = ({ number }, { game, sheet }) =>
  game.next ? Number(number) < game.next.number : sheet.some((act) => act.number === number);

/** @param {Audit} audit @param {Sitting} sitting @returns {Player[]} */
export const playersOf = (audit, sitting) =>
  isOver(audit, sitting) ? playersAt(sitting.game, sitting.sheet, Number(audit.number)) : playersIn(sitting.game);

/** @param {Trick} trick @param {Player[]} players */
const noted = ({ cards }, players) => players.filter(({ id }) => cards[id]?.length);
/** @param {Trick} trick @param {Player[]} players */
const sizeOf = (trick, players) => Math.max(0, ...noted(trick, players).map(({ id }) => trick.cards[id].length));
/** @param {Trick[]} tricks @param {Player[]} players */
const cardsNoted = (tricks, players) => tricks.reduce((sum, trick) => sum + (sizeOf(trick, players) || 1), 0);

/** The tricks up to the last of which anything is noted. @param {Audit} audit @param {Player[]} players */
export const tricksNoted = ({ tricks }, players) =>
  tricks.slice(0, 1 + tricks.findLastIndex((trick) => noted(trick, players).length));

/**
 * Whoever seems to have taken a trick leads the next, unless somebody said who did; it is begun once the last is whole.
 * @param {Audit} audit @param {Player[]} players @param {Pack} table @returns {Audit}
 */
export function followed(audit, players, table) {
  const tricks = /** @type {Trick[]} */ ([]);
  for (const trick of audit.tricks) {
    const leader = trick.tapped || !tricks.length ? null : takerOf(tricks[tricks.length - 1], players, table);
    tricks.push(leader ? { ...trick, leader } : trick);
  }
  const next = takerOf(tricks[tricks.length - 1], players, table);
  if (next && cardsNoted(tricks, players) < Number(audit.each)) tricks.push({ leader: next, cards: {} });
  return { ...audit, tricks };
}

/**
 * The likely taker of a trick that is whole.
 * @param {Trick} trick @param {Player[]} players @param {Pack} table @returns {string | null | undefined}
 */
function takerOf({ leader, cards }, players, table) {
  if (!players.every(({ id }) => cards[id]?.length)) return null;
  return likelyTaker(
    table,
    orderFrom(players, leader).map(({ id }) => ({ player: id, cards: cards[id] })),
  );
}

/**
 * The gaps of the notes: names by trick, `null` for everybody's, and how many cards of each are left after the last
 * one.
 * @param {Audit} audit @param {Player[]} players
 */
export function missingOf(audit, players) {
  const tricks = tricksNoted(audit, players);
  const absent = tricks.map((trick) => players.filter(({ id }) => !trick.cards[id]?.length).map(({ name }) => name));
  const gaps = absent.map((names, at) => ({ trick: at + 1, names: names.length === players.length ? null : names }));
  return {
    gaps: gaps.filter(({ names }) => names === null || names.length),
    rest: Math.max(0, Number(audit.each) - cardsNoted(tricks, players)),
  };
}

/** The question; what was not noted is null. @param {Audit} audit @param {Player[]} players @param {Sitting} sitting */
export function claimOf(audit, players, sitting) {
  const play =
    (/** @type {Trick["cards"]} */ cards) =>
    (/** @type {Player} */ { id }) => ({ player: id, cards: cards[id]?.length ? cards[id] : null });
  const tricks = tricksNoted(audit, players).map((trick) =>
    noted(trick, players).length ? orderFrom(players, trick.leader).map(play(trick.cards)) : null,
  );
  const about = isOver(audit, sitting) ? { hand: audit.number } : {};
  return { kind: "audit", leader: audit.tricks[0].leader, cards_each: Number(audit.each), tricks, ...about };
}
