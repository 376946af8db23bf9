/** What lists of a club can be filtered by. */
import { html } from "../lib.js";
import { Field } from "../parts/fields.js";
import { t } from "../text.js";

/** @param {{asked: {from: string, to: string}, onChange(changes): void}} props */
export function Period({ asked, onChange }) {
  return html`<div class="period">${["from", "to"].map(
    (end) => html`<${Field} key=${end} label=${t(`club.${end}`)}>
    ${(props) => html`<input ...${props} type="date" value=${asked[end]}
      onChange=${(event) => onChange({ [end]: event.target.value })} />`}
  </${Field}>`,
  )}</div>`;
}

export function EventField({ asked, onChange }) {
  return html`<${Field} label=${t("club.event")}>
    ${(props) => html`<input ...${props} value=${asked.event} maxlength="100" autocomplete="off"
      onChange=${(event) => onChange({ event: event.target.value.trim() })} />`}
  </${Field}>`;
}

/** How many filters are set. */
export function filterTitle({ by: _order, ...filters }) {
  const count = Object.values(filters).filter(Boolean).length;
  return count ? t("club.filter.given", { count }) : t("club.filter");
}

/** What was given as the query of an address; what is empty is left out. */
export function queryOf(asked) {
  const given = Object.entries(asked).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
