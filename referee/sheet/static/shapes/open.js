/** Errors about a place where nobody has entered anything yet: it is asked for, and nothing is wrong there. */
import { inForm, named } from "./value.js";

/** @typedef {import("./model.js").Field} Field */
/** @typedef {{path: string, message: string, [more: string]: any}} Fault Of a refusal; where, as a path in the body */

/**
 * The faults, those that only ask for more as `isOpen`.
 * @param {Field} field @param {any} value @param {Fault[]} faults @returns {Fault[]}
 */
export const withOpenMarked = (field, value, faults) =>
  faults.map((fault) => ({ ...fault, isOpen: !isEntered(...placeOf(field, value, fault.path)) }));

/**
 * The first place that a refusal asks for, if that is all it does; null where anything that was entered is wrong.
 * @param {Field} field @param {any} value @param {Fault[]} faults @returns {{path: string, field: Field} | null}
 */
export function openIn(field, value, faults) {
  const faulty = withOpenMarked(field, value, faults);
  if (!faulty.length || faulty.some(({ isOpen }) => !isOpen)) return null;
  const [{ path }] = faulty;
  return { path, field: placeOf(field, value, path)[0] };
}

/**
 * The first field to fill in of a form where nobody has entered anything yet: one that has to be there, if there is
 * any; null where somebody has.
 * @param {Field} field @param {any} value @param {any} [begun] The value at first, which nobody has entered
 * @returns {{path: string, field: Field} | null}
 */
export function unbegunIn(field, value, begun = {}) {
  if (field.kind === "forms") return unbegunIn(field.forms[value.form], inForm(field, value), begun.of?.[value.form]);
  const isNew = (/** @type {string} */ name) => JSON.stringify(value[name]) !== JSON.stringify(begun[name]);
  if (field.kind !== "group" || field.fields.some(([name, inner]) => isEntered(inner, value[name]) && isNew(name)))
    return null;
  const lists = field.fields.filter(([, { kind }]) => kind === "list" || kind === "by" || kind === "card");
  const [name, inner] = lists.find(([, { optional }]) => !optional) ?? lists[0] ?? [];
  return inner ? { path: `/${name}`, field: inner } : null;
}

/**
 * True if anybody has entered anything; what is there from the start counts for nothing.
 * @param {Field} field @param {any} value @returns {boolean}
 */
function isEntered(field, value) {
  if (field.kind === "fixed" || value === undefined || value === null) return false;
  if (field.kind === "flag") return value;
  if (field.kind === "forms") return isEntered(field.forms[value.form], inForm(field, value));
  if (field.kind === "list") return value.some((/** @type {any} */ part) => isEntered(field.item, part));
  if (field.kind === "by") return Object.values(value).some((part) => isEntered(field.item, part));
  return field.kind !== "group" || field.fields.some(([name, inner]) => isEntered(inner, value[name]));
}

/**
 * The field at a path, with what stands there; of a path that leads out of the form as far as it leads.
 * @param {Field} field @param {any} value @param {string} path @returns {[Field, any]}
 */
function placeOf(field, value, path) {
  if (field.kind === "forms") return placeOf(field.forms[value.form], inForm(field, value), path);
  const [, step, ...steps] = path.split("/");
  const below = step === undefined || value === undefined ? null : partAt(field, step);
  return below ? placeOf(named(below, field), value[step], steps.map((name) => `/${name}`).join("")) : [field, value];
}

/** @param {Field} field @param {string} step @returns {Field | null} */
function partAt(field, step) {
  if (field.kind === "group") return field.fields.find(([name]) => name === step)?.[1] ?? null;
  return field.kind === "list" || field.kind === "by" ? field.item : null;
}
