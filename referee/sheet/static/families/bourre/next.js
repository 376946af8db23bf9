/** The hand to come: who deals and speaks first, what is played for, and what a bourré would cost. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { html } from "../../lib.js";
import { number, t } from "../../text.js";
import { worth } from "./chips.js";

/** @param {{game: any}} props */
export function Facts({ game }) {
  const { pot_total: pot = 0, bourre_price: price = 0 } = game.next;
  const more = [["pot", t("bourre.fact.pot"), html`<${Sum} ...${{ game }} count=${pot} />`]];
  const line = [["pays", t("bourre.fact.pays"), html`<${Sum} ...${{ game }} count=${price} />`]];
  return html`<${CommonFacts} game=${game} line=${line} more=${more} />`;
}

/** @param {{game: any, count: number}} props */
const Sum = ({ game, count }) =>
  html`${number(count)}${game.stake ? html` <small class="fact-worth">${worth(game, count)}</small>` : null}`;
