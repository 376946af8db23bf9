/** The draw for the deal of the next hand: who draws, and who has drawn it. */
import { html } from "../../lib.js";
import { enter } from "../../outbox.js";
import { Chips } from "../../parts/fields.js";
import "./later-texts.js";
import { playerOf } from "../../table.js";
import { choice, t } from "../../text.js";

/** @param {{game: any, mayScore: boolean}} props */
export function Screen({ game, mayScore }) {
  /** @type {string[]} */
  const drawn = game.next.dealer_drawn_by;
  const players = drawn.map((id) => playerOf(game, id));
  const pick = (/** @type {string} */ player) => enter(game.id, "dealer", "dealer", { player });
  return html`<section class="paper draw">
    <h2>${t("board.draw")}</h2>
    <p>${t("board.draw_text", { names: choice(players.map(({ name }) => name)), cards: game.next.cards_each })}</p>
    ${mayScore ? html`<${Chips} label=${t("board.draw_who")} players=${players} chosen=${[]} onTap=${pick} />` : null}
  </section>`;
}
