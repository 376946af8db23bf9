/** Money of a club in words: what somebody is owed or owes. */
import { html } from "../lib.js";
import { money, t } from "../text.js";

export function Balance({ account, currency }) {
  const { balance, in_play: inPlay, name } = account;
  const sum = money({ amount: Math.abs(balance), currency });
  return html`<p class="balance"><span>${name}${inPlay ? html`<small>${t("club.money.in_play", { sum: money({ amount: Math.abs(inPlay), currency }) })}</small>` : null}</span>
    <b class=${balance < 0 ? "owes" : ""}>${balance ? t(balance < 0 ? "club.money.owes" : "club.money.is_owed", { sum }) : t("club.money.even")}</b></p>`;
}
