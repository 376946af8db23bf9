/** The purpose of the pot, and all that went into it and out. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import "../parts/later-texts.js";
import { reasonText } from "../parts/money-reasons.js";
import { nameOf } from "../table.js";
import { money, t } from "../text.js";

/** @param {{game: any, rules: any, pot: any}} props */
export function Screen({ game, rules, pot }) {
  const { reasons, board } = useFamily();
  const means = board.potText ?? winsAll;
  const accountName = (/** @type {string} */ account) =>
    ["pot", "bank"].includes(account) ? t(`pot.${account}`) : nameOf(game, account);
  return html`
    ${game.status === "playing" ? html`<p>${means(game, rules, pot.balance)}</p>` : null}
    <ul class="transfers">${pot.transfers.map(
      (/** @type {any} */ transfer) => html`<li key=${transfer.number}>
      <span>${t("pot.transfer", { from: accountName(transfer.from), to: accountName(transfer.to) })}<small>
        ${reasonText(transfer.reason, reasons)}</small></span>
      <b>${money(transfer)}</b>
    </li>`,
    )}</ul>`;
}

/** @param {any} game @param {any} rules @param {import("../families.js").Sum} balance */
const winsAll = (game, rules, balance) => (balance.amount ? t("pot.to_win", { sum: money(balance) }) : "");
