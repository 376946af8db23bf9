/** The course of a game that is over, as its sheet has it: places, how long it took, who was ahead, who came close. */
import { peaksOf } from "../history/chart-marks.js";
import { isRound, sideOf, sidesOf } from "../table.js";

const MINUTE_MS = 60_000;
/** A game that was left open over night says nothing by how long it took. */
const LONGEST_MINUTES = 16 * 60;
/** Above so many sides on the first three places there is no podium, only the list. */
const MOST_ON_PODIUM = 4;
const LAST_ON_PODIUM = 3;
/** One round ahead is not ahead for long. */
const SHORTEST_LEAD = 2;

/** @typedef {import("../families.js").Act} Act */
/** @typedef {import("../families.js").SheetParts} SheetParts */
/** @typedef {import("../board/order.js").Best | undefined} Best */

/**
 * Every side with its place, best first; all in order of seats without one where nobody won.
 * @param {any} game @returns {{side: string, place: number | null}[]}
 */
export function placesOf(game) {
  const ranked = /** @type {{side: string, place: number}[]} */ (game.result?.ranking ?? []);
  const others = sidesOf(game).filter((side) => !ranked.some((place) => place.side === side));
  return [...ranked.map(({ side, place }) => ({ side, place })), ...others.map((side) => ({ side, place: null }))];
}

/**
 * The sides on the podium, from left to right: the best in the middle. None where too many share the first places, or
 * somebody played alone.
 * @param {any} game @returns {{side: string, place: number}[]}
 */
export function podiumOf(game) {
  const first = placesOf(game).filter(
    /** @returns {entry is {side: string, place: number}} */
    (entry) => entry.place !== null && entry.place <= LAST_ON_PODIUM,
  );
  if (first.length < 2 || first.length > MOST_ON_PODIUM) return [];
  return first.reduce(
    (row, entry, at) => (at % 2 ? [entry, ...row] : [...row, entry]),
    /** @type {{side: string, place: number}[]} */ ([]),
  );
}

/** The whole minutes from the first deal to the last entry; null where that says nothing. */
export function minutesOf(/** @type {any} */ game, /** @type {Act[]} */ sheet) {
  const last = sheet.at(-1)?.recorded_at;
  const minutes = Math.round((Date.parse(last) - Date.parse(game.created_at)) / MINUTE_MS);
  return minutes > 0 && minutes < LONGEST_MINUTES ? minutes : null;
}

/**
 * The longest time that somebody was alone ahead, in rounds: those who were so for that long. Whoever has passed the
 * limit more often is behind, whatever the score.
 * @param {any} game @param {Act[]} sheet @param {SheetParts} parts @param {Best} best
 * @returns {null | {sides: string[], rounds: number}}
 */
export function longestLead(game, sheet, parts, best) {
  if (!best || sidesOf(game).length < 2) return null;
  const runs = runsOf(leadersOf(game, sheet, parts, best));
  const rounds = Math.max(0, ...runs.map((run) => run.rounds));
  if (rounds < SHORTEST_LEAD) return null;
  return { sides: [...new Set(runs.filter((run) => run.rounds === rounds).map(({ side }) => side))], rounds };
}

/**
 * The side alone ahead after each round; null where several were.
 * @param {any} game @param {Act[]} sheet @param {SheetParts} parts @param {"highest" | "lowest"} best
 */
function leadersOf(game, sheet, parts, best) {
  const staying = new Set(game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn).map(sideOf));
  /** @type {Map<string, number>} */
  const peaks = new Map();
  /** @type {(string | null)[]} */
  const leaders = [];
  for (const act of sheet) {
    for (const { player } of parts.peaks(act)) peaks.set(player, (peaks.get(player) ?? 0) + 1);
    if (!isRound(act)) continue;
    const scores = /** @type {Record<string, number>} */ (act.scores);
    const sides = Object.keys(scores).filter((side) => staying.has(side));
    const compare = (/** @type {string} */ side, /** @type {string} */ other) =>
      (peaks.get(side) ?? 0) - (peaks.get(other) ?? 0) ||
      (best === "lowest" ? scores[side] - scores[other] : scores[other] - scores[side]);
    const [first, second] = [...sides].sort(compare);
    leaders.push(first && second && compare(first, second) < 0 ? first : null);
  }
  return leaders;
}

/**
 * The times that one side was ahead without a break.
 * @param {(string | null)[]} leaders @returns {{side: string, rounds: number}[]}
 */
function runsOf(leaders) {
  /** @type {{side: string, rounds: number}[]} */
  const runs = [];
  leaders.forEach((side, at) => {
    const last = runs.at(-1);
    if (side && last && side === leaders[at - 1]) last.rounds += 1;
    else if (side) runs.push({ side, rounds: 1 });
  });
  return runs;
}

/**
 * The side that came closest to the limit without ever passing it, where somebody else did.
 * @param {any} game @param {Act[]} sheet @param {SheetParts} parts @param {any} rules
 * @returns {null | {side: string, score: number, limit: number}}
 */
export function nearestToLimit(game, sheet, parts, rules) {
  const limit = parts.limit(rules);
  const passed = new Set(peaksOf(sheet, parts).map(({ player }) => player));
  if (!limit || !passed.size) return null;
  const highest = sidesOf(game)
    .filter((side) => !passed.has(side))
    .map((side) => ({ side, score: Math.max(0, ...sheet.map(({ scores = {} }) => Number(scores[side] ?? 0))), limit }));
  const closest = highest.sort((side, other) => other.score - side.score)[0];
  return closest && closest.score * 2 > limit ? closest : null;
}

/**
 * The points that lay between the winner and the next, where scores alone decided.
 * @param {any} game @param {Act[]} sheet @param {SheetParts} parts @param {Best} best
 */
export function marginOf(game, sheet, parts, best) {
  const [first, second] = placesOf(game);
  if (!best || !sheet.length || !second?.place || second.place === 1 || peaksOf(sheet, parts).length) return null;
  const scoreOf = (/** @type {string} */ side) =>
    game.players.find((/** @type {any} */ player) => sideOf(player) === side)?.score ?? 0;
  return Math.abs(scoreOf(first.side) - scoreOf(second.side)) || null;
}
