/** From when to when, as filters of what a club has. */
import { html } from "../lib.js";
import { Field } from "../parts/fields.js";
import { t } from "../text.js";

/** @param {{asked: {from: string, to: string}, onChange(changes): void}} props */
export function Period({ asked, onChange }) {
  return html`<div class="period">${["from", "to"].map((end) => html`<${Field} key=${end} label=${t(`club.${end}`)}>
    ${(props) => html`<input ...${props} type="date" value=${asked[end]} onChange=${(event) => onChange({ [end]: event.target.value })} />`}
  </${Field}>`)}</div>`;
}

/** What was given as the query of an address; what is empty is left out. */
export function queryOf(asked) {
  const given = Object.entries(asked).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
