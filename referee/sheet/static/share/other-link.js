/** A link to a game that another link opens already on this phone. */
import { ask, NoAnswer } from "../api.js";
import { knownGame, rememberGame, scopeOf } from "../games.js";
import "../parts/later-texts.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

/**
 * Remembers it in place of the one before, once the service has said that it opens this game, and goes there.
 * @param {string} id @param {string} token
 */
export async function takeOther(id, token) {
  const isOpen = await opens(id, token);
  if (isOpen) await rememberGame(id, { token });
  go(link("game", id), { replace: true });
  if (!isOpen) notify(t("share.link_refused"));
}

/**
 * True if it opens the game. Without an answer one that may do more is trusted, since by that only the way to watch
 * may be lost, and one that may do the same is not.
 * @param {string} id @param {string} token
 */
async function opens(id, token) {
  const known = knownGame(id);
  if (known?.token === token) return true;
  try {
    return (await ask("GET", "/token", { token })).document.game === id;
  } catch (error) {
    return error instanceof NoAnswer && scopeOf(token) !== (known?.scope ?? "score");
  }
}
