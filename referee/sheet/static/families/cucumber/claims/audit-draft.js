/** A hand as it is noted trick by trick: kept while it is noted, and turned into what the referee is asked. */
import { playersAt } from "../sheet/players-at.js";
import { keep, stored } from "../../../storage.js";
import { isRound, orderFrom, playersIn } from "../../../table.js";
import { likelyTaker } from "../table.js";

/**
 * @typedef {object} Audit
 * @property {number | null} number Of the hand
 * @property {string} each Cards dealt to each, as typed
 * @property {{leader: string, tapped?: boolean, cards: Record<string, string[]>}[]} tricks `tapped` where somebody said
 *   who led
 * @property {boolean} [recorded] Whether its last trick was handed over to be entered
 */

const keyOf = (id) => `audit ${id}`;
export const keepAudit = (id, audit) => keep("drafts", keyOf(id), audit);

/** The notes made before, as long as they may be of use: once the hand is entered from them, they are not. */
export function storedAudit(sitting) {
  const before = stored("drafts", keyOf(sitting.id));
  return before && !(before.recorded && isOver(before, sitting)) ? before : null;
}

/** Nothing noted yet, of the hand being played; after the game of its last one. @returns {Audit} */
export function freshAudit({ game, sheet }) {
  const hand = game.next ?? sheet.findLast(isRound) ?? {};
  return {
    number: hand.number ?? null,
    each: String(hand.cards_each ?? 7),
    tricks: [{ leader: hand.leader ?? game.players[0].id, cards: {} }],
  };
}

/** True if the hand is on the sheet already. */
export const isOver = ({ number }, { game, sheet }) =>
  game.next ? number < game.next.number : sheet.some((act) => act.number === number);

export const playersOf = (audit, sitting) =>
  isOver(audit, sitting) ? playersAt(sitting.game, sitting.sheet, audit.number) : playersIn(sitting.game);

const noted = ({ cards }, players) => players.filter(({ id }) => cards[id]?.length);
const sizeOf = (trick, players) => Math.max(0, ...noted(trick, players).map(({ id }) => trick.cards[id].length));
const cardsNoted = (tricks, players) => tricks.reduce((sum, trick) => sum + (sizeOf(trick, players) || 1), 0);

/** The tricks up to the last of which anything is noted. */
export const tricksNoted = ({ tricks }, players) =>
  tricks.slice(0, 1 + tricks.findLastIndex((trick) => noted(trick, players).length));

/**
 * Whoever seems to have taken a trick leads the next, unless somebody said who did; it is begun once the last is whole.
 */
export function followed(audit, players, table) {
  const tricks = [];
  for (const trick of audit.tricks) {
    const leader = trick.tapped || !tricks.length ? null : takerOf(tricks.at(-1), players, table);
    tricks.push(leader ? { ...trick, leader } : trick);
  }
  const next = takerOf(tricks.at(-1), players, table);
  if (next && cardsNoted(tricks, players) < Number(audit.each)) tricks.push({ leader: next, cards: {} });
  return { ...audit, tricks };
}

/** The likely taker of a trick that is whole. */
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

/** The question; what was not noted is null. */
export function claimOf(audit, players, sitting) {
  const play =
    (cards) =>
    ({ id }) => ({ player: id, cards: cards[id]?.length ? cards[id] : null });
  const tricks = tricksNoted(audit, players).map((trick) =>
    noted(trick, players).length ? orderFrom(players, trick.leader).map(play(trick.cards)) : null,
  );
  const about = isOver(audit, sitting) ? { hand: audit.number } : {};
  return { kind: "audit", leader: audit.tricks[0].leader, cards_each: Number(audit.each), tricks, ...about };
}
