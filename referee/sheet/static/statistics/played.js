/** The games that this phone knows: who was in them, who won, and every deal of somebody alone. */
import { comparable } from "../names.js";

/**
 * A game as a phone keeps it for its list, and what goes with it if it was opened here.
 * @typedef {object} Known
 * @property {string} id
 * @property {any} [game] As the API has it
 * @property {string} [variant] The name of its rules
 */

/** @typedef {{key: string, name: string, isWinner: boolean, place: number | null}} Person */
/** @typedef {{id: string, family: string, at: string, people: Person[]}} Played A game of several that has an end */

/**
 * A deal of somebody who plays alone. `ms` is how long it took; null where that is not known.
 * @typedef {{family: string, variant: string, key: string, name: string, isWon: boolean, points: number, ms: number |
 *   null}} Deal
 */

/**
 * The outcome of a deal, as a family reads it.
 * @typedef {(act: any, player: string) => {isWon: boolean, points: number}} DealOf
 */

const FINISHED = "finished";
/** Nobody deals, plays and clears a deal in less, and a table that stood longer was left alone. */
const SHORTEST_MS = 60_000;
const LONGEST_MS = 3 * 60 * 60_000;

/** The games in the order in which they began. @param {Known[]} known */
const inOrder = (known) =>
  known
    .filter(({ game }) => game)
    .sort((game, other) => timeOf(game.game.created_at) - timeOf(other.game.created_at) || compare(game.id, other.id));

const timeOf = (/** @type {string} */ text) => Date.parse(text) || 0;
const compare = (/** @type {string} */ id, /** @type {string} */ other) => (id < other ? -1 : Number(id > other));

/**
 * The games of several that somebody has won, the earliest first. One that was given up, or that goes on as far as this
 * phone knows, has no winner.
 * @param {Known[]} known @returns {Played[]}
 */
export const gamesOf = (known) =>
  inOrder(known)
    .filter(({ game }) => game.status === FINISHED && game.result && game.players.length > 1)
    .map(({ id, game }) => ({ id, family: game.family, at: game.created_at, people: peopleOf(game) }));

/** Everybody once, also where two have one name: who of them has won, has won. @param {any} game @returns {Person[]} */
function peopleOf({ players, result: { winners = [], ranking = [] } }) {
  /** @type {Map<string, Person>} */
  const people = new Map();
  for (const { id, name } of players) {
    const place = ranking.find((/** @type {any} */ entry) => entry.player === id)?.place ?? null;
    const person = { key: comparable(name), name, isWinner: winners.includes(id), place };
    const before = people.get(person.key);
    people.set(person.key, before ? better(before, person) : person);
  }
  return [...people.values()];
}

/** @param {Person} person @param {Person} other */
function better(person, other) {
  if (person.isWinner !== other.isWinner) return person.isWinner ? person : other;
  return (other.place ?? Infinity) < (person.place ?? Infinity) ? other : person;
}

/**
 * The deals of everybody who played alone, the earliest first, also of games that go on or were given up.
 * @param {Known[]} known
 * @param {(id: string) => any[]} sheetOf What this phone keeps of a game's sheet
 * @param {Record<string, DealOf>} families Those whose deals are won or lost
 * @returns {Deal[]}
 */
export const dealsOf = (known, sheetOf, families) =>
  inOrder(known)
    .filter(({ game }) => game.players.length === 1 && families[game.family])
    .flatMap(({ game, variant, id }) => dealsIn(game, variant, sheetOf(id), families[game.family]));

/**
 * @param {any} game @param {string | undefined} variant
 * @param {any[]} sheet @param {DealOf} dealOf @returns {Deal[]}
 */
function dealsIn(game, variant, sheet, dealOf) {
  const [{ id, name }] = game.players;
  const about = { family: game.family, variant: variant ?? game.variant, key: comparable(name), name };
  return sheet.flatMap((act, at) => {
    if (act.number === undefined || act.number === null) return [];
    const before = sheet[at - 1]?.recorded_at ?? game.created_at;
    return { ...about, ...dealOf(act, id), ms: tookMs(before, act.recorded_at) };
  });
}

/**
 * The time that a deal took; null where clocks went back, deals were recorded together, or the table was left alone.
 * @param {string} before @param {string} after
 */
function tookMs(before, after) {
  const ms = Date.parse(after) - Date.parse(before);
  return ms >= SHORTEST_MS && ms <= LONGEST_MS ? ms : null;
}
