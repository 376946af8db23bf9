/** The fields of a form that was made from a shape, each with what is wrong beside it. */
import { html } from "../lib.js";
import { messagesAt, Segments, Switch } from "../parts/fields.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { Cards, Choice, Flag, someone, Tapped, titled, WholeNumber, Written } from "./inputs.js";
import { seatsOf } from "./seats.js";
import { emptyOf, inForm, isPicked, partsOf } from "./value.js";

/**
 * @typedef {object} Place
 * @property {any} field A field of a form's model
 * @property {any} value
 * @property {string} path Of the value in the body
 * @property {string} [label] Instead of the field's own
 * @property {Around} around
 * @property {(value: any) => void} onChange
 */

/**
 * @typedef {{table: any, errors: any[], slots: any, rows: any[]}} Around What is the same for all fields; `rows` are
 *   the places for cards
 */

/** @typedef {import("./inputs.js").Drawn} Drawn */

/** @param {Place} place */
export function ShapeField(place) {
  const { field, value, path, around, onChange } = place;
  const Input = INPUTS[field.kind];
  if (!Input) return null;
  const label = place.label ?? field.label;
  const [open, errors] = errorsAt(place);
  // What is asked for stands where the field says what it is: nothing is wrong there.
  const hint = open.map(({ message }) => message).join(" ") || field.hint;
  if (!isFolded(field)) return html`<${Input} ...${{ ...place, field: { ...field, hint }, label, errors }} />`;
  const whole = { ...field, hint, optional: false, nullable: false };
  return html`<${Switch} label=${label} hint=${value === undefined ? hint : field.hint} checked=${value !== undefined}
      onChange=${(/** @type {boolean} */ on) => onChange(on ? emptyOf(whole) : undefined)} />
    ${value === undefined ? null : html`<${Input} ...${{ ...place, field: whole, label, errors }} />`}`;
}

/**
 * The errors at a place, but for those that one of its parts shows itself.
 * @param {Place} place
 */
function errorsAt({ field, value, path, around }) {
  const shown = isPicked(field) || value === undefined ? [] : partsOf(field, value, seatsOf(around.table));
  const below = field.kind === "forms" ? [path] : shown.map(([name]) => `${path}/${name}`);
  const isBelow = (/** @type {{path: string}} */ { path: at }) =>
    below.some((part) => at === part || at.startsWith(`${part}/`));
  const here = messagesAt({ errors: around.errors }, path).filter((error) => !isBelow(error));
  return [here.filter(({ isOpen }) => isOpen), here.filter(({ isOpen }) => !isOpen)];
}

/** True if it has several fields of its own that may all be left out. @param {any} field */
const isFolded = (field) =>
  (field.optional || field.nullable) &&
  (["group", "by", "forms"].includes(field.kind) || (field.kind === "list" && !isPicked(field)));

/** The parts of a value, each a field: of a group, or one for each player or side. */
const Group = titled(({ field, value, path, around, onChange }) =>
  partsOf(field, value, seatsOf(around.table)).map(
    ([name, inner, part]) => html`<${ShapeField} key=${name} field=${inner} value=${part} path=${`${path}/${name}`}
      label=${field.kind === "by" ? nameOf(around.table.game, name) : undefined} around=${around}
      onChange=${(/** @type {unknown} */ next) => onChange({ ...value, [name]: next })} />`,
  ),
);

/** Any number of fields, with ways to take one away and to add one. */
const Items = titled(({ field, value, path, label, around, onChange }) => {
  /** @param {number} at @param {unknown} next */
  const set = (at, next) =>
    onChange(value.map((/** @type {unknown} */ entry, /** @type {number} */ place) => (place === at ? next : entry)));
  return html`<ol class="shape-items">${value.map(
    (/** @type {unknown} */ entry, /** @type {number} */ at) => html`<li key=${at}>
      <${ShapeField} field=${field.item} value=${entry} path=${`${path}/${at}`} label=${`${label} ${at + 1}`}
        around=${around} onChange=${(/** @type {unknown} */ next) => set(at, next)} />
      ${
        value.length > field.least
          ? html`<button type="button" class="link-button"
            onClick=${() => onChange(value.toSpliced(at, 1))}>
              ${t("shape.remove", { label: `${label} ${at + 1}` })}</button>`
          : null
      }</li>`,
  )}</ol>
  ${
    value.length < field.most
      ? html`<button type="button" class="secondary-button" onClick=${() => onChange([...value, emptyOf(field.item)])}>
          ${t("shape.add", { label })}</button>`
      : null
  }`;
});

/** One of several forms; what stands in the others is kept. @param {Drawn} place */
function Forms({ field, value, path, label, around, onChange }) {
  const forms = /** @type {import("./model.js").Field[]} */ (field.forms);
  const put = (/** @type {unknown} */ next) => onChange({ ...value, of: { ...value.of, [value.form]: next } });
  return html`<${Segments} label=${label || t("shape.form")} value=${value.form}
      options=${forms.map((form, at) => [at, form.label || kindText(form) || String(at + 1)])}
      onChange=${(/** @type {number} */ form) => onChange({ ...value, form })} />
    <${ShapeField} key=${value.form} field=${forms[value.form]} label="" value=${inForm(field, value)}
      path=${path}
      around=${around} onChange=${put} />`;
}

/** A name for a form that has none: how many, or the cards. @param {import("./model.js").Field} form */
function kindText(form) {
  if (form.kind === "number") return t("shape.how_many");
  const inner = form.kind === "list" ? form.item : form;
  return inner.kind === "card" ? t("shape.cards") : "";
}

/** The input of each kind of field. @type {Record<string, (place: Drawn) => any>} */
const INPUTS = {
  player: someone("players"),
  side: someone("sides"),
  card: Cards,
  number: WholeNumber,
  text: Written,
  flag: Flag,
  choice: Choice,
  group: Group,
  by: Group,
  forms: Forms,
  list: (place) => {
    if (place.field.item.kind === "card") return html`<${Cards} ...${place} />`;
    return isPicked(place.field) ? html`<${Tapped} ...${place} />` : html`<${Items} ...${place} />`;
  },
};
