/**
 * A JSON Schema as a form: what has to be asked, in which order, and what may be left out. Nothing here draws anything,
 * and nothing knows a family.
 */

/**
 * As much of JSON Schema (draft 2020-12) as the shapes of acts and claims use.
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {string} [format] `player`, `side` or `card`
 * @property {string} [title]
 * @property {string} [description]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Record<string, string>} [x-labels] What the values of `enum` are called
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema | boolean} [additionalProperties]
 * @property {Schema} [propertyNames]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [anyOf]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [$defs]
 * @property {string} [x-plain] The member of an object that a text alone stands for
 */

/** @typedef {{label: string, hint: string, optional: boolean, nullable: boolean}} Head */
/** @typedef {{kind: "player" | "side" | "card" | "flag"} & Head} Simple */
/** @typedef {{kind: "number", min?: number, max?: number} & Head} WholeNumber */
/** @typedef {{kind: "text", min: number, max?: number} & Head} Text */
/** @typedef {{kind: "choice", choices: {value: unknown, label: string}[]} & Head} Choice */
/** @typedef {{kind: "fixed", value: unknown} & Head} Fixed Nothing to ask */
/** @typedef {{kind: "list", item: Field, least: number, most: number} & Head} List */
/** @typedef {{kind: "by", who: "player" | "side", item: Field} & Head} By One value for each player or side */
/**
 * @typedef {object} Parts
 * @property {[string, Field][]} fields
 * @property {string[][]} [anyOf] Those of one of these lists must be there
 * @property {string} [plain] The field that a text alone stands for
 */
/** @typedef {{kind: "group"} & Parts & Head} Group */
/** @typedef {{kind: "forms", forms: Field[]} & Head} Forms One of several */
/** @typedef {Simple | WholeNumber | Text | Choice | Fixed | List | By | Group | Forms} Field */

/**
 * The form of a schema.
 * @param {Schema} schema
 * @param {{name?: string, optional?: boolean, root?: Schema}} [place] Where it stands: under which name, in which
 *   schema
 * @returns {Field}
 */
export function fieldOf(schema, { name = "", optional = false, root = schema } = {}) {
  const resolved = resolve(schema, root);
  const types = [resolved.type ?? []].flat();
  const common = {
    label: resolved.title === undefined ? spelledOut(name) : capitalised(resolved.title),
    hint: resolved.description ?? "",
    optional,
    nullable: types.includes("null"),
  };
  return { ...common, ...kindOf(resolved, types.find((type) => type !== "null") ?? "", root) };
}

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** `times_led` as it is read: Times led. @param {string} name */
export const spelledOut = (name) => capitalised(name.replace(/[_-]+/g, " ").trim());

/** @param {Schema} schema @param {Schema} root @returns {Schema} */
function resolve(schema, root) {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const definition = root.$defs?.[$ref.split("/").at(-1) ?? ""] ?? {};
  return resolve({ ...definition, ...beside }, root);
}

/** @param {Schema} schema @param {string} type @param {Schema} root @returns {any} */
function kindOf(schema, type, root) {
  if (schema.const !== undefined) return { kind: "fixed", value: schema.const };
  if (schema.enum) return choiceOf(schema);
  if (schema.anyOf && schema.properties) return { ...groupOf(schema, root), anyOf: schema.anyOf.map(neededBy) };
  if (schema.anyOf) return formsOf(schema.anyOf, root);
  if (schema.oneOf) return formsOf(schema.properties ? alternatives(schema) : schema.oneOf, root);
  if (schema.format === "player" || schema.format === "side" || schema.format === "card")
    return { kind: schema.format };
  if (type === "boolean") return { kind: "flag" };
  if (type === "integer" || type === "number") return { kind: "number", min: schema.minimum, max: schema.maximum };
  if (type === "array") return listOf(schema, root);
  if (type === "object" || schema.properties) return schema.propertyNames ? byOf(schema, root) : groupOf(schema, root);
  return { kind: "text", min: schema.minLength ?? 0, max: schema.maxLength };
}

/** @param {Schema} schema */
const neededBy = ({ required = [] }) => required;

/** @param {Schema} schema */
function choiceOf({ enum: values = [], "x-labels": labels = {} }) {
  const choices = values.filter((value) => value !== null);
  if (choices.length === 1) return { kind: "fixed", value: choices[0] };
  return {
    kind: "choice",
    choices: choices.map((value) => ({ value, label: labels[String(value)] ?? spelledOut(String(value)) })),
  };
}

/**
 * Properties of which one or another must be there, as a form for each: without what only the others need.
 * @param {Schema} schema @returns {Schema[]}
 */
function alternatives({ properties = {}, required = [], oneOf = [] }) {
  return oneOf.map((alternative) => {
    const needed = [...required, ...(alternative.required ?? [])];
    const others = oneOf.flatMap((other) => other.required ?? []).filter((name) => !needed.includes(name));
    const mine = Object.entries(properties).filter(([name]) => !others.includes(name));
    return { type: "object", ...alternative, required: needed, properties: Object.fromEntries(mine) };
  });
}

/**
 * Several forms; where null is one of them, what is left may be left out.
 * @param {Schema[]} schemas
 * @param {Schema} root
 */
function formsOf(schemas, root) {
  const forms = schemas.map((schema) => fieldOf(schema, { root }));
  const real = forms.filter((_, at) => resolve(schemas[at], root).type !== "null");
  const nullable = real.length < forms.length;
  return real.length === 1
    ? { ...real[0], nullable }
    : { kind: "forms", forms: real, ...(nullable ? { nullable } : {}) };
}

/**
 * A list; what stands in it is called as the list is, whatever its type is called.
 * @param {Schema} schema @param {Schema} root
 */
function listOf({ items = {}, minItems = 0, maxItems = Infinity }, root) {
  return { kind: "list", item: { ...fieldOf(items, { root }), label: "" }, least: minItems, most: maxItems };
}

/** @param {Schema} schema @param {Schema} root */
function byOf({ propertyNames = {}, additionalProperties = {} }, root) {
  const seatKind = resolve(propertyNames, root).format === "side" ? "side" : "player";
  return {
    kind: "by",
    who: seatKind,
    item: fieldOf(typeof additionalProperties === "object" ? additionalProperties : {}, { root }),
  };
}

/** @param {Schema} schema @param {Schema} root */
function groupOf({ properties = {}, required = [], "x-plain": plain }, root) {
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    fieldOf(property, { name, optional: !required.includes(name), root }),
  ]);
  return { kind: "group", fields, ...(plain ? { plain } : {}) };
}

/**
 * A form without something that the page knows by itself.
 * @param {Field} field
 * @param {string} name
 * @returns {Field}
 */
export function without(field, name) {
  if (field.kind === "forms") return { ...field, forms: field.forms.map((form) => without(form, name)) };
  if (field.kind === "group") return { ...field, fields: field.fields.filter(([other]) => other !== name) };
  return field;
}
