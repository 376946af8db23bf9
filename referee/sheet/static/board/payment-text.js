/** Money that somebody gets, as a sentence. */
import "../parts/later-texts.js";
import { nameOf } from "../table.js";
import { money, t } from "../text.js";

/** @param {any} game @param {any} transfer A transfer, as the API has it */
export function paidText(game, transfer) {
  const accountName = (/** @type {string} */ account) => (account === "bank" ? t("pot.bank") : nameOf(game, account));
  const sentence = transfer.from === "pot" ? "pot.pot_pays" : "pot.pays";
  return t(sentence, { from: accountName(transfer.from), to: accountName(transfer.to), sum: money(transfer) });
}
