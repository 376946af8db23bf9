/** The cells of a form at a table: who has one in which row, and in which order the keys go through them. */
import { nameOf, orderFrom, playerOf, sideOf } from "../table.js";
import { firstOf } from "./first.js";

/** @typedef {import("./spec.js").Cell} Cell */
/** @typedef {import("./spec.js").Row} Row */
/** @typedef {import("./spec.js").Person} Person */
/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").FormSpec} FormSpec */

/**
 * @typedef {object} Plan
 * @property {import("./spec.js").Spec} spec
 * @property {FormSpec} form
 * @property {Person[]} people Those who are in the round to its end
 * @property {Set<any>} gone Those who are not
 * @property {import("./spec.js").First | null} question The first question, where there is one
 * @property {string | null | undefined} answer Undefined as long as nobody has answered it
 * @property {string | null | undefined} first Whose answer it is among those who have cells; null where none is asked
 * @property {Row[]} rows Those that are asked now
 * @property {Cell[]} cells Those that take keys: of the whole round, then person by person
 * @property {string[]} order The persons in turn
 * @property {number} players
 */

/**
 * @param {import("./spec.js").Spec} spec
 * @param {Draft} draft
 * @param {import("./spec.js").Table} table
 * @returns {Plan}
 */
export function planOf(spec, draft, table) {
  const form = spec.forms.find(({ id }) => id === draft.form) ?? spec.forms[0];
  const gone = leaversOf(form, draft);
  const people = peopleOf(form, table).filter(({ id }) => !gone.has(id));
  // Where all others have left the round, nothing of its end is asked.
  const isOver = gone.size > 0 && people.length < 2;
  const question = isOver ? null : firstOf(spec, form);
  const answer = gone.has(draft.first) ? undefined : draft.first;
  const first = question ? among(people, answer, table) : null;
  const isOpen = isOver || first === undefined;
  const rows = form.rows.filter((row) => row.kind === "turns" || (!isOpen && isAsked(row, people.length, first)));
  const inTurn = turnsFrom(people, beginnerOf(form, question, { ...draft, first }), first);
  const typed = rows.filter(({ kind }) => kind === "number" || kind === "cards" || kind === "card");
  const ofAll = typed.filter(isOfAll).map((row) => ({ at: row.at, path: row.at, row, person: null }));
  const each = inTurn.flatMap((person, turn) =>
    typed
      .filter((row) => !isOfAll(row) && isOf(row, person.id, first))
      .map((row) => ({ at: placeOf(row.at, person.id), path: pathAt(row.at, person.id, turn), row, person })),
  );
  const cells = [...ofAll, ...each];
  const order = inTurn.map(({ id }) => id);
  return { spec, form, people, gone, question, answer, first, rows, cells, order, players: table.players.length };
}

/** Those who have left the round before its end. @param {FormSpec} form @param {Draft} draft @returns {Set<any>} */
const leaversOf = ({ rows }, { values }) =>
  new Set(
    rows.flatMap(({ at, turns }) =>
      turns?.others ? (values[at] ?? []).flatMap((/** @type {any} */ turn) => turn[turns.others ?? ""] ?? []) : [],
    ),
  );

/** @param {FormSpec} form @param {import("./spec.js").Table} table */
function peopleOf({ rows }, { game, players }) {
  if (rows.some(({ at }) => at.includes("{player}"))) return players.map(({ id, name }) => ({ id, name }));
  return [...new Set(players.map(sideOf))].map((id) => ({ id, name: nameOf(game, id) }));
}

/**
 * The one of them whose answer it is: a player where sides have cells is told by theirs.
 * @param {import("./spec.js").Person[]} people @param {string | null | undefined} first
 * @param {import("./spec.js").Table} table
 */
function among(people, first, { game }) {
  if (!first || people.some(({ id }) => id === first)) return first;
  const player = playerOf(game, first);
  return player ? sideOf(player) : first;
}

/**
 * The one who begins, where that is part of what is sent: the answer to the first question, or to another.
 * @param {FormSpec} form @param {Plan["question"]} question @param {Draft} draft
 */
function beginnerOf({ rows }, question, { first, values }) {
  const row = rows.find(({ person }) => person);
  if (!row) return null;
  const at = `${turnAt(row.at, 0)}/${row.person}`;
  return question?.at === at ? first : values[at];
}

/**
 * In playing order from whoever begins, or else the answer to the first question before all others.
 * @param {Person[]} people @param {string | null | undefined} beginner @param {string | null | undefined} first
 */
const turnsFrom = (people, beginner, first) =>
  beginner
    ? orderFrom(people, beginner)
    : [...people.filter(({ id }) => id === first), ...people.filter(({ id }) => id !== first)];

/** @param {Row} row @param {number} count @param {string | null} first */
const isAsked = ({ sides, least_sides: least = 1, if_first: ifFirst, if_nobody: ifNobody }, count, first) =>
  (sides ?? count) === count && count >= least && (!ifFirst || first !== null) && (!ifNobody || first === null);

/** True if a row is about a person. @param {Row} row @param {string} id @param {string | null | undefined} first */
export const isOf = ({ of = "all" }, id, first) => of === "all" || (of === "first") === (id === first);

/** A place for one of them, by which a draft keeps it. @param {string} at @param {string} id */
export const placeOf = (at, id) => at.replace(/\{(player|side|turn)\}/, id);

/** The same in what is sent. @param {string} at @param {string} id @param {number} turn */
const pathAt = (at, id, turn) => placeOf(at.replace("{turn}", String(turn)), id);

/** The record of a turn. @param {string} at @param {number} turn */
const turnAt = (at, turn) => at.replace(/\{turn\}.*/, String(turn));

/** The place in what is sent of all that a row asks of a person. @param {Plan} plan @param {Row} row */
export const pathOf = ({ order }, { at }, /** @type {string} */ id) =>
  at.includes("{turn}") ? turnAt(at, order.indexOf(id)) : placeOf(at, id);

/** True if a place is one for each. @param {Row} row */
export const isByPerson = ({ at }) => /\{(player|side|turn)\}/.test(at);

/** True if a figure is of the whole round. @param {Row} row */
const isOfAll = (row) => !isByPerson(row) && row.of !== "first";

/** The cell of a person in rows with one label, where they have one. @param {Plan} plan @param {Row} row */
export const cellOf = ({ cells }, row, /** @type {string} */ id) =>
  cells.find((cell) => cell.person?.id === id && cell.row.label === row.label && cell.row.kind === row.kind);

/** The places of a row in what is sent. @param {Plan} plan @param {Row} row */
export const pathsOf = (plan, row) => (isByPerson(row) ? plan.people.map(({ id }) => pathOf(plan, row, id)) : [row.at]);

/** Every place that the form shows, so that what is wrong with it is told beside it. @param {Plan} plan */
export const placesIn = (plan) => plan.rows.filter(({ kind }) => kind !== "flag").flatMap((row) => pathsOf(plan, row));

/** True if a row is no cell of the grid: it stands below. @param {Row} row */
export const isBelow = ({ kind, fold }) =>
  kind === "flag" || kind === "turns" || (isList({ kind }) && (kind !== "players" || fold !== undefined));

/** True if a row is a list of what happened. @param {{kind: import("./spec.js").Kind}} row */
export const isList = ({ kind }) => kind === "players" || kind === "events" || kind === "gifts";

/** True if persons are marked in a row. @param {Row} row */
export const isMarked = ({ kind }) => kind === "whose" || kind === "players";

/**
 * The rows that stand in the grid, each label once; what is of the whole round, folded or a flag stands beside it.
 * @param {Plan} plan
 */
export const gridRows = ({ rows }) =>
  rows
    .filter((row) => isMarked(row) || !isOfAll(row))
    .filter((row) => !isBelow(row) && !row.fold)
    .filter(({ label, kind }, at, all) => all.findIndex((row) => row.label === label && row.kind === kind) === at);

/** A bound that may depend on how many play. @param {number | Record<string, number> | undefined} bound */
export const boundOf = (bound, /** @type {number} */ players) => (typeof bound === "object" ? bound[players] : bound);
