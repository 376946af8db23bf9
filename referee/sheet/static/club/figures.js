/** Everything the standings say about one member. */
import { html } from "../lib.js";
import { money, number, t } from "../text.js";

const SHOWN = [
  "games",
  "wins",
  "hands_played",
  "hands_lost",
  "average_penalty",
  "cucumbers",
  "buy_ins",
  "net_money",
  "longest_run",
  "rating",
];

/** One figure of a row of the standings as it is read; a dash where there is none. */
export function figure(row, name, currency) {
  const value = name === "rating" ? row.rating?.value : row[name];
  if (value === null || value === undefined) return "–";
  return name === "net_money" ? money({ amount: value, currency }) : number(value);
}

export function Figures({ row, currency }) {
  return html`<dl class="figures">${SHOWN.filter((name) => name !== "rating" || row.rating).map(
    (name) => html`<div key=${name}>
    <dt>${t(`club.figure.${name}`)}</dt><dd>${figure(row, name, currency)}</dd></div>`,
  )}</dl>`;
}
