/**
 * The value of a form: begun empty, turned into the body that is sent, and read back from one. A value that nobody has
 * given is undefined; of several forms the value is which one it is, with what stands in each.
 */

/** @typedef {import("./model.js").Field} Field */
/** @typedef {{id: string}[]} Ids */
/** @typedef {{players: Ids, sides: Ids}} Seats Those who can be meant */
/** @typedef {{form: number, of: Record<number, any>}} Chosen */

/** The value of a form at first. @param {Field} field @returns {any} */
export function emptyOf(field) {
  if (field.kind === "fixed") return field.value;
  if (field.optional || field.nullable) return undefined;
  if (field.kind === "flag") return false;
  if (field.kind === "forms") return { form: 0, of: {} };
  if (field.kind === "list")
    return Array.from({ length: isPicked(field) ? 0 : field.least }, () => emptyOf(field.item));
  if (field.kind === "by") return {};
  return field.kind === "group"
    ? Object.fromEntries(field.fields.map(([name, inner]) => [name, emptyOf(inner)]))
    : undefined;
}

/** True if a list is made by tapping or pressing keys, not one field after the other. @param {Field} field */
export const isPicked = (field) =>
  field.kind === "list" && (field.item.kind === "player" || field.item.kind === "side" || field.item.kind === "card");

/** The value of the chosen one of several forms. @param {import("./model.js").Forms} field @param {Chosen} value */
export const inForm = (field, value) => value.of[value.form] ?? emptyOf(field.forms[value.form]);

/**
 * The body, or a part of it; undefined where nothing is sent.
 * @param {Field} field
 * @param {any} value
 * @returns {any}
 */
export function bodyOf(field, value) {
  if (field.kind === "fixed") return field.value;
  if (value === undefined) return field.nullable && !field.optional ? null : undefined;
  if (field.kind === "forms") return bodyOf(field.forms[value.form], inForm(field, value));
  if (field.kind === "list") return value.map((/** @type {any} */ part) => bodyOf(field.item, part));
  if (field.kind === "by") return given(Object.keys(value).map((id) => [id, bodyOf(field.item, value[id])]));
  if (field.kind === "group") return given(field.fields.map(([name, inner]) => [name, bodyOf(inner, value[name])]));
  return field.kind === "text" ? value.trim() : value;
}

/** @param {[string, any][]} entries */
const given = (entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** The value of a form that sends this. @param {Field} field @param {any} body @returns {any} */
export function valueOf(field, body) {
  if (field.kind === "fixed") return field.value;
  if (body === undefined || body === null) return emptyOf(field);
  if (typeof body === "string" && field.kind === "group" && field.plain)
    return valueOf({ ...field, plain: undefined }, { [field.plain]: body });
  if (field.kind === "forms") {
    const form = formOf(field.forms, body);
    return { form, of: { [form]: valueOf(field.forms[form], body) } };
  }
  if (field.kind === "list") return body.map((/** @type {any} */ part) => valueOf(field.item, part));
  if (field.kind === "by")
    return Object.fromEntries(Object.entries(body).map(([id, part]) => [id, valueOf(field.item, part)]));
  return field.kind === "group"
    ? Object.fromEntries(field.fields.map(([name, inner]) => [name, valueOf(inner, body[name])]))
    : body;
}

/**
 * Which of several forms a body comes from: of those that it fits the one that asks for the most of it.
 * @param {Field[]} forms
 * @param {any} body
 */
function formOf(forms, body) {
  const scores = forms.map((form) => (fits(form, body) ? 1 + namedIn(form, body) : 0));
  return scores.indexOf(Math.max(...scores));
}

/** @param {Field} field @param {any} body */
const namedIn = (field, body) =>
  field.kind === "group" ? field.fields.filter(([name]) => body[name] !== undefined && body[name] !== null).length : 0;

/**
 * True if a body can come from a form: it has all that must be there, and what is fixed is so.
 * @param {Field} field
 * @param {any} body
 */
function fits(field, body) {
  if (field.kind !== "group") return typeof body !== "object" || ["list", "by", "forms"].includes(field.kind);
  if (typeof body !== "object" || Array.isArray(body)) return typeof body === "string" && field.plain !== undefined;
  return field.fields.every(([name, inner]) =>
    inner.kind === "fixed"
      ? body[name] === inner.value || (inner.optional && body[name] === undefined)
      : inner.optional || body[name] !== undefined,
  );
}

/**
 * The first field that is missing or out of bounds: where, as a path in the body, and the field, which is called as the
 * one around it where it has no name of its own; null when all is there.
 * @param {Field} field @param {any} value @param {Seats} seats @returns {{path: string, field: Field} | null}
 */
export function missingIn(field, value, seats, path = "") {
  if (field.kind === "fixed" || field.kind === "flag") return null;
  if (field.kind === "forms") return missingIn(field.forms[value.form], inForm(field, value), seats, path);
  if (value === undefined) return field.optional || field.nullable ? null : { path, field };
  if (!isWithin(field, value)) return { path, field };
  const open = openIn(field, value);
  if (open) return { path: `${path}/${open[0]}`, field: open[1] };
  return partsOf(field, value, seats).reduce(
    (/** @type {any} */ missing, [name, inner, part]) =>
      missing ?? missingIn(named(inner, field), part, seats, `${path}/${name}`),
    null,
  );
}

/**
 * The first of the fields of which some must be there, where none are.
 * @param {Field} field @param {any} value @returns {[string, Field] | null}
 */
function openIn(field, value) {
  if (field.kind !== "group" || !field.anyOf?.length) return null;
  const isThere = (/** @type {string} */ name) => value[name] !== undefined;
  if (field.anyOf.some((names) => names.every(isThere))) return null;
  return field.fields.find(([name]) => name === field.anyOf?.[0].find((needed) => !isThere(needed))) ?? null;
}

/**
 * A part by its own name, or else by that of the whole.
 * @template {Field} T @param {T} part @param {Field} whole @returns {T}
 */
export const named = (part, whole) => (part.label ? part : { ...part, label: whole.label });

/** @param {Field} field @param {any} value */
function isWithin(field, value) {
  if (field.kind === "number") {
    return Number.isInteger(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
  }
  if (field.kind === "text") return value.trim().length >= Math.max(1, field.min);
  return field.kind !== "list" || (value.length >= field.least && value.length <= field.most);
}

/**
 * The parts of a value: the name of each part, its field and what stands there.
 * @param {Field} field
 * @param {any} value
 * @param {Seats} seats
 * @returns {[string, Field, any][]}
 */
export function partsOf(field, value, seats) {
  if (field.kind === "group") return field.fields.map(([name, inner]) => [name, inner, value[name]]);
  if (field.kind === "list")
    return value.map((/** @type {any} */ part, /** @type {number} */ at) => [String(at), field.item, part]);
  if (field.kind !== "by") return [];
  return (field.who === "side" ? seats.sides : seats.players).map(({ id }) => [id, field.item, value[id]]);
}

/**
 * The value without whoever is not among the seats any more.
 * @param {Field} field @param {any} value @param {Seats} seats @returns {any}
 */
export function fitting(field, value, seats) {
  if (value === undefined || value === null) return emptyOf(field);
  if (field.kind === "player") return seats.players.some(({ id }) => id === value) ? value : undefined;
  if (field.kind === "side") return seats.sides.some(({ id }) => id === value) ? value : undefined;
  if (field.kind === "forms") {
    const form = field.forms[value.form] ? value.form : 0;
    return { form, of: { ...value.of, [form]: fitting(field.forms[form], value.of[form], seats) } };
  }
  const parts = partsOf(field, value, seats).map(
    ([name, inner, part]) => /** @type {[string, any]} */ ([name, fitting(inner, part, seats)]),
  );
  if (field.kind === "list")
    return parts.map(([, part]) => part).filter((part) => !isPicked(field) || part !== undefined);
  return parts.length || field.kind === "group" || field.kind === "by" ? given(parts) : value;
}
