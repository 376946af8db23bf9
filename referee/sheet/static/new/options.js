/** Every option of the rules, in groups that open, made from their description in the API. */
import { html, useRef, useState } from "../lib.js";
import { online } from "../outbox.js";
import { Field, messagesAt } from "../parts/fields.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { ChangeCount } from "./changes.js";
import { useChoices } from "./choices.js";
import { leaves, same, valueAt, withOption, withoutOption } from "./overrides.js";
import { groupsOf, useSchema, wordsOf } from "./rules-schema.js";

/** @typedef {import("./overrides.js").Rules} Rules */
/** @typedef {import("./rules-schema.js").Schema} Schema */
/** @typedef {import("../families.js").RuleChoices} RuleChoices */
/** @typedef {import("../parts/fields.js").Fault} Fault */

/**
 * An option as each way to enter one is given it.
 * @typedef {object} Shown
 * @property {string[]} path
 * @property {Schema} option
 * @property {string} label
 * @property {any} value
 * @property {Record<string, string>} values A sentence for each value that has one
 * @property {Fault[]} errors
 * @property {(value: any) => void} onChange
 */

/** @typedef {Event & {currentTarget: HTMLInputElement | HTMLSelectElement}} Typing */

/** The family's part, for which the screen waits. */
const useReadyChoices = () => /** @type {RuleChoices} */ (useChoices().choices);

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

/** @param {Shown & {choices?: unknown[]}} props */
function Choice({ path, option, label, values, value, errors, onChange, choices = option.enum ?? [] }) {
  const name = path.join(".");
  const textOf = (/** @type {unknown} */ choice) =>
    values[choice === true ? "True" : choice === false ? "False" : String(choice)] ?? String(choice);
  return html`<fieldset class="option" aria-invalid=${errors.length ? "true" : undefined}>
    <legend>${label}</legend>
    ${choices.map(
      (choice) => html`<label key=${String(choice)}>
      <input type="radio" name=${name} checked=${choice === value} onChange=${() => onChange(choice)} />
        ${textOf(choice)}
    </label>`,
    )}
    ${errors.map(({ message }) => html`<small key=${message} class="wrong">${message}</small>`)}
  </fieldset>`;
}

/** A number; left empty it means none, where the option allows that. @param {Shown} props */
function Count({ option, label, value, errors, onChange }) {
  const choices = useReadyChoices();
  const mayBeEmpty = Array.isArray(option.type) && option.type.includes("null");
  const read = (/** @type {string} */ text) => (text === "" && mayBeEmpty ? null : Number(text));
  const known = typeof value === "number" || value === null;
  return html`<${Field} label=${label} errors=${errors}
    hint=${mayBeEmpty ? t("options.empty") : known ? null : choices.valueText(value)}>
    ${(
      /** @type {object} */ props,
    ) => html`<${Typed} ...${props} type="number" inputmode="numeric" text=${known ? (value ?? "") : ""}
      min=${option.minimum} max=${option.maximum} onTyped=${(/** @type {string} */ text) => onChange(read(text))} />`}
  </${Field}>`;
}

/**
 * A box that keeps what is being typed until that is done, whatever the service answers meanwhile.
 * @param {{text: string | number, onTyped(text: string): void, [more: string]: any}} props
 */
function Typed({ text, onTyped, ...props }) {
  const [typing, setTyping] = useState(/** @type {string | null} */ (null));
  const type = (/** @type {Typing} */ event) => setTyping(event.currentTarget.value);
  const done = (/** @type {Typing} */ event) => (setTyping(null), onTyped(event.currentTarget.value));
  return html`<input ...${props} value=${typing ?? text} onInput=${type} onChange=${done} />`;
}

/**
 * A number for each name; all of them are sent together, and a name that is left empty has none.
 * @param {Shown} props
 */
function Table({ option, label, value, errors, onChange }) {
  const mayBeNone = Array.isArray(option.type);
  const put = (/** @type {string} */ name, /** @type {string} */ text) => {
    const { [name]: _before, ...others } = value ?? {};
    const numbers = text === "" ? others : { ...others, [name]: Number(text) };
    onChange(mayBeNone && !Object.keys(numbers).length ? null : numbers);
  };
  return html`<fieldset class="option" aria-invalid=${errors.length ? "true" : undefined}><legend>${label}</legend>
    ${Object.entries(option.properties ?? {}).map(
      ([name, number]) => html`<${Field} key=${name} label=${name}>
        ${(/** @type {object} */ props) => html`<${Typed} ...${props} type="number"
          inputmode=${(number.minimum ?? 0) < 0 ? "text" : "numeric"}
          min=${number.minimum} max=${number.maximum} text=${value?.[name] ?? ""}
          onTyped=${(/** @type {string} */ text) => put(name, text)} />`}
      </${Field}>`,
    )}
    ${errors.map(({ message }) => html`<small key=${message} class="wrong">${message}</small>`)}
  </fieldset>`;
}

/**
 * A value that is written as a text.
 * @param {Shown & {hint?: string, read(text: string): any, text(value: any): string}} props
 */
function Written({ label, hint, value, errors, read, text, onChange }) {
  return html`<${Field} label=${label} hint=${hint} errors=${errors}>
    ${(/** @type {object} */ props) => html`<${Typed} ...${props} text=${text(value)} autocomplete="off"
      onTyped=${(/** @type {string} */ typed) => onChange(read(typed))} />`}
  </${Field}>`;
}

/** Any of a few, in the order in which they are chosen. @param {Shown} props */
function Several({ option, label, value, errors, onChange }) {
  const choices = useReadyChoices();
  const toggle = (/** @type {unknown} */ choice) =>
    onChange(
      value.includes(choice) ? value.filter((/** @type {unknown} */ other) => other !== choice) : [...value, choice],
    );
  return html`<fieldset class="option" aria-invalid=${errors.length ? "true" : undefined}><legend>${label}</legend>
    ${(option.items?.enum ?? []).map(
      (choice) => html`<label key=${choice}><input type="checkbox" checked=${value.includes(choice)}
        onChange=${() => toggle(choice)} /> ${choices.valueText(choice)}</label>`,
    )}
    ${errors.map(({ message }) => html`<small key=${message} class="wrong">${message}</small>`)}
  </fieldset>`;
}

/** The steps of an option: the first time, the second time, and so on. @param {Shown} props */
function Steps({ option, label, value, errors, onChange }) {
  const choices = useReadyChoices();
  const steps = [...value, ""];
  const change = (/** @type {number} */ at, /** @type {string} */ step) =>
    onChange(steps.map((old, place) => (place === at ? step : old)).filter(Boolean));
  return html`<fieldset class="option"><legend>${label}</legend>
    ${steps.map(
      (step, at) => html`<select key=${at} aria-label=${t("options.step", { number: at + 1 })}
        onChange=${(/** @type {Typing} */ event) => change(at, event.currentTarget.value)}>
      <option value="" selected=${!step}>${t("options.no_step")}</option>
      ${(option.items?.enum ?? []).map(
        (choice) => html`<option key=${choice} value=${choice} selected=${choice === step}>
        ${choices.valueText(choice)}</option>`,
      )}
    </select>`,
    )}
    ${errors.map(({ message }) => html`<small key=${message} class="wrong">${message}</small>`)}
  </fieldset>`;
}
