/** Somebody won: said at the top, with a few cucumbers that fall past and are gone. */
import { html } from "../lib.js";
import { styled } from "../parts/added.js";
import { Cucumber } from "../parts/cucumbers.js";
import { nameOf } from "../table.js";
import { list, t } from "../text.js";
import { paidText } from "./paid.js";

const FALLING = 9;

await styled("celebration.css");

export function Screen({ game, rules }) {
  if (game.status === "abandoned") return html`<p class="banner" role="status">${t("board.abandoned")}</p>`;
  if (game.status !== "finished") return null;
  const { winners, losers, transfers } = game.result;
  const names = (ids) => list(ids.map((id) => nameOf(game, id)));
  const loser = rules.end.winner === "not_the_loser" && losers.length === 1;
  return html`<section class="celebration" role="status">
    <div class="falling" aria-hidden="true">${Array.from(
      { length: FALLING },
      (_, at) => html`<${Cucumber}
      key=${at} />`,
    )}</div>
    <p class="celebration-title">
      ${loser ? t("board.loses", { name: names(losers) }) : t("board.wins", { names: names(winners), count: winners.length })}</p>
    ${
      transfers.length
        ? html`<p>${transfers.map(
            (paid, at) => html`<span key=${at} class="paid">${paidText(game, paid)}
      </span>`,
          )}</p>`
        : null
    }
  </section>`;
}
