/** A whole form that was made from a shape, with keys for cards where it asks for some. */
import { html } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { SlotKeys, useSlots } from "../referee/slots.js";
import { ShapeField } from "./fields.js";
import { cardRows } from "./seats.js";

/**
 * @param {{field: any, value: any, table: import("../families.js").Table, errors?: any[],
 *   onChange(value: any): void}} props
 */
export function ShapeForm({ field, value, table, errors = [], onChange }) {
  const rows = cardRows(field, value, table, onChange);
  const slots = useSlots(rows);
  return html`<div class="shapes"><${ShapeField} field=${field} value=${value} path="" label=""
      around=${{ table, errors, slots, rows }} onChange=${onChange} />
    ${rows.length ? html`<${SlotKeys} slots=${slots} cards=${table.cards} />` : null}</div>`;
}
