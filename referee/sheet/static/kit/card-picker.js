/**
 * Cards by tapping, each but once: a suit stays chosen until another is, so that a run of one suit takes a tap a card.
 * Keys of cards that are gone are asleep.
 */
import { html, useState } from "../lib.js";
import { suitClass, suitName } from "../parts/card-signs.js";
import { cardName, rankSign, suitSign } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { JOKER } from "../table.js";
import { t } from "../text.js";
import "./style.js";
import "./texts.js";

/**
 * @typedef {object} Picking
 * @property {string} label Which card is asked for
 * @property {import("../families.js").Cards | null} cards
 * @property {string[]} gone Cards that are somewhere already
 * @property {number} [packs] How many there are of each card
 * @property {boolean} [idle] As long as no card is asked for
 * @property {(card: string) => void} onCard
 * @property {(() => void) | null} [onErase] null while there is nothing to take back
 * @property {any} [more] Further keys
 */

/** @param {Picking} props */
export function CardPicker({ label, cards, gone, packs = 1, idle = false, onCard, onErase, more }) {
  const { ranks = [], suits = [], suited_ranks: suited = [] } = cards ?? {};
  const [suit, setSuit] = useState(suits[0] ?? "");
  const cardOf = (/** @type {string} */ rank) => (suited.includes(rank) ? rank + suit : rank);
  const isGone = (/** @type {string} */ card) =>
    card !== JOKER && gone.filter((other) => other === card).length >= packs;
  return html`<div class="card-picker" role="group" aria-label=${label} data-steady>
    ${
      suits.length
        ? html`<div class="card-picker-suits" role="group" aria-label=${t("kit.suit")}>${suits.map(
            (
              name,
            ) => html`<button type="button" key=${name} class=${`key ${suitClass(name)}`} aria-pressed=${name === suit}
              onClick=${() => setSuit(name)}><span aria-hidden="true">${suitSign(name)}</span>
              <span class="unseen">${suitName(name)}</span></button>`,
          )}</div>`
        : null
    }
    <div class="card-picker-ranks">${ranks.map((rank) => {
      const card = cardOf(rank);
      return html`<button type="button" key=${rank} class=${`key suit-${suited.includes(rank) ? suit : ""}`}
        disabled=${idle || isGone(card)} onClick=${() => onCard(card)}>
        <span aria-hidden="true">${rankSign(rank)}</span><span class="unseen">${cardName(card)}</span></button>`;
    })}${more}${
      onErase === undefined
        ? null
        : html`<button type="button" class="key key-erase" disabled=${!onErase} aria-label=${t("kit.erase")}
            onClick=${onErase}><${Icon} name="erase" /></button>`
    }</div></div>`;
}
