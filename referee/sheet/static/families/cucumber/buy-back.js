/** Buying back in, where somebody fell: with its price, a tap away. */
import { html } from "../../lib.js";
import "./later-texts.js";
import { buyIn, isFree } from "./people/buy-ins.js";
import { shortMoney, t } from "../../text.js";

/**
 * @param {{session: import("../../session.js").Session, game: any, rules: any, player:
 *   import("../../families.js").Player}} props
 */
export function Screen({ session, game, rules, player }) {
  const price = isFree(game, rules) ? t("buy_in.no_price") : shortMoney(game.stake);
  return html`<button type="button" class="secondary-button buy-back"
    onClick=${() => buyIn(session, game, rules, player)}>
    ${t("buy_in.for", player)} <small>${price}</small></button>`;
}
