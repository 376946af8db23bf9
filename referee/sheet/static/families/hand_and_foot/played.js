/** The cards of a round where they were entered: its reasons do not name them. */
import { html } from "../../lib.js";
import { Cards } from "../../parts/cards.js";
import { nameOf } from "../../table.js";
import { t } from "../../text.js";
import "./later-texts.js";

/** @param {{act: any, game: any}} props */
export function Played({ act, game }) {
  const sides = Object.entries(act.sides ?? {}).filter(([, body]) => body.melds || body.held_cards);
  if (!sides.length) return null;
  return html`<dl class="figures">${sides.map(
    ([side, { melds = [], held_cards: held = [] }]) => html`<div key=${side}><dt>${nameOf(game, side)}</dt>
      ${melds.map(
        (/** @type {string[]} */ meld, /** @type {number} */ at) => html`<dd key=${at}><${Cards} cards=${meld} /></dd>`,
      )}
      ${held.length ? html`<dd>${t("hand_and_foot.played.held")} <${Cards} cards=${held} /></dd>` : null}</div>`,
  )}</dl>`;
}
