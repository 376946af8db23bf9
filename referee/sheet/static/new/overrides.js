/** House rules as a document that only has what differs; nothing here knows a single option. */

/** @typedef {Record<string, any>} Rules Options by name, in groups */
/** @typedef {[string[], any]} Leaf An option's path, and its value */

/** @param {unknown} value */
const isGroup = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** True if a schema tells an option, and no group of them: it says what the option settles. @param {any} schema */
export const isOption = (schema) => schema?.description !== undefined;

/**
 * The options a document sets, as `[["limit", "points"], 21]`. Without the schema a table looks like a group.
 * @param {Rules} document @param {any} [schema] @param {string[]} [path] @returns {Leaf[]}
 */
export function leaves(document, schema, path = []) {
  return Object.entries(document).flatMap(([name, value]) => {
    const inner = schema?.properties?.[name];
    const at = [...path, name];
    return isGroup(value) && !isOption(inner) ? leaves(value, inner, at) : [/** @type {Leaf} */ ([at, value])];
  });
}

/** @param {Rules | undefined} document @param {string[]} path @returns {any} */
export const valueAt = (document, path) => path.reduce((part, name) => part?.[name], /** @type {any} */ (document));

/**
 * The document with one more option set.
 * @param {Rules} document @param {string[]} path @param {any} value @returns {Rules}
 */
export function withOption(document, [name, ...rest], value) {
  const inner = rest.length ? withOption(isGroup(document[name]) ? document[name] : {}, rest, value) : value;
  return { ...document, [name]: inner };
}

/**
 * The document without an option; a group that is left empty goes as well.
 * @param {Rules} document @param {string[]} path @returns {Rules}
 */
export function withoutOption(document, [name, ...rest]) {
  const { [name]: part, ...others } = document;
  const left = rest.length && isGroup(part) ? withoutOption(part, rest) : {};
  return Object.keys(left).length ? { ...others, [name]: left } : others;
}

/** @param {unknown} value @param {unknown} other */
export const same = (value, other) => JSON.stringify(value) === JSON.stringify(other);

/** True if everything a named house rule sets is set so. @param {Rules} document @param {Rules} rule */
export const includes = (document, rule) => leaves(rule).every(([path, value]) => same(valueAt(document, path), value));

/**
 * The document with a named house rule laid over it, or taken off it.
 * @param {Rules} document @param {Rules} rule @param {boolean} on
 */
export function toggled(document, rule, on) {
  return leaves(rule).reduce(
    (changed, [path, value]) => (on ? withOption(changed, path, value) : withoutOption(changed, path)),
    document,
  );
}

/**
 * True if an error of the API is about something that a named house rule sets.
 * @param {{path: string}} error @param {Rules} rule
 */
export const isAbout = (error, rule) =>
  leaves(rule).some(([path]) => error.path.startsWith(`/house_rules/${path.join("/")}`));
