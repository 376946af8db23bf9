/** The acts between hands: coming and going, the deal, and a director's decision. */
import { html } from "../../../lib.js";
import { Dealer } from "../../../people/dealer.js";
import { Decision } from "../../../people/decision.js";
import { Join } from "../../../people/join.js";
import { Leave } from "../../../people/leave.js";
import { t } from "../../../text.js";
import { chipsText } from "../chips.js";
import "../later-texts.js";

/** @param {{session: any, sitting: any}} props */
export function Screen({ session, sitting: { game, rules } }) {
  const pot = game.next.pot_chips;
  const fault = (/** @type {number} */ points) =>
    points > pot ? t("bourre.decision_above", { chips: chipsText(pot) }) : null;
  const begins =
    rules.chips.start === null ? t("bourre.join_hint") : t("bourre.join_with", { chips: chipsText(rules.chips.start) });
  return html`
    <${Join} game=${game} hint=${begins} />
    <${Leave} ...${{ session, game }} />
    <${Dealer} game=${game} />
    <${Decision} ...${{ game, fault }} label=${t("bourre.decision")} hint=${t("bourre.decision_hint")} />`;
}
