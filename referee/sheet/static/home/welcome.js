/** What a phone sees that knows no game yet: what the sheet is for, a sheet as it is kept, and the games it knows. */
import { html } from "../lib.js";
import { Card } from "../parts/cards.js";
import { Cucumber } from "../parts/cucumbers.js";
import { ownFirst } from "../parts/own-country.js";
import { list, t } from "../text.js";
import { NAMES, ROWS } from "./example.js";

export const Welcome = () => html`<p>${t("home.welcome")}</p>`;

/** @param {{variants?: any[]}} props All that the service has, once they are there */
export function KnownGames({ variants }) {
  return html`<${Example} />${variants ? html`<${Names} variants=${variants} />` : null}`;
}

/** Own country's first. */
function Names({ variants }) {
  return html`<p class="hint known-games">
    ${t("home.games_known", { names: list(ownFirst(variants).map(({ name }) => name)) })}</p>`;
}

/** A sheet after four hands of Agurk, with the last trick that made its last line. */
function Example() {
  const { taker, trick, scores } = ROWS.at(-1);
  return html`<figure class="paper example"><div role="img" aria-label=${t("home.example_label")}>
    <p class="example-trick">${trick.map(
      (card, at) => html`<span key=${at}
      class=${at === taker ? "example-taker" : ""}><${Card} card=${card} /><small>${NAMES[at]}</small></span>`,
    )}</p>
    <table>
      <thead><tr><td></td>${NAMES.map((name) => html`<th key=${name}>${name}</th>`)}</tr></thead>
      <tbody>${ROWS.map(
        (row, at) =>
          html`<tr key=${at}><th>${at + 1}</th>${row.scores.map(
            (score, seat) => html`<td key=${seat}
        class=${seat === row.taker ? "pays" : ""}>${seat === row.taker ? score : "·"}
          ${seat === row.taker && row.falls ? html` <${Cucumber} />` : null}</td>`,
          )}</tr>`,
      )}</tbody>
    </table></div>
    <figcaption>${t("home.example", { name: NAMES[taker], score: scores[taker] })}</figcaption>
  </figure>`;
}
