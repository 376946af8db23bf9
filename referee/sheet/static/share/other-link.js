/** A link to a game that another link opens already on this phone. */
import { ask, NoAnswer } from "../api.js";
import { knownGame, rememberGame, SCOPES, scopeOf } from "../games.js";
import "../parts/later-texts.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

/** @typedef {"no-more" | "opens" | "refused" | "unchecked"} Verdict */

/** @type {Partial<Record<Verdict, string>>} */
const NOTICES = { refused: "share.link_refused", unchecked: "share.link_unchecked" };

/**
 * Remembers it in place of the one before, once the service has said that it opens this game. Then goes there, unless
 * somebody has left the link meanwhile.
 * @param {string} id @param {string} token @param {string} address The link's, as `location.hash` has it
 */
export async function takeOther(id, token, address) {
  const verdict = await verdictOn(id, token);
  if (verdict === "opens") await rememberGame(id, { token });
  if (location.hash !== address) return;
  go(link("game", id), { replace: true });
  const text = NOTICES[verdict];
  if (text) notify(t(text));
}

/**
 * `no-more` for a link that may do no more than the one before or is the same, for which nobody is asked. Without an
 * answer a link is `unchecked`: it may open nothing, and the one before may be the only one.
 * @param {string} id @param {string} token
 * @returns {Promise<Verdict>}
 */
export async function verdictOn(id, token) {
  if (!isSendable(token)) return "refused";
  if (addsNothing(id, token)) return "no-more";
  notify(t("app.loading"));
  try {
    return (await ask("GET", "/token", { token })).document.game === id ? "opens" : "refused";
  } catch (error) {
    return error instanceof NoAnswer ? "unchecked" : "refused";
  }
}

/** False for what no header can carry, which the service would never see. @param {string | undefined} token */
const isSendable = (token) => /^[!-~]+$/.test(token ?? "");

/** True for the same link, and for one of a smaller scope. @param {string} id @param {string} token */
function addsNothing(id, token) {
  const known = knownGame(id);
  return known?.token === token || SCOPES.indexOf(scopeOf(token)) < SCOPES.indexOf(known?.scope ?? "score");
}
