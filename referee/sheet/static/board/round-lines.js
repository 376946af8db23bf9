/** The score of a round, side by side: a short line for each reason, with its points. For rounds of many lines. */
import { html } from "../lib.js";
import { isAbout, rowsOf } from "../table.js";
import { signed } from "../text.js";

/**
 * @param {{game: any, lines: any[], itemOf: (line: any, game: any) => string}} props
 *   `itemOf` tells a line below the names of its side
 */
export function RoundLines({ game, lines, itemOf }) {
  const sides = rowsOf(game)
    .map((row) => ({ row, own: lines.filter((line) => isAbout(line, row)) }))
    .filter(({ own }) => own.length);
  return html`<div class="round-lines">${sides.map(
    ({ row, own }) => html`<section key=${row.id}>
      <h2><span>${row.name}</span> <span>${signed(own.reduce((sum, { points }) => sum + points, 0))}</span></h2>
      <ul class="reasons">${own.map(
        (line, at) => html`<li key=${at}><span>${itemOf(line, game)}</span>
          <span class="reason-points">${signed(line.points)}</span></li>`,
      )}</ul>
    </section>`,
  )}</div>`;
}
