/** What the hand is played for, always in sight while it is entered. */
import { html } from "../../../lib.js";
import { t } from "../../../text.js";
import { sumInShort } from "../chips.js";
import { potOf } from "../table.js";

/** @param {{draft: import("./draft.js").HandDraft, table: import("../../../families.js").Table}} props */
export function PotNow({ draft, table }) {
  if (table.ahead) return html`<p class="facts-line pot-now"><span>${t("bourre.pot_later")}</span></p>`;
  const pot = potOf(table, draft);
  if (!pot) return null;
  return html`<p class="facts-line pot-now">
    <span>${t("bourre.fact.in_pot")} <b>${sumInShort(table.game, pot.total)}</b></span>
    <span>${t("bourre.fact.would_pay")} <b>${sumInShort(table.game, pot.bourre)}</b></span></p>`;
}
