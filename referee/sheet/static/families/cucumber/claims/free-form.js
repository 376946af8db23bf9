/** May a holding be thrown in for free, as Rassi has it? */
import { html, useState } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { nameOf, playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { useQuestion } from "../../../referee/question.js";
import { ANY_NUMBER, AskButton, SlotKeys, SlotRow, useSlots } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";

/**
 * @param {{session: import("../../../session.js").Session, sitting: import("../../../session.js").Sitting,
 *   onAsked(): void}} props
 */
export function useFreeForm({ session, sitting: { game, cards }, onAsked }) {
  const [player, setPlayer] = useState(/** @type {string | null} */ (null));
  const [holdings, setHoldings] = useState(/** @type {Record<string, string[]>} */ ({}));
  const of = player ?? "";
  const holding = holdings[of] ?? [];
  const place = {
    key: of,
    label: t("free.holding", { name: nameOf(game, of) }),
    cards: holding,
    most: ANY_NUMBER,
    onChange: (/** @type {string[]} */ cards) => setHoldings({ ...holdings, [of]: cards }),
  };
  const slots = useSlots(player ? [place] : []);
  const { verdict, error, busy, put } = useQuestion(session, { kind: "free", player, holding }, onAsked);
  const missing = player ? (holding.length ? null : place.label) : t("free.who");
  return {
    main: html`<section class="paper"><h2>${t("free.who")}</h2>
        <${Chips} label=${t("free.who")} players=${playersIn(game)} chosen=${[player]} onTap=${setPlayer} />
        ${player ? html`<${SlotRow} key=${player} slot=${place} slots=${slots} />` : null}
      </section>
      <${Problem} error=${error} /><${Verdict} verdict=${verdict} game=${game} />`,
    foot: html`<${SlotKeys} slots=${slots} cards=${cards} /><${AskButton} text=${t("referee.ask")} missing=${missing}
      busy=${busy} onAsk=${put} />`,
  };
}
