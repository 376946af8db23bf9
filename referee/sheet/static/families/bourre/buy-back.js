/** New chips for somebody who is out, where the rules have them: a tap away. */
import { html } from "../../lib.js";
import { act } from "../../people/acting.js";
import { t } from "../../text.js";
import { chipsText } from "./chips.js";
import "./later-texts.js";

/** @param {{game: any, rules: any, player: any}} props */
export function Screen({ game, rules, player }) {
  const buyIn = () => act(game, "buy_in", "buy-ins", { player: player.id }, t("bourre.kept.buy_in", player));
  return html`<button type="button" class="secondary-button buy-back" onClick=${buyIn}>
    ${t("bourre.buy_in", player)} <small>${chipsText(rules.chips.start)}</small></button>`;
}
