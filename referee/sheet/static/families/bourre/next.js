/** The hand to come: who deals and speaks first, what is played for, and what a bourré would cost. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { html } from "../../lib.js";
import { playersIn } from "../../table.js";
import { number, t } from "../../text.js";
import { worth } from "./chips.js";
import { potOf } from "./table.js";

/** @param {{game: any, rules: any}} props */
export function Facts({ game, rules }) {
  const pot = potOf({ game, rules, players: playersIn(game) });
  const more = [["pot", t("bourre.fact.pot"), html`<${Sum} ...${{ game }} count=${pot?.total ?? 0} />`]];
  const line = [["pays", t("bourre.fact.pays"), html`<${Sum} ...${{ game }} count=${pot?.bourre ?? 0} />`]];
  return html`<${CommonFacts} game=${game} line=${line} more=${more} />`;
}

/** @param {{game: any, count: number}} props */
const Sum = ({ game, count }) =>
  html`${number(count)}${game.stake ? html` <small class="fact-worth">${worth(game, count)}</small>` : null}`;
