/** Acts between rounds: kept and sent, with a notice that says what. The board shows how it goes. */
import { onAnswer } from "../entry/answers.js";
import { enter, mend } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";

/**
 * @param {any} game
 * @param {string} kind Of the act
 * @param {string} path Below the game
 * @param {any} body
 * @param {string} done What is said then, until it is refused
 * @param {{mended?: import("../queue.js").Entry}} [form] Where a form can put it right, with what it does put right
 */
export async function act(game, kind, path, body, done, form) {
  const mended = form?.mended;
  const entry = mended
    ? await mend(mended, body)
    : await enter(game.id, kind, path, body, form ? { hasForm: true } : {});
  go(link("game", game.id));
  const dismiss = notify(done);
  onAnswer(entry, (/** @type {any} */ answer) => answer || dismiss());
}
