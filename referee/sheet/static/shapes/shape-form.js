/** A whole form that was made from a shape, with keys for cards where it asks for some. */
import { html } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { SlotKeys, useSlots } from "../referee/slots.js";
import { ShapeField } from "./fields.js";
import { cardRows } from "./seats.js";

/**
 * @typedef {{field: any, value: any, table: import("../families.js").Table, errors?: any[],
 *   onChange(value: any): void}} FormProps
 */

/** @param {FormProps} props */
export function ShapeForm(props) {
  const { form, keys } = useShapeForm(props);
  return html`<div class="shapes">${form}${keys}</div>`;
}

/**
 * The form and its keys apart, for a screen that keeps the keys at its foot.
 * @param {FormProps} props
 * @returns {{form: any, keys: any}} `keys` is null where no card is asked for
 */
export function useShapeForm({ field, value, table, errors = [], onChange }) {
  const rows = cardRows(field, value, table, onChange);
  const slots = useSlots(rows);
  return {
    form: html`<${ShapeField} field=${field} value=${value} path="" label=""
      around=${{ table, errors, slots, rows }} onChange=${onChange} />`,
    keys: rows.length ? html`<${SlotKeys} slots=${slots} cards=${table.cards} />` : null,
  };
}
