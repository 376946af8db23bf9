/** Money that somebody gets, as a sentence. */
import { nameOf } from "../table.js";
import { money, t } from "../text.js";

/** @param {any} game @param {any} paid A transfer, as the API has it */
export function paidText(game, paid) {
  const who = (/** @type {string} */ account) => (account === "bank" ? t("pot.bank") : nameOf(game, account));
  const sentence = paid.from === "pot" ? "pot.pot_pays" : "pot.pays";
  return t(sentence, { from: who(paid.from), to: who(paid.to), sum: money(paid) });
}
