/** A move from pile to pile, and what the referee says may be done. */
import { Counter } from "../../../kit/counter.js";
import { html } from "../../../lib.js";
import { SUIT_SIGNS } from "../../../parts/cards.js";
import { t } from "../../../text.js";
import { SUITS } from "../cards.js";
import { hasStock } from "./layout.js";
import { moveText, pileText } from "./pile-text.js";

/** @typedef {{from: string, to: string, count: number}} Move */

const MOST_SHOWN = 24;
const MOST_CARDS = 13;

/** @param {any} rules */
function placesOf(rules) {
  const columns = Array.from({ length: rules.columns }, (_, at) => `t${at + 1}`);
  const cells = Array.from({ length: rules.cells ?? 0 }, (_, at) => `c${at + 1}`);
  const stock = hasStock(rules) ? ["waste", "stock"] : [];
  const back = rules.from_foundation ? SUITS.map((suit) => `f${suit}`) : [];
  return { from: [...columns, ...cells, ...stock, ...back], to: ["f", ...columns, ...cells, ...stock] };
}

/** True if a pile is a suit's foundation. @param {string} pile */
const isSuit = (pile) => pile.length > 1 && pile.startsWith("f");

/** A pile in few letters; whoever hears it hears all of its name. @param {{pile: string}} props */
function Pile({ pile }) {
  const short = pile.slice(1);
  if (pile.length < 2 || pile === "waste" || pile === "stock") return pileText(pile);
  if (isSuit(pile))
    return html`<span aria-hidden="true">${SUIT_SIGNS[/** @type {"C"} */ (short)]}</span>
    <span class="unseen">${pileText(pile)}</span>`;
  const sign = pile.startsWith("c") ? `${t("patience.pile.cell_short")}${short}` : short;
  return html`<span aria-hidden="true">${sign}</span><span class="unseen">${pileText(pile)}</span>`;
}

/** @param {{move: Move, rules: any, onMove(move: Move): void}} props */
export function MoveForm({ move, rules, onMove }) {
  const places = placesOf(rules);
  const chips = (/** @type {"from" | "to"} */ end) => html`<h3>${t(`patience.${end}`)}</h3>
    <div class="chips pile-chips" role="group" aria-label=${t(`patience.${end}`)}
      data-at=${`/move/${end}`}>${places[end].map(
        (pile) => html`<button type="button" key=${pile} class=${`chip${isSuit(pile) ? ` suit-${pile.slice(1)}` : ""}`}
        aria-pressed=${move[end] === pile}
        onClick=${() => onMove({ ...move, [end]: pile })}><${Pile} pile=${pile} /></button>`,
      )}</div>`;
  return html`<section class="paper"><h2>${t("patience.claim.move")}</h2>${chips("from")}${chips("to")}
    ${
      move.from.startsWith("t") && move.to.startsWith("t")
        ? html`<${Counter} label=${t("patience.count")} at="/move/count" value=${move.count} least=${1}
            most=${MOST_CARDS}
            onChange=${(/** @type {number} */ count) => onMove({ ...move, count })} />`
        : null
    }</section>`;
}

/** @param {Move} move */
export const missingIn = ({ from, to }) => {
  if (!from) return t("patience.missing.from");
  return to ? null : t("patience.missing.to");
};

/** The move as it is sent; of cards that are turned nobody says how many. @param {Move} move */
export const moveBody = ({ from, to, count }) =>
  from.startsWith("t") && to.startsWith("t") ? { from, to, count } : { from, to };

/** The moves that are legal, as the verdict lists them. @param {{verdict: any}} props */
export function Options({ verdict }) {
  const options = verdict?.options ?? [];
  if (!options.length) return null;
  const more = verdict.options_total - Math.min(options.length, MOST_SHOWN);
  return html`<section class="paper"><h2>${t("patience.options")}</h2>
    <ul class="moves-listed">${options
      .slice(0, MOST_SHOWN)
      .map((/** @type {any} */ move, /** @type {number} */ at) => html`<li key=${at}>${moveText(move)}</li>`)}</ul>
    ${more > 0 ? html`<p class="hint">${t("patience.more", { count: more })}</p>` : null}</section>`;
}
