/** The filters of a club's lists. */
import { html } from "../lib.js";
import { Field } from "../parts/fields.js";
import { t } from "../text.js";

/** @param {{filter: {from: string, to: string}, onChange(changes: {from?: string, to?: string}): void}} props */
export function Period({ filter, onChange }) {
  return html`<div class="period">${
    /** @type {("from" | "to")[]} */ (["from", "to"]).map(
      (end) => html`<${Field} key=${end} label=${t(`club.${end}`)}>
    ${(props) => html`<input ...${props} type="date" value=${filter[end]}
      onChange=${(event) => onChange({ [end]: event.target.value })} />`}
  </${Field}>`,
    )
  }</div>`;
}

/** @param {{filter: {event: string}, onChange(changes: {event: string}): void}} props */
export function EventField({ filter, onChange }) {
  return html`<${Field} label=${t("club.event")}>
    ${(props) => html`<input ...${props} value=${filter.event} maxlength="100" autocomplete="off"
      onChange=${(event) => onChange({ event: event.target.value.trim() })} />`}
  </${Field}>`;
}

/** The number of filters that are set, in words. @param {{by?: string, [filter: string]: string | undefined}} filter */
export function filterTitle({ by: _order, ...filters }) {
  const count = Object.values(filters).filter(Boolean).length;
  return count ? t("club.filter.given", { count }) : t("club.filter");
}

/** The filter as the query of an address, without what is empty. @param {Record<string, string | number>} filter */
export function queryOf(filter) {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}` : "";
}
