/** From the board on to the next hand, with somebody who stays. */
import { html } from "../../lib.js";
import { go, link } from "../../router.js";
import { kept } from "../../storage.js";
import { playersIn } from "../../table.js";
import { t } from "../../text.js";
import { isBegun } from "./entry/draft.js";

/** @param {{game: any}} props */
export function Start({ game }) {
  if (isBegun(kept("drafts", game.id))) return null;
  const ask = t("bourre.start");
  const may = playersIn(game).filter(({ id }) => game.next?.may_stay?.includes(id) ?? true);
  return html`<div class="side-by-side start scroll-x" role="group" aria-label=${ask}><span>${ask}</span>
    ${may.map(
      ({ id, name }) => html`<button type="button" key=${id} class="chip"
      aria-label=${`${ask} ${name}`} onClick=${() => go(link("game", game.id, "enter", "of", id))}>${name}</button>`,
    )}</div>`;
}
