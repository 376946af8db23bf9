/** Money of a club in words: what somebody is owed or owes. */
import { html } from "../lib.js";
import { money, t } from "../text.js";

/**
 * The money that can be settled now; what lies in the pot of a game still played is named besides.
 * @param {{account: Api.Account, currency: string}} props
 */
export function Balance({ account, currency }) {
  const { in_play: inPlay, name } = account;
  const due = account.balance - inPlay;
  const sumOf = (/** @type {number} */ amount) => money({ amount: Math.abs(amount), currency });
  return html`<p class="balance"><span>${name}${
    inPlay
      ? html`<small>${t("club.money.in_play", { sum: sumOf(inPlay) })}
    </small>`
      : null
  }</span>
    <b class=${due < 0 ? "owes" : ""}>
      ${due ? t(due < 0 ? "club.money.owes" : "club.money.is_owed", { sum: sumOf(due) }) : t("club.money.even")}</b>
      </p>`;
}

/** Accounts that are nobody's name. */
/** @type {Record<string, string>} */
const OURS = { pot: "pot.pot", cash_box: "club.money.the_box" };
/** @param {string} account @param {string} name */
const nameOf = (account, name) => (OURS[account] ? t(OURS[account]) : name);

/**
 * From whom to whom, of a booking or a suggested payment.
 * @param {{from: string, from_name: string, to: string, to_name: string}} moved
 */
export const namesIn = (moved) => ({ from: nameOf(moved.from, moved.from_name), to: nameOf(moved.to, moved.to_name) });
