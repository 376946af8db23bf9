/** What is done between rounds: kept and sent, with a notice that says what. The board shows how it goes. */
import { enter } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";

/**
 * @param {any} game
 * @param {string} kind Of the act
 * @param {string} path Below the game
 * @param {any} body
 * @param {string} done What is said then
 */
export async function act(game, kind, path, body, done) {
  await enter(game.id, kind, path, body);
  go(link("game", game.id));
  notify(done);
}
