/** The fields of an option: one for each kind of value that an option has. */
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { t } from "../text.js";
import { useChoices } from "./choices.js";

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
export const useReadyChoices = () => /** @type {RuleChoices} */ (useChoices().choices);

/** @param {Shown & {choices?: unknown[]}} props */
export function Choice({ path, option, label, values, value, errors, onChange, choices = option.enum ?? [] }) {
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
export function Count({ option, label, value, errors, onChange }) {
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
export function Table({ option, label, value, errors, onChange }) {
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
export function Written({ label, hint, value, errors, read, text, onChange }) {
  return html`<${Field} label=${label} hint=${hint} errors=${errors}>
    ${(/** @type {object} */ props) => html`<${Typed} ...${props} text=${text(value)} autocomplete="off"
      onTyped=${(/** @type {string} */ typed) => onChange(read(typed))} />`}
  </${Field}>`;
}

/** Any of a few, in the order in which they are chosen. @param {Shown} props */
export function Several({ option, label, value, errors, onChange }) {
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
export function Steps({ option, label, value, errors, onChange }) {
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
