/** A round as it is sent and as it is read again: every value at its place. */
import { flagIn, numberIn, takesCards, valueAt } from "./draft.js";
import { firstOf } from "./first.js";
import { chosenIn } from "./marks.js";
import { missingOf } from "./missing.js";
import { isBelow, isByPerson, isMarked, pathOf, placeOf, planOf } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Spec} Spec */
/** @typedef {import("./spec.js").Row} Row */
/** @typedef {import("./plan.js").Plan} Plan */

/** The body that is sent. @param {Draft} draft @param {Plan} plan @param {number} number */
export function bodyOf(draft, plan, number) {
  const { spec, rows, cells, question, answer } = plan;
  if (draft.details && spec.details_alone) return { number, ...draft.details };
  /** @type {Record<string, any>} */
  const body = { number };
  for (const [name, value] of Object.entries(draft.kept ?? {})) if (!isAsked(plan, name)) body[name] = value;
  if (question) set(body, question.at, answer ?? null);
  for (const row of rows) for (const [at, value] of placedIn(draft, plan, row)) set(body, at, value);
  for (const cell of cells) {
    const value = valueIn(draft, plan, cell);
    if (value === undefined) continue;
    set(body, cell.path, value);
    const { row, person } = cell;
    if (row.person && person) set(body, `${pathOf(plan, row, person.id)}/${row.person}`, person.id);
  }
  return { ...body, ...draft.details };
}

/**
 * The values of a row without cells, by their places: whose it is, a flag, or what players did in turn.
 * @param {Draft} draft @param {Plan} plan @param {Row} row @returns {[string, any][]}
 */
function placedIn(draft, plan, row) {
  const { at, kind, needs = "each" } = row;
  const value = kind === "players" ? chosenIn(draft, plan, row) : valueAt(draft, at);
  if (kind === "flag") return flagIn(draft, plan, row) || needs === "each" ? [[at, flagIn(draft, plan, row)]] : [];
  if (kind === "players" || isBelow(row)) return value?.length ? [[at, value]] : [];
  if (kind !== "whose") return [];
  if (!isByPerson(row)) return [[at, value ?? null]];
  return [value ?? []].flat().map((id) => [placeOf(at, id), true]);
}

/**
 * The value of a cell as it is sent: cards also for a number, where they were listed and nobody has typed one.
 * @param {Draft} draft @param {Plan} plan @param {import("./spec.js").Cell} cell
 */
function valueIn(draft, plan, cell) {
  const value = valueAt(draft, cell.at);
  if (takesCards(cell)) return value?.length ? value : undefined;
  return Array.isArray(value) ? value : (numberIn(draft, plan, cell) ?? (hasZero(cell) ? 0 : undefined));
}

/** True if a number that nobody types is 0; one of the whole round, or that cannot be 0, is left out. */
export const hasZero = (/** @type {import("./spec.js").Cell} */ { row, person }) =>
  row.needs === "none" && person !== null && !((row.least ?? 0) > 0);

/** True if the form asks for a member of the body itself. @param {Plan} plan @param {string} name */
const isAsked = ({ question, rows }, name) =>
  [...(question ? [question] : []), ...rows].some(({ at }) => at.split("/")[1] === name);

/** @param {Record<string, any>} body @param {string} at @param {any} value */
function set(body, at, value) {
  const steps = at.split("/").slice(1);
  const last = steps.pop() ?? "";
  const within = steps.reduce((inner, step, place) => (inner[step] ??= emptyFor(steps[place + 1] ?? last)), body);
  within[last] = value;
}

/** A list for what is told by numbers, else an object. @param {string} step @returns {any} */
const emptyFor = (step) => (/^\d+$/.test(step) ? [] : {});

/** @param {any} round @param {string} at @param {Record<string, string>} instead */
function get(round, at, instead) {
  const [member, ...steps] = at.split("/").slice(1);
  const within = (/** @type {any} */ whole) => steps.reduce((inner, step) => inner?.[step], whole);
  const value = within(round[member]);
  const other = isThere(value) || !instead[member] ? value : within(round[instead[member]]);
  return isThere(other) ? other : value;
}

/**
 * The draft of a round on the sheet, or of one that waits: in the form that tells the most of it.
 * @param {any} round @param {Spec} spec @param {import("./spec.js").Table} table @returns {Draft}
 */
export function draftOf(round, spec, table) {
  const described = spec.forms.filter(({ is_own: isOwn }) => !isOwn);
  const drafts = described.map(({ id }) => draftIn(id, round, spec, table));
  const whole = drafts.filter((draft) => !missingOf(draft, planOf(spec, draft, table)));
  const draft = { ...(whole.at(-1) ?? drafts[0]), ...keptOf(round, spec) };
  const details = detailsOf(round, spec);
  return details ? { ...draft, details } : draft;
}

/**
 * The members of a round that go along with it in a form that does not ask for them.
 * @param {any} round @param {Spec} spec
 */
function keptOf(round, { kept: names = [] }) {
  const members = names.filter((name) => isThere(round[name])).map((name) => [name, round[name]]);
  return members.length ? { kept: Object.fromEntries(members) } : {};
}

/** The members that tell a round card by card; null where nothing does. @param {any} round @param {Spec} spec */
function detailsOf(round, { details = [], details_alone: isAlone = false }) {
  const groups = details.filter(([place]) => isWithin(round, stepsOf(place)));
  const whole = (isAlone ? groups.slice(0, 1) : groups).flat().map((place) => stepsOf(place)[0]);
  const names = whole.filter((name) => isThere(round[name]));
  return names.length ? Object.fromEntries(names.map((name) => [name, round[name]])) : null;
}

/** @param {string} place */
const stepsOf = (place) => place.split("/").filter(Boolean);

/**
 * True if something is at a place, for anybody where it is one for each.
 * @param {any} value @param {string[]} steps @returns {boolean}
 */
function isWithin(value, [step, ...steps]) {
  if (step === undefined || !isThere(value)) return isThere(value);
  const inner = step.startsWith("{") ? Object.values(value) : [value[step]];
  return inner.some((each) => isWithin(each, steps));
}

/** @param {any} value */
const isThere = (value) => value !== undefined && value !== null;

/** One of several, where only one is there: the first answer of a round that has a list of them. @param {any} value */
const onlyOne = (value) => (Array.isArray(value) ? (value.length === 1 ? value[0] : null) : value);

/**
 * The draft of a round in one form.
 * @param {string} form
 * @param {any} round
 * @param {Spec} spec
 * @param {import("./spec.js").Table} table
 * @returns {Draft}
 */
export function draftIn(form, round, spec, table) {
  const { instead = {} } = spec;
  const described = spec.forms.find(({ id }) => id === form);
  const asks = described && firstOf(spec, described);
  const question = asks ?? spec.first;
  const whose = question && onlyOne(get(round, question.at, instead));
  const empty = { form, values: {} };
  // A form that does not ask says of nobody that nobody did.
  const draft = question && (asks || whose) ? { ...empty, first: whose } : empty;
  const { people } = planOf(spec, draft, table);
  /** @type {Record<string, any>} */
  const values = {};
  for (const row of described?.rows ?? []) {
    const value = readIn(round, row, people, instead);
    if (value !== undefined && value !== false) values[row.at] = value;
  }
  // Who is in turn when, is among these.
  for (const { at, path, row } of planOf(spec, { ...draft, values }, table).cells) {
    const value = get(round, path, instead);
    if (isThere(value)) values[at] = row.kind === "number" && !Array.isArray(value) ? String(value) : value;
  }
  return { ...draft, values };
}

/**
 * The value of a round in the place of a row without cells.
 * @param {any} round @param {Row} row @param {import("./spec.js").Person[]} people
 * @param {Record<string, string>} instead
 */
function readIn(round, row, people, instead) {
  if (!isMarked(row) && !isBelow(row)) return undefined;
  if (!isByPerson(row)) return get(round, row.at, instead);
  const theirs = people.filter(({ id }) => get(round, placeOf(row.at, id), instead) === true).map(({ id }) => id);
  return row.may_share && theirs.length > 1 ? theirs : theirs[0];
}
