/** Players, sides and cards as every family has them. Nothing here scores anything: the service does. */
import { list, t } from "./text.js";

export const JOKER = "joker";

/** @typedef {import("./families.js").Player} Player */

/** The players who take part in the next round. @param {any} game @returns {Player[]} */
export const playersIn = (game) =>
  game.players.filter((/** @type {Player} */ player) => player.status !== "out" && !player.withdrawn);

/** @param {any} game @param {string} id @returns {Player} */
export const playerOf = (game, id) => game.players.find((/** @type {Player} */ player) => player.id === id);

/** Whose score counts for a player: their own side's, or their team's. @param {Player} player @returns {string} */
export const sideOf = ({ id, side }) => side ?? id;

/** Every side once, in the order of their first seats. @param {any} game @returns {string[]} */
export const sidesOf = (game) => [...new Set(/** @type {string[]} */ (game.players.map(sideOf)))];

/**
 * Those who have a row of their own on the board and a column on the sheet: a player, or partners together. Partners
 * are told as the first of them, by all their names.
 * @typedef {Player & {members: Player[]}} Row
 */

/** @param {any} game @returns {Row[]} */
export const rowsOf = (game) =>
  sidesOf(game).map((side) => {
    const members = game.players.filter((/** @type {Player} */ player) => sideOf(player) === side);
    return { ...members[0], name: nameOf(game, side), withdrawn: members.every(hasLeft), members };
  });

/** @param {Player} player */
const hasLeft = ({ withdrawn }) => Boolean(withdrawn);

/**
 * The seat that tells two seats of one person apart: whoever left and came back has a new one. Others need nothing.
 * @param {any} game @param {Player} player
 */
const seatOf = ({ players }, { id, seat, seat_before: before }) =>
  before || players.some((/** @type {Player} */ other) => other.seat_before === id) ? seat : null;

/** Everybody once: who left and came back, as they sit now. @param {any} game @returns {Player[]} */
export const peopleOf = ({ players }) =>
  players.filter(
    (/** @type {Player} */ { id }) => !players.some((/** @type {Player} */ other) => other.seat_before === id),
  );

/** A name as a column or a line of the chart has it. @param {any} game @param {string} side */
export function labelOf(game, side) {
  const player = playerOf(game, side);
  const seat = player && seatOf(game, player);
  return seat ? t("table.seat", { name: player.name, seat }) : nameOf(game, side);
}

/** A player's name, or those of all on a side. @param {any} game @param {string} id */
export const nameOf = (game, id) => playerOf(game, id)?.name ?? (partnersOf(game, id).join(" & ") || id);

/** Everybody on these sides, by name. @param {any} game @param {string[]} sides @returns {string[]} */
export const everyoneOn = (game, sides) => sides.flatMap((side) => partnersOf(game, side));

/** The names of the players on a side. @param {any} game @param {string} side @returns {string[]} */
export const partnersOf = (game, side) =>
  game.players
    .filter((/** @type {Player} */ player) => sideOf(player) === side)
    .map((/** @type {Player} */ { name }) => name);

/** The names of players or sides as a list is read. @param {any} game @param {string[]} ids */
export const namesOf = (game, ids) => list(ids.map((id) => nameOf(game, id)));

/** True if a line of the sheet is about a player, or about their team. @param {any} line @param {Player} player */
export const isAbout = (line, player) => line.player === player.id || (line.side ?? line.player) === sideOf(player);

/** True if an entry of the sheet is a round: only rounds have numbers. @param {{number?: number}} act */
export const isRound = ({ number }) => Number.isInteger(number);

/**
 * The players in playing order, from `first` on, clockwise.
 * @template {{id: string}} T @param {T[]} players @param {string | null | undefined} first @returns {T[]}
 */
export function orderFrom(players, first) {
  const at = players.findIndex((player) => player.id === first);
  return at < 0 ? players : [...players.slice(at), ...players.slice(0, at)];
}

/** @param {string} card */
export const rankOf = (card) => (card === JOKER ? JOKER : card.replace(/[CDHSOEB]$/, ""));

/** @param {string} card */
export const suitOf = (card) => (card === JOKER ? "" : (/[CDHSOEB]$/.exec(card)?.[0] ?? ""));
