/** House rules as a document that only has what differs; nothing here knows a single option. */

const isGroup = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** The options a document sets, as `[["limit", "points"], 21]`. */
export function leaves(document, path = []) {
  return Object.entries(document).flatMap(([name, value]) =>
    isGroup(value) ? leaves(value, [...path, name]) : [[[...path, name], value]],
  );
}

export const valueAt = (document, path) => path.reduce((found, name) => found?.[name], document);

/**
 * The document with one more option set.
 * @param {object} document @param {string[]} path @param {any} value @returns {object}
 */
export function withOption(document, [name, ...rest], value) {
  const inner = rest.length ? withOption(isGroup(document[name]) ? document[name] : {}, rest, value) : value;
  return { ...document, [name]: inner };
}

/**
 * The document without an option; a group that is left empty goes as well.
 * @param {object} document @param {string[]} path @returns {object}
 */
export function withoutOption(document, [name, ...rest]) {
  const { [name]: found, ...others } = document;
  const left = rest.length && isGroup(found) ? withoutOption(found, rest) : {};
  return Object.keys(left).length ? { ...others, [name]: left } : others;
}

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether everything a named house rule sets is set so. */
export const includes = (document, rule) => leaves(rule).every(([path, value]) => same(valueAt(document, path), value));

/** The document with a named house rule laid over it, or taken off it. */
export function toggled(document, rule, on) {
  return leaves(rule).reduce(
    (changed, [path, value]) => (on ? withOption(changed, path, value) : withoutOption(changed, path)),
    document,
  );
}

/** Whether an error of the API is about something that a named house rule sets. */
export const isAbout = (error, rule) =>
  leaves(rule).some(([path]) => error.path.startsWith(`/house_rules/${path.join("/")}`));
