/** A sheet after four hands of Agurk, with the last trick that made its last line. */
import { html } from "../../../lib.js";
import { loadStyle } from "../../../parts/loading.js";
import { Card } from "../../../parts/cards.js";
import { t } from "../../../text.js";
import "../board.js";
import { Cucumber } from "../cucumbers.js";
import { NAMES, ROWS } from "./rows.js";

await loadStyle("../families/cucumber/example/example.css");

const LAST = ROWS[ROWS.length - 1];

export function Screen() {
  const { taker, trick, scores } = LAST;
  return html`<figure class="paper example"><div role="img" aria-label=${t("home.example_label")}>
    <p class="example-trick">${trick.map((card, seat) => html`<${Played} key=${seat} ...${{ card, seat }} />`)}</p>
    <table>
      <thead><tr><td></td>${NAMES.map((name) => html`<th key=${name}>${name}</th>`)}</tr></thead>
      <tbody>${ROWS.map((row, at) => html`<${Row} key=${at} row=${row} number=${at + 1} />`)}</tbody>
    </table></div>
    <figcaption>${t("home.example", { name: NAMES[taker], score: scores[taker] })}</figcaption>
  </figure>`;
}

/** @param {{card: string, seat: number}} props */
const Played = ({ card, seat }) =>
  html`<span class=${seat === LAST.taker ? "example-taker" : ""}><${Card} card=${card} /><small>${NAMES[seat]}</small>
    </span>`;

/** @param {{row: typeof ROWS[number], number: number}} props */
const Row = ({ row, number }) =>
  html`<tr><th>${number}</th>${row.scores.map(
    (score, seat) => html`<td key=${seat} class=${seat === row.taker ? "pays" : ""}>
      ${seat === row.taker ? score : "·"}${seat === row.taker && row.falls ? html` <${Cucumber} />` : null}</td>`,
  )}</tr>`;
