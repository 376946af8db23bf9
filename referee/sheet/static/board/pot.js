/** The pot, and every movement of money behind a tap. */
import { html } from "../lib.js";
import { nameOf } from "../table.js";
import { money, t } from "../text.js";

export function Pot({ game, pot }) {
  if (!pot?.stake) return null;
  const who = (account) => (account === "pot" ? t("pot.pot") : nameOf(game, account));
  return html`<details class="paper pot">
    <summary><span>${t("pot.title")}</span><b>${money(pot.balance)}</b></summary>
    <ul class="transfers">${pot.transfers.map((transfer) => html`<li key=${transfer.number}>
      <span>${t("pot.transfer", { from: who(transfer.from), to: who(transfer.to) })}<small>${t(`pot.reason.${transfer.reason}`)}</small></span>
      <b>${money(transfer)}</b>
    </li>`)}</ul>
  </details>`;
}
