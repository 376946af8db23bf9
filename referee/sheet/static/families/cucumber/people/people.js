/** The acts between hands: coming, going and buying back in, the deal, and a director's decision. */
import { html } from "../../../lib.js";
import { Dealer } from "../../../people/dealer.js";
import { Decision } from "../../../people/decision.js";
import { Join, joiningPrice } from "../../../people/join.js";
import { Leave } from "../../../people/leave.js";
import { playerOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { keepsScore } from "../table.js";
import { BuyIns } from "./buy-ins.js";

/** @param {{session: any, sitting: any}} props */
export function Screen({ session, sitting: { game, rules } }) {
  const { dealer, dealer_drawn_by: drawing } = game.next;
  return html`
    ${rules.stakes.buy_ins.each ? html`<${BuyIns} ...${{ session, game, rules }} />` : null}
    <${Join} game=${game} hint=${t("people.join_hint")} price=${joiningPrice(game)} />
    <${Leave} ...${{ session, game }} />
    ${dealer || drawing.length ? html`<${Dealer} game=${game} />` : null}
    ${keepsScore(rules) ? html`<${Decision} game=${game} fault=${belowNothing(game)} />` : null}`;
}

/** No score falls below 0. @param {any} game @returns {(points: number, id: string) => string | null} */
const belowNothing = (game) => (points, id) => {
  const player = playerOf(game, id);
  return player.score + points < 0 ? t("people.points_below", player) : null;
};
