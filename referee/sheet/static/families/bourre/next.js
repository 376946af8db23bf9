/** The hand to come: who deals and speaks first, what is played for, and what a bourré would cost. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { html } from "../../lib.js";
import { number, t } from "../../text.js";
import { worth } from "./chips.js";

/** A game that an earlier release has answered may lack some of them. @param {{game: any}} props */
export function Facts({ game }) {
  const { pot_total: pot, bourre_price: price } = game.next;
  /** @returns {[string, string, any][]} */
  const fact = (/** @type {"pot" | "pays"} */ name, /** @type {number | undefined} */ count) =>
    count === undefined ? [] : [[name, t(`bourre.fact.${name}`), html`<${Sum} ...${{ game }} count=${count} />`]];
  return html`<${CommonFacts} game=${game} line=${fact("pays", price)} more=${fact("pot", pot)} />`;
}

/** @param {{game: any, count: number}} props */
const Sum = ({ game, count }) =>
  html`${number(count)}${game.stake ? html` <small class="fact-worth">${worth(game, count)}</small>` : null}`;
