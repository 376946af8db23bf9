/** Every option of the rules, in groups that open, made from their description in the API. */
import { html, useRef } from "../lib.js";
import { online } from "../outbox.js";
import { messagesAt } from "../parts/fields.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { ChangeCount } from "./changes.js";
import { useChoices } from "./choices.js";
import { Choice, Count, Several, Steps, Table, useReadyChoices, Written } from "./option-fields.js";
import { leaves, same, valueAt, withOption, withoutOption } from "./overrides.js";
import { groupsOf, useSchema, wordsOf } from "./rules-schema.js";

/** @typedef {import("./overrides.js").Rules} Rules */
/** @typedef {import("./rules-schema.js").Schema} Schema */
/** @typedef {import("./option-fields.js").Shown} Shown */
/** @typedef {import("../parts/fields.js").Fault} Fault */

/** @param {{rules: Rules, base: Rules, overrides: Rules, errors: Fault[], onChange(overrides: Rules): void}} props */
export function Screen({ rules, base, overrides, errors, onChange }) {
  const schema = useSchema();
  const { choices } = useChoices();
  const connected = useObserved(online);
  if (!schema || !choices)
    return html`<p aria-busy=${connected} role="status">${t(connected ? "app.loading" : "app.offline.title")}</p>`;
  // What is set back to what the game has anyway is no change.
  const change = (/** @type {string[]} */ path, /** @type {any} */ value) =>
    onChange(same(valueAt(base, path), value) ? withoutOption(overrides, path) : withOption(overrides, path, value));
  return html`<div class="options">${groupsOf(schema).map(
    (group) => html`<${Group} key=${group.name}
    ...${{ group, schema, rules, overrides, errors, change }} />`,
  )}</div>`;
}

/**
 * @param {{group: ReturnType<typeof groupsOf>[number], schema: Schema, rules: Rules, overrides: Rules, errors: Fault[],
 *   change(path: string[], value: any): void}} props
 */
function Group({ group: { name, title, options, isAlone }, schema, rules, overrides, errors, change }) {
  const isWrong = messagesAt({ errors }, `/house_rules/${name}`).length > 0;
  // It stays open once it has been: nothing closes under the finger that puts it right.
  const wasWrong = useRef(false);
  wasWrong.current ||= isWrong;
  const changed = leaves(overrides, schema).filter(([path]) => path[0] === name).length;
  return html`<details class=${isAlone ? "options-alone" : ""} open=${wasWrong.current || undefined}><summary>${title}
    <${ChangeCount} count=${changed} /></summary>
    ${options.map(
      ([path, option]) => html`<${Option} key=${path.join(".")}
      path=${path} option=${option} value=${valueAt(overrides, path) ?? valueAt(rules, path)}
      errors=${messagesAt({ errors }, `/house_rules/${path.join("/")}`)} 
      onChange=${(/** @type {any} */ value) => change(path, value)} />`,
    )}
  </details>`;
}

/** @param {Omit<Shown, "label" | "values">} props */
function Option({ path, option, value, errors, onChange }) {
  const choices = useReadyChoices();
  const { title, values } = wordsOf(option);
  const props = { path, option, value, values, errors, onChange, label: title };
  if (option.enum) return html`<${Choice} ...${props} />`;
  if (option.type === "boolean") return html`<${Choice} ...${props} choices=${[true, false]} />`;
  if (option.items?.enum) return html`<${areDifferent(option) ? Several : Steps} ...${props} />`;
  if (option.properties) return html`<${isTable(option) ? Table : Parts} ...${props} />`;
  const written = choices.written(option);
  if (written) return html`<${Written} ...${props} hint=${written.hint} read=${written.read} text=${written.write} />`;
  if (option.type === "array")
    return html`<${Written} ...${props} hint=${t("options.ranks")} read=${words}
      text=${(/** @type {string[]} */ list) => list.join(" ")} />`;
  if (option.type === "string" || option.type?.includes("string"))
    return html`<${Written} ...${props} read=${wordOrNull} text=${textOrNone} />`;
  return html`<${Count} ...${props} />`;
}

/** True if an option lists values of which each comes once. @param {Schema} option */
const areDifferent = ({ items, maxItems = Infinity }) => maxItems <= (items?.enum?.length ?? 0);

/** True if an option has a number for each of some names, and nothing else. @param {Schema} option */
const isTable = ({ properties = {} }) =>
  Object.values(properties).every(({ type, description }) => type === "integer" && !description);

/** Several values that are told together, and so sent together. @param {Shown} props */
function Parts({ path, option, label, value, errors, onChange }) {
  const choices = useReadyChoices();
  const mayBeNone = Array.isArray(option.type);
  const flags = { True: t("options.yes"), False: t("options.no") };
  const valueTexts = (/** @type {Schema} */ { enum: words = [] }) =>
    Object.fromEntries(words.map((word) => [word, choices.valueText(word)]));
  const part = (/** @type {[string, Schema]} */ [name, inner]) => {
    const props = { path: [...path, name], option: inner, value: value?.[name], errors: [], values: valueTexts(inner) };
    const change = (/** @type {any} */ changed) => onChange({ ...value, [name]: changed });
    const label = wordsOf(inner).title;
    if (inner.enum) return html`<${Choice} key=${name} ...${props} label=${label} onChange=${change} />`;
    if (inner.type === "boolean")
      return html`<${Choice} key=${name} ...${props} label=${label} values=${flags} choices=${[true, false]}
        onChange=${change} />`;
    return html`<${Option} key=${name} ...${props} onChange=${change} />`;
  };
  return html`<fieldset class="option" aria-invalid=${errors.length ? "true" : undefined}><legend>${label}</legend>
    ${
      mayBeNone
        ? html`<label><input type="checkbox" checked=${value !== null}
      onChange=${() => onChange(value === null ? {} : null)} /> ${t("options.yes")}</label>`
        : null
    }
    ${value === null ? null : Object.entries(option.properties ?? {}).map(part)}
    ${errors.map(({ message }) => html`<small key=${message} class="wrong">${message}</small>`)}
  </fieldset>`;
}

/** @param {string} text */
const words = (text) => text.split(/[\s,]+/).filter(Boolean);
/** @param {string} text */
const wordOrNull = (text) => text.trim() || null;
/** @param {string | null} word */
const textOrNone = (word) => word ?? "";
