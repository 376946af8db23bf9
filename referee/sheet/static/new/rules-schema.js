/** The options of the rules as the API describes them: this page knows none of them by name. */
import { NoAnswer } from "../api.js";
import { useDocument } from "../parts/documents.js";
import { hasText, list, number, t } from "../text.js";
import { useChoices } from "./choices.js";
import { isOption } from "./overrides.js";

/** The schema of all options of the family, once it is needed and there. */
export function useSchema(isNeeded = true) {
  const { family } = useChoices();
  return useDocument(isNeeded && family && `rules schema ${family}`, () => fetchSchema(family));
}

/** The name of a family's rules in the OpenAPI document: `HandAndFootRules` of `hand_and_foot`. */
export const rulesName = (family) =>
  `${family
    .split("_")
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join("")}Rules`;

async function fetchSchema(family) {
  const response = await fetch("/openapi.json").catch(() => null);
  if (!response?.ok) throw new NoAnswer();
  return (await response.json()).components.schemas[rulesName(family)];
}

const isGroup = (option) => option.properties && !isOption(option);

/** The single options of a schema with their paths; a group has properties of its own. */
export function optionsOf(schema, path = []) {
  return Object.entries(schema.properties).flatMap(([name, option]) =>
    isGroup(option) ? optionsOf(option, [...path, name]) : [[[...path, name], option]],
  );
}

/**
 * Options that belong together, under a title; an option that belongs to nothing is a group by itself, and titled by
 * what it says.
 */
export function groupsOf(schema) {
  return Object.entries(schema.properties).map(([name, option]) => {
    if (!isGroup(option)) return { name, title: wordsOf(option).title, options: [[[name], option]], isAlone: true };
    return {
      name,
      title: hasText(`options.group.${name}`) ? t(`options.group.${name}`) : name,
      options: optionsOf(option, [name]),
      isAlone: false,
    };
  });
}

/** The sentence that explains an option, and one for each of its values. */
export function wordsOf({ description }) {
  const [title, ...lines] = description.split("\n");
  const values = lines.map((line) => /^`(.+?)`: (.*)$/.exec(line)).filter(Boolean);
  return {
    title: title.replace(/\.$/, ""),
    values: Object.fromEntries(values.map(([, value, text]) => [value, text])),
  };
}

function partText(part, choices) {
  if (typeof part === "boolean") return t(part ? "options.yes" : "options.no");
  if (Array.isArray(part)) return part.join(" ");
  return typeof part === "number" ? number(part) : choices.valueText(part);
}

/** The option at a path. */
export const optionAt = (schema, path) => path.reduce((option, name) => option?.properties?.[name], schema);

/** The title and the value of an option, in one line. */
export function settingText(option, value, choices) {
  const { title, values } = wordsOf(option);
  return t("new.option_is", { option: title, value: valueText(option, value, values, choices) });
}

function valueText(option, value, values, choices) {
  const known = values[value === true ? "True" : value === false ? "False" : String(value)];
  if (known) return known.replace(/\.$/, "");
  if (value === null || value?.length === 0) return t("options.none");
  if (typeof value === "boolean") return t(value ? "options.yes" : "options.no");
  const written = choices.written(option);
  if (written) return written.write(value);
  if (Array.isArray(value)) return list(value.map((entry) => (option.items?.enum ? choices.valueText(entry) : entry)));
  if (option.properties && Object.values(value).some((part) => typeof part !== "number")) {
    const named = ([name, part]) => `${name.replaceAll("_", " ")}: ${partText(part, choices)}`;
    return list(Object.entries(value).map(named));
  }
  if (option.properties) return list(Object.entries(value).map(([name, points]) => `${name} = ${number(points)}`));
  if (typeof value === "object") return choices.valueText(value);
  return typeof value === "number" ? number(value) : value;
}
