/** Games that go on as far as this phone knows: another phone may have ended them meanwhile. */
import { ask } from "../api.js";
import { noteGame, tokenOf } from "../games.js";

const MOST = 20;

/**
 * Reads the latest of them again, and calls `show` once any of them has changed. Nothing is heard without a connection.
 * @param {any[]} games The latest first
 * @param {() => void} show
 * @returns {() => void} Whoever has left does not hear of it
 */
export function readAgain(games, show) {
  let isHere = true;
  const open = games.filter(({ game }) => game?.status === "playing").slice(0, MOST);
  Promise.all(open.map(readOne)).then((changed) => void (isHere && changed.some(Boolean) && show()));
  return () => void (isHere = false);
}

/** True if it has changed. @param {any} known */
async function readOne({ id, game }) {
  const answer = await ask("GET", `/games/${id}`, { token: tokenOf(id) }).catch(() => null);
  if (!answer || answer.document.version <= game.version) return false;
  await noteGame(answer.document);
  return true;
}
