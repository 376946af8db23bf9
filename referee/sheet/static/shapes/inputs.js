/** The inputs of fields that have no fields of their own: somebody, cards, a number, a text, a flag, a choice. */
import { html } from "../lib.js";
import { Chips, Field, Segments, Switch } from "../parts/fields.js";
import { SlotRow } from "../referee/slots.js";
import { seatsOf } from "./seats.js";

/** So many choices stand side by side; more are a list to open. */
const SIDE_BY_SIDE = 3;

/**
 * A place as its input has it.
 * @typedef {import("./fields.js").Place & {label: string, errors: import("../parts/fields.js").Fault[]}} Drawn
 */

/** @typedef {{value: unknown, label: string}} Option */

/** Errors below fields that are no single input. @param {{errors: {message: string}[]}} props */
const Wrong = ({ errors }) =>
  errors.map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`);

/** @param {{text?: string}} props */
const Hint = ({ text }) => (text ? html`<p class="hint">${text}</p>` : null);

/** @param {(place: Drawn) => any} content @returns {(place: Drawn) => any} */
export const titled = (content) => (place) =>
  html`<section class="shape">${place.label ? html`<h2>${place.label}</h2>` : null}
    <${Hint} text=${place.field.hint} />${content(place)}<${Wrong} errors=${place.errors} /></section>`;

/** @param {"players" | "sides"} seatKind */
export const someone = (seatKind) =>
  titled(({ value, label, around, onChange }) => {
    const seats = seatsOf(around.table);
    return html`<${Chips} label=${label} players=${seats[seatKind]} chosen=${[value]}
      onTap=${(/** @type {string} */ id) => onChange(id === value ? undefined : id)} />`;
  });

/** @param {string[]} list @param {string} id */
const toggled = (list, id) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id]);

/** Players or sides in the order in which they are tapped. */
export const Tapped = titled(({ field, value = [], label, around, onChange }) => {
  const seats = seatsOf(around.table);
  return html`<${Chips} label=${label} players=${field.item.kind === "side" ? seats.sides : seats.players}
    chosen=${value}
    onTap=${(/** @type {string} */ id) => onChange(toggled(value, id))} />`;
});

/** @param {Drawn} place */
export function Cards({ field: { hint }, path, errors, around: { rows, slots } }) {
  const row = rows.find(({ key }) => key === path);
  return html`<${SlotRow} slot=${{ ...row, hint }} slots=${slots} /><${Wrong} errors=${errors} />`;
}

/** @param {Drawn} place */
export function WholeNumber({ field: { min, max, hint }, value, label, errors, onChange }) {
  const read = (/** @type {{target: HTMLInputElement}} */ { target }) =>
    onChange(target.value === "" ? undefined : Number(target.value));
  return html`<${Field} label=${label} hint=${hint} errors=${errors}>
    ${(props) => html`<input ...${props} type="number" inputmode=${min < 0 ? "text" : "numeric"} step="1"
      min=${min} max=${max} value=${value ?? ""} onInput=${read} />`}
  </${Field}>`;
}

/** @param {Drawn} place */
export function Written({ field: { max, hint }, value, label, errors, onChange }) {
  return html`<${Field} label=${label} hint=${hint} errors=${errors}>
    ${(props) => html`<input ...${props} maxlength=${max} autocomplete="off" value=${value ?? ""}
      onInput=${({ target }) => onChange(target.value === "" ? undefined : target.value)} />`}
  </${Field}>`;
}

/** @param {Drawn} place */
export function Flag({ field: { hint }, value, label, errors, onChange }) {
  return html`<${Switch} label=${label} hint=${hint} checked=${Boolean(value)} onChange=${onChange} />
    <${Wrong} errors=${errors} />`;
}

/** @param {Drawn} place */
export function Choice(place) {
  const { field, value, label, errors, onChange } = place;
  const { choices, hint } = field;
  if (choices.length <= SIDE_BY_SIDE) return html`<${Picked} ...${place} />`;
  return html`<${Field} label=${label} hint=${hint} errors=${errors}>
    ${(props) => html`<select ...${props} onChange=${({ target }) => onChange(choices[target.value]?.value)}>
      <option value="" selected=${value === undefined}></option>
      ${choices.map(
        (
          /** @type {Option} */ choice,
          /** @type {number} */ at,
        ) => html`<option key=${at} value=${at} selected=${choice.value === value}>${choice.label}
        </option>`,
      )}
    </select>`}
  </${Field}>`;
}

const Picked = titled(
  ({ field, value, label, onChange }) =>
    html`<${Segments} label=${label} value=${value} onChange=${onChange}
      options=${field.choices.map((/** @type {Option} */ choice) => [choice.value, choice.label])} />`,
);
