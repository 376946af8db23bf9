/** Somebody won: said at the top, with confetti where the family has some. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { styled } from "../parts/added.js";
import { everyoneOn } from "../table.js";
import { list, t } from "../text.js";
import { paidText } from "./paid.js";

const FALLING = 9;

await styled("celebration.css");

const isRefunded = (pot) => Boolean(pot?.transfers.some(({ reason }) => reason === "refund"));

export function Screen({ game, rules, pot }) {
  const { board } = useFamily();
  if (game.status === "abandoned")
    return html`<p class="banner" role="status">
    ${t(isRefunded(pot) ? "board.abandoned_stake" : "board.abandoned")}</p>`;
  if (game.status !== "finished") return null;
  const { winners, transfers } = game.result;
  const names = everyoneOn(game, winners);
  const ending = board.ending(game, rules);
  return html`<section class="celebration" role="status">
    ${board.Confetti ? html`<${Shower} Thing=${board.Confetti} />` : null}
    <p class="celebration-title">
      ${ending ?? t("board.wins", { names: list(names), count: names.length })}</p>
    ${
      transfers?.length
        ? html`<p>${transfers.map((paid, at) => html`<${Paid} key=${at} ...${{ game, paid }} />`)}
      </p>`
        : null
    }
  </section>`;
}

const Shower = ({ Thing }) =>
  html`<div class="falling" aria-hidden="true">${Array.from(
    { length: FALLING },
    (_, at) => html`<${Thing}
    key=${at} />`,
  )}</div>`;

const Paid = ({ game, paid }) => html`<span class="paid">${paidText(game, paid)}</span>`;
