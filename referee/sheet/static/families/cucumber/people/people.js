/** What is done between hands: who comes, goes or buys back in, the deal, and a director's decision. */
import { html } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { Act } from "../../../people/act.js";
import { act } from "../../../people/acting.js";
import { nameOf, playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { keepsScore } from "../table.js";
import { BuyIns } from "./buy-ins.js";
import { Decision } from "./decision.js";
import { Join } from "./join.js";
import { Leave } from "./leave.js";

export function Screen({ session, sitting: { game, rules } }) {
  const props = { session, game, rules };
  const { dealer, dealer_drawn_by: drawing } = game.next;
  return html`
    ${rules.stakes.buy_ins.each ? html`<${BuyIns} ...${props} />` : null}
    <${Act} title=${t("people.join")}><${Join} ...${props} /></${Act}>
    <${Act} title=${t("people.leave")}><${Leave} ...${props} /></${Act}>
    ${dealer || drawing.length ? html`<${Act} title=${t("people.dealer")}><${Dealer} ...${props} /></${Act}>` : null}
    ${keepsScore(rules) ? html`<${Act} title=${t("people.adjust")}><${Decision} ...${props} /></${Act}>` : null}`;
}

function Dealer({ game }) {
  const name = (player) =>
    act(game, "dealer", "dealer", { player }, t("people.kept.dealer", { name: nameOf(game, player) }));
  return html`<p class="hint">${t("people.dealer_hint")}</p>
    <${Chips} label=${t("people.dealer")} players=${playersIn(game)} chosen=${[game.next.dealer]} onTap=${name} />`;
}
