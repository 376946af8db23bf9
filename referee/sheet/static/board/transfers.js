/** What the pot is for, and all that went into it and out. */
import { html } from "../lib.js";
import "../parts/later-texts.js";
import { nameOf } from "../table.js";
import { money, t } from "../text.js";

export function Screen({ game, pot }) {
  const who = (account) => (account === "pot" ? t("pot.pot") : nameOf(game, account));
  return html`
    ${
      game.status === "playing" && pot.balance.amount
        ? html`<p>${t("pot.to_win", { sum: money(pot.balance) })}
      </p>`
        : null
    }
    <ul class="transfers">${pot.transfers.map(
      (transfer) => html`<li key=${transfer.number}>
      <span>${t("pot.transfer", { from: who(transfer.from), to: who(transfer.to) })}<small>
        ${t(`pot.reason.${transfer.reason}`)}</small></span>
      <b>${money(transfer)}</b>
    </li>`,
    )}</ul>`;
}
