/** A round that is being entered, after taps and keys. Nothing here draws anything or knows a family. */
import { rankOf } from "../table.js";
import { boundOf } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Cell} Cell */
/** @typedef {import("./plan.js").Plan} Plan */

/** The key that takes the last digit back, the one that goes on, and the one that turns the sign. */
export const ERASE = "erase";
export const NEXT = "next";
export const SIGN = "sign";

/** @param {string} form @returns {Draft} */
export const emptyRound = (form) => ({ form, values: {} });

/** The value that somebody has typed, picked or tapped. @param {Draft} draft @param {string} at */
export const valueAt = ({ values }, at) => values[at];

/**
 * The number in a cell, also where it follows from the others.
 * @param {Draft} draft @param {Plan} plan @param {Cell} cell
 */
export function numberIn(draft, plan, cell) {
  const typed = valueAt(draft, cell.at);
  if (Array.isArray(typed)) return typed.length;
  return typed === undefined || typed === "" || typed === "-" ? rest(draft, plan, cell) : Number(typed);
}

/** The rest that all others of a row leave of its total. @param {Draft} draft @param {Plan} plan @param {Cell} cell */
function rest(draft, { cells }, { at, row }) {
  if (row.total === undefined || row.needs === "some") return undefined;
  const others = cells.filter((cell) => cell.row === row && cell.at !== at).map((cell) => valueAt(draft, cell.at));
  if (!others.length || others.some((value) => !value)) return undefined;
  const left = row.total - others.reduce((sum, value) => sum + Number(value), 0);
  return left < 0 ? undefined : left;
}

/** True if a cell has what it needs. @param {Draft} draft @param {Plan} plan @param {Cell} cell */
export const isFilled = (draft, plan, cell) =>
  takesCards(cell) ? Boolean(valueAt(draft, cell.at)?.length) : numberIn(draft, plan, cell) !== undefined;

/** True if keys of cards are for it, and not those of numbers. @param {Cell} cell */
export const takesCards = ({ row: { kind } }) => kind === "cards" || kind === "card";

/**
 * True if something is so, also where a card of the round says it.
 * @param {Draft} draft @param {Plan} plan @param {import("./spec.js").Row} row
 */
export const flagIn = (draft, { cells }, { at, ranks = [] }) =>
  Boolean(
    valueAt(draft, at) ??
    cells.filter(takesCards).some((cell) => [valueAt(draft, cell.at) ?? []].flat().some(isOneOf(ranks))),
  );

/** @param {string[]} ranks */
const isOneOf = (ranks) => (/** @type {string} */ card) => ranks.includes(rankOf(card));

/** True if keys go to a cell by themselves: not to what is folded. @param {Draft} draft @param {Plan} plan */
const isNext = (draft, plan) => (/** @type {Cell} */ cell) => !cell.row.fold && !isFilled(draft, plan, cell);

/** The cell that the keys are for. @param {Draft} draft @param {Plan} plan @returns {Cell | undefined} */
export const litIn = (draft, plan) =>
  plan.cells.find(({ at }) => at === draft.lit) ?? plan.cells.find(isNext(draft, plan));

/** Somebody goes to a cell by a tap. @param {Draft} draft @param {string} at @returns {Draft} */
export const lit = (draft, at) => ({ ...draft, lit: at, fresh: true, exact: true, hasGoneOn: false });

/**
 * Another value of a cell. Details of the round card by card no longer hold, and keys are where somebody put them.
 * @param {Draft} draft @param {string} at @returns {Draft}
 */
export function put({ details: _, hasGoneOn: __, ...draft }, at, /** @type {any} */ value) {
  return { ...draft, values: { ...draft.values, [at]: value } };
}

/**
 * The draft with the numbers of a shortcut, in the form that asks for them; in one that is sent by them, nothing else.
 * @param {Draft} before @param {import("./spec.js").Spec} spec @param {import("./spec.js").Shortcut} shortcut
 * @returns {Draft}
 */
export function cutShort({ lit: _, ...before }, { forms }, { values: numbers }) {
  const form = forms.find(({ rows }) => rows.some(({ at }) => at in numbers)) ?? forms[0];
  const begun = form.is_sent_at_once ? emptyRound(form.id) : { ...before, form: form.id };
  return Object.entries(numbers).reduce((draft, [at, value]) => put(draft, at, String(value)), begun);
}

/**
 * True if a form says all by itself, and no other digit fits behind a number of it.
 * @param {Draft} draft @param {Plan} plan
 */
export const isSaid = (draft, plan) =>
  Boolean(plan.form.is_sent_at_once) &&
  plan.cells.every((cell) => cell.row.kind !== "number" || isFull(draft, plan, cell));

/**
 * The cell after the lit one that nobody has filled.
 * @param {Draft} draft @param {Plan} plan @returns {Cell | undefined}
 */
export const openAfter = (draft, plan) => afterLit(draft, plan).find((cell) => !isFilled(draft, plan, cell));

/**
 * The cell after the lit one whose number follows from the others: whoever types on means that one.
 * @param {Draft} draft @param {Plan} plan @returns {Cell | undefined}
 */
const derivedAfter = (draft, plan) => afterLit(draft, plan).find((cell) => valueAt(draft, cell.at) === undefined);

/** The cells after the lit one. @param {Draft} draft @param {Plan} plan */
function afterLit(draft, plan) {
  const cells = besideLit(draft, plan);
  return cells.slice(cells.findIndex((cell) => cell.at === litIn(draft, plan)?.at) + 1);
}

/** The cells among which keys go on: those of one fold, or of none. @param {Draft} draft @param {Plan} plan */
const besideLit = (draft, plan) => plan.cells.filter(({ row }) => row.fold === litIn(draft, plan)?.row.fold);

/**
 * The cell to which the key → leads: the next that is empty, or else just the next.
 * @param {Draft} draft @param {Plan} plan
 */
export function following(draft, plan) {
  const next = openAfter(draft, plan) ?? afterLit(draft, plan)[0] ?? besideLit(draft, plan)[0];
  return next && next.at !== litIn(draft, plan)?.at ? next : undefined;
}

/**
 * The draft after a key. One that goes on does nothing where keys have just gone on by themselves: many press it after
 * each number. Where some of a row are enough it passes somebody over.
 * @param {Draft} draft @param {Plan} plan @param {string} key A digit, or one of those above @returns {Draft}
 */
export function press(draft, plan, key) {
  const cell = litIn(draft, plan);
  if (!cell) return draft;
  if (key === NEXT && draft.hasGoneOn && cell.row.needs !== "some") return { ...draft, hasGoneOn: false };
  const before = digitsOf(valueAt(draft, cell.at));
  if (key === NEXT) return stepped(draft, following(draft, plan));
  if (key === ERASE) return erased(draft, plan, cell);
  if (key === SIGN) return { ...put(draft, cell.at, turned(draft.fresh ? "" : before)), lit: cell.at, fresh: false };
  const typed = appended(draft.lit === cell.at && !draft.fresh ? before : "", key);
  const next = { ...put(draft, cell.at, typed), lit: cell.at, fresh: false };
  if (!isFull(next, plan, cell)) return next;
  return goneOn({ ...next, fresh: true }, openAfter(next, plan) ?? derivedAfter(next, plan));
}

/**
 * Without the last digit: that of the cell before, where keys have just gone on from there by themselves. That number
 * was to be a longer one, and now waits for all digits that fit.
 * @param {Draft} draft @param {Plan} plan @param {Cell} cell @returns {Draft}
 */
function erased(draft, plan, cell) {
  const before = plan.cells[plan.cells.indexOf(cell) - 1];
  const isAfter = before && !valueAt(draft, cell.at) && draft.lit === cell.at && !draft.exact;
  const isBack = Boolean(isAfter && before.row.kind === "number");
  const { at } = isBack ? before : cell;
  const left = digitsOf(valueAt(draft, at)).slice(0, -1) || undefined;
  return { ...put(draft, at, left), lit: at, fresh: false, exact: isBack || draft.exact };
}

/** A number as it was typed; of cards that were listed, how many. @param {string | string[] | undefined} value */
const digitsOf = (value) => (Array.isArray(value) ? String(value.length) : (value ?? ""));

/** @param {string} typed */
const turned = (typed) => (typed.startsWith("-") ? typed.slice(1) : `-${typed}`);

/** A digit behind what stands there; a zero before it is none. @param {string} before @param {string} digit */
const appended = (before, digit) => (before === "0" || before === "-0" ? before.slice(0, -1) : before) + digit;

/** The draft at another cell, to which nobody went by a tap. @param {Draft} draft @param {Cell | undefined} cell */
const stepped = (draft, cell) =>
  cell ? { ...draft, lit: cell.at, fresh: true, exact: false, hasGoneOn: false } : draft;

/** The draft at a cell to which keys went by themselves. @param {Draft} draft @param {Cell | undefined} cell */
export const goneOn = (draft, cell) => (cell ? { ...stepped(draft, cell), hasGoneOn: true } : draft);

/** True if no other digit fits behind a number. @param {Draft} draft @param {Plan} plan @param {Cell} cell */
function isFull(draft, plan, { at, row }) {
  const typed = Number(valueAt(draft, at));
  const least = row.least ?? 0;
  if (!typed && least <= 0) return valueAt(draft, at) === "0";
  if (typed % (row.step ?? 1)) return false;
  const farthest = typed < 0 ? -least : boundOf(row.most, plan.players);
  const bound = draft.exact ? farthest : (boundOf(row.usual, plan.players) ?? farthest);
  return bound !== undefined && Math.abs(typed) * 10 > bound;
}

/** The answer to the first question. What others had typed stays. @param {Draft} draft @param {string | null} first */
export const answered = (draft, first) => {
  const { details: _, ...others } = draft;
  return { ...others, first, lit: null };
};
