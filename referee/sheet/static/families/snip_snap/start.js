/** From the board on to the deal, with whoever was out first. */
import { html } from "../../lib.js";
import { go, link } from "../../router.js";
import { kept } from "../../storage.js";
import { playersIn } from "../../table.js";
import { t } from "../../text.js";

/** @param {{game: any, rules: any}} props */
export function Start({ game, rules }) {
  if (rules?.chips.kind === "fines" || kept("drafts", game.id)?.out) return null;
  const ask = t("snip_snap.start");
  return html`<div class="side-by-side start scroll-x" role="group" aria-label=${ask}><span>${ask}</span>
    ${playersIn(game).map(
      ({ id, name }) => html`<button type="button" key=${id} class="chip"
      aria-label=${`${ask} ${name}`} onClick=${() => go(link("game", game.id, "enter", "of", id))}>${name}</button>`,
    )}</div>`;
}
