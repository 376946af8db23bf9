/** The options of the rules as the API describes them: this page knows none of them by name. */
import { useDocument } from "../parts/documents.js";
import { hasText, list, number, t } from "../text.js";
import { useChoices } from "./choices.js";
import { isOption } from "./overrides.js";

/**
 * An option, or a group of options, as the service describes it in JSON Schema.
 * @typedef {object} Schema
 * @property {string} [description] What an option settles, with a line for each of its values
 * @property {string | string[]} [type]
 * @property {(string | number | boolean | null)[]} [enum]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {number} [maxItems]
 * @property {number} [minimum]
 * @property {number} [maximum]
 */
/** @typedef {[string[], Schema]} Placed An option with its path */
/** @typedef {import("../families.js").RuleChoices} RuleChoices */

/** The schema of all options of the family, once it is needed and there. @returns {Schema | undefined} */
export function useSchema(isNeeded = true) {
  const { family } = useChoices();
  const fetchIt = (/** @type {import("../parts/documents.js").Ask} */ asking) =>
    asking("GET", `/families/${family}/options`).then(({ document }) => document.schema);
  return useDocument(isNeeded && family ? `options ${family}` : undefined, fetchIt);
}

/** @param {Schema} option */
const isGroup = (option) => Boolean(option.properties) && !isOption(option);

/**
 * The single options of a schema with their paths; a group has properties of its own.
 * @param {Schema} schema @param {string[]} [path] @returns {Placed[]}
 */
export function optionsOf(schema, path = []) {
  return Object.entries(schema.properties ?? {}).flatMap(([name, option]) =>
    isGroup(option) ? optionsOf(option, [...path, name]) : [/** @type {Placed} */ ([[...path, name], option])],
  );
}

/**
 * Options that belong together, under a title; an option that belongs to nothing is a group by itself, and titled by
 * what it says.
 * @param {Schema} schema @returns {{name: string, title: string, options: Placed[], isAlone: boolean}[]}
 */
export function groupsOf(schema) {
  return Object.entries(schema.properties ?? {}).map(([name, option]) => {
    if (!isGroup(option)) return { name, title: wordsOf(option).title, options: [[[name], option]], isAlone: true };
    return {
      name,
      title: hasText(`options.group.${name}`) ? t(`options.group.${name}`) : name,
      options: optionsOf(option, [name]),
      isAlone: false,
    };
  });
}

/**
 * The sentence that explains an option, and one for each of its values.
 * @param {Schema} option @returns {{title: string, values: Record<string, string>}}
 */
export function wordsOf({ description = "" }) {
  const [title = "", ...lines] = description.split("\n");
  const values = lines.flatMap((line) => {
    const [, value, text] = /^`(.+?)`: (.*)$/.exec(line) ?? [];
    return value === undefined ? [] : [[value, text]];
  });
  return { title: title.replace(/\.$/, ""), values: Object.fromEntries(values) };
}

/** @param {unknown} part @param {RuleChoices} choices */
function partText(part, choices) {
  if (typeof part === "boolean") return t(part ? "options.yes" : "options.no");
  if (Array.isArray(part)) return part.join(" ");
  return typeof part === "number" ? number(part) : choices.valueText(part);
}

/** The option at a path. @param {Schema} schema @param {string[]} path @returns {Schema | undefined} */
export const optionAt = (schema, path) =>
  path.reduce((option, name) => option?.properties?.[name], /** @type {Schema | undefined} */ (schema));

/**
 * The title and the value of an option, in one line.
 * @param {Schema} option @param {any} value @param {RuleChoices} choices
 */
export function settingText(option, value, choices) {
  const { title, values } = wordsOf(option);
  return t("new.option_is", { option: title, value: valueText(option, value, values, choices) });
}

/**
 * @param {Schema} option @param {any} value @param {Record<string, string>} values Sentences for some
 * @param {RuleChoices} choices @returns {string}
 */
function valueText(option, value, values, choices) {
  const known = values[value === true ? "True" : value === false ? "False" : String(value)];
  if (known) return known.replace(/\.$/, "");
  if (value === null || value?.length === 0) return t("options.none");
  if (typeof value === "boolean") return t(value ? "options.yes" : "options.no");
  const written = choices.written(option);
  if (written) return written.write(value);
  if (Array.isArray(value)) return list(value.map((entry) => (option.items?.enum ? choices.valueText(entry) : entry)));
  if (option.properties && Object.values(value).some((part) => typeof part !== "number")) {
    const named = (/** @type {[string, unknown]} */ [name, part]) =>
      `${name.replaceAll("_", " ")}: ${partText(part, choices)}`;
    return list(Object.entries(value).map(named));
  }
  if (option.properties) return list(Object.entries(value).map(([name, points]) => `${name} = ${number(points)}`));
  if (typeof value === "object") return choices.valueText(value);
  return typeof value === "number" ? number(value) : value;
}
