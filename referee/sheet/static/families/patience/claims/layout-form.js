/** The layout of the cards: piles to tap, and below them the keys. */
import { CardPicker } from "../../../kit/card-picker.js";
import { Counter } from "../../../kit/counter.js";
import { html } from "../../../lib.js";
import { Cards } from "../../../parts/cards.js";
import { useChosenInSight } from "../../../parts/in-sight.js";
import { t } from "../../../text.js";
import { SuitsUp } from "../suits-up.js";
import {
  cardsAt,
  columnOf,
  dealt,
  downIn,
  erased,
  goneIn,
  hasStock,
  isFull,
  pilesOf,
  placeOf,
  stockOf,
  UNSEEN,
  withCard,
} from "./layout.js";
import { pileText } from "./pile-text.js";

/**
 * @typedef {object} LayoutProps
 * @property {import("./layout.js").LayoutDraft} layout
 * @property {any} rules
 * @property {import("../../../families.js").Cards | null} cards
 * @property {(layout: import("./layout.js").LayoutDraft) => void} onLayout
 */

/** @param {LayoutProps} props */
export function LayoutForm({ layout, rules, onLayout }) {
  const piles = useChosenInSight(".turn[aria-pressed=true]", false);
  const set = (/** @type {Partial<typeof layout>} */ changes) => onLayout({ ...layout, ...changes });
  const column = columnOf(layout.at);
  const down = downIn(layout);
  const setDown = (/** @type {number} */ count) =>
    set({ down: down.map((before, at) => (at === column ? count : before)) });
  return html`<section class="paper" data-at="/layout"><h2>${t("patience.layout")}</h2>
    <p class="hint">${t("patience.layout_hint")}</p>
    ${
      hasStock(rules)
        ? html`<${Counter} label=${t("patience.pass")} value=${layout.pass} least=${1} at="/layout/pass"
              onChange=${(/** @type {number} */ pass) => set({ pass })} />
            <p class="facts-line"><span>${t("patience.in_stock")}</span><b>${stockOf(layout)}</b></p>`
        : null
    }
    <ol class="turns rows piles" aria-label=${t("patience.layout")} ref=${piles} data-steady>${pilesOf(
      layout,
      rules,
    ).map(
      (pile) => html`<li key=${pile} data-at=${placeOf(pile)}>
        <button type="button" class="turn" aria-pressed=${pile === layout.at}
        onClick=${() => set({ at: pile })}><span class="turn-name">${pileText(pile)}${
          down[columnOf(pile)] ? html`<small>${t("patience.down", { count: down[columnOf(pile)] })}</small>` : null
        }</span><span class="row-value">${
          pile === "f" ? html`<${SuitsUp} up=${layout.up} />` : html`<${Cards} cards=${cardsAt(layout, pile)} />`
        }</span></button>
        ${
          pile === layout.at && column >= 0 && hasStock(rules)
            ? html`<${Counter} label=${t("patience.face_down")} value=${down[column]}
                most=${Math.min(column, down[column] + stockOf(layout))}
                onChange=${setDown} />`
            : null
        }</li>`,
    )}</ol>
    <button type="button" class="link-button" onClick=${() => onLayout(dealt(rules))}>${t("patience.layout.anew")}
    </button></section>`;
}

/** @param {LayoutProps} props */
export function LayoutKeys({ layout, rules, cards, onLayout }) {
  const isEmpty = layout.at === "f" ? !Object.values(layout.up).some(Boolean) : !cardsAt(layout, layout.at).length;
  const idle = isFull(layout, rules);
  const gone = layout.at === "f" ? [] : goneIn(layout);
  const putUnseen = () => onLayout(withCard(layout, UNSEEN));
  const unseen = html`<button type="button" class="key" disabled=${idle} onClick=${putUnseen}>
    <span aria-hidden="true">${UNSEEN}</span><span class="unseen">${t("patience.unseen")}</span></button>`;
  return html`<${CardPicker} label=${t("patience.cards_for", { pile: pileText(layout.at) })} cards=${cards} gone=${gone}
    idle=${idle} onCard=${(/** @type {string} */ card) => onLayout(withCard(layout, card))}
    onErase=${isEmpty ? null : () => onLayout(erased(layout))}
    more=${hasStock(rules) && layout.at !== "f" ? unseen : null} />`;
}
