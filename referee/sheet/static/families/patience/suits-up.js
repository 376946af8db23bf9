/** The height of each suit, in a line. */
import { html } from "../../lib.js";
import { SUIT_SIGNS } from "../../parts/cards.js";
import { letterOf } from "../../parts/letters.js";
import { t } from "../../text.js";
import { RANKS, SUITS } from "./cards.js";

/** @param {{up: Record<string, number>}} props */
export const SuitsUp = ({ up }) =>
  html`<span class="suits-up">${SUITS.map(
    (suit) => html`<span key=${suit} class=${suit === "D" || suit === "H" ? "suit-red" : ""}>
      <span aria-hidden="true">${SUIT_SIGNS[/** @type {"C"} */ (suit)]}</span>
      <span class="unseen">${t(`card.suit.${suit}`)}</span> ${letterOf(RANKS[(up[suit] ?? 0) - 1] ?? "–")}</span>`,
  )}</span>`;
