/** Everything the standings say about one member. */
import { html } from "../lib.js";
import { money, number } from "../text.js";
import { useColumns } from "./columns.js";

/**
 * One figure of a row of the standings as it is read; a dash where there is none.
 * @param {Api.Standing} row @param {string} name @param {string} currency
 */
export function figure(row, name, currency) {
  const value = name === "rating" ? row.rating?.value : row[/** @type {"games"} */ (name)];
  if (value === null || value === undefined) return "–";
  return name === "net_money" ? money({ amount: value, currency }) : number(value);
}

/** @param {{row: Api.Standing, standings: Api.Standings}} props */
export function Figures({ row, standings: { currency, family } }) {
  const columns = useColumns(family).filter(({ key }) => key !== "rating" || row.rating);
  return html`<dl class="figures">${columns.map(
    ({ key, title }) => html`<div key=${key}>
    <dt>${title}</dt><dd>${figure(row, key, currency)}</dd></div>`,
  )}</dl>`;
}
