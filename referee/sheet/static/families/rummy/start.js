/** From the board on to the next round, with whoever ended it. */
import { html } from "../../lib.js";
import { go, link } from "../../router.js";
import { kept } from "../../storage.js";
import { playersIn } from "../../table.js";
import { t } from "../../text.js";

/** @param {{game: any, rules: any}} props */
export function Start({ game, rules }) {
  if (kept("drafts", game.id)) return null;
  const ask = rules.score.method === "gin" ? t("rummy.start.knock") : t("rummy.start.out");
  return html`<div class="side-by-side start scroll-x" role="group" aria-label=${ask}><span>${ask}</span>
    ${playersIn(game).map(
      (/** @type {import("../../families.js").Player} */ { id, name }) => html`<button type="button" key=${id}
      class="chip" aria-label=${`${ask} ${name}`} onClick=${() => go(link("game", game.id, "enter", "of", id))}>
      ${name}</button>`,
    )}</div>`;
}
