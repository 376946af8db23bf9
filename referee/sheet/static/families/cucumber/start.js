/** From the board on to the next hand, with a player chosen. */
import { html } from "../../lib.js";
import { go, link } from "../../router.js";
import { kept } from "../../storage.js";
import { playersIn } from "../../table.js";
import { t } from "../../text.js";
import { formOf, isBegun } from "./entry/asked.js";
import { asksCard, declares, hasBet } from "./table.js";

/** @param {string} form @param {any} rules */
function askOf(form, rules) {
  if (declares(rules)) return "won";
  if (form === "cards") return "led";
  if (hasBet(rules)) return "lowest";
  return asksCard(rules) ? "took" : "lost";
}

/** The first tap of a hand: who led the last trick, or who took it; not before a dealer is drawn. */
export function Start({ game, rules }) {
  if (isBegun(kept("drafts", game.id)) || game.next?.dealer_drawn_by.length) return null;
  const ask = t(`start.${askOf(formOf(game.id, rules), rules)}`);
  return html`<div class="side-by-side start scroll-x" role="group" aria-label=${ask}><span>${ask}</span>
    ${playersIn(game).map(
      ({ id, name }) => html`<button type="button" key=${id} class="chip"
      aria-label=${`${ask} ${name}`} onClick=${() => go(link("game", game.id, "enter", "of", id))}>${name}</button>`,
    )}</div>`;
}
