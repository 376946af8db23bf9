/** What a phone that was made ready for no signal does besides scoring: who may have it, new games, and questions. */
import { ask, Refusal } from "./api.js";
import { isReady, loadEngine } from "./ready.js";

/** @typedef {import("./api.js").More} More */

/** True if phones that ask for it get that here: where the service has the files, and the browser can run them. */
export const canBeReady = () =>
  Boolean(navigator.serviceWorker && globalThis.caches && navigator.locks) &&
  document.querySelector("meta[name=phone]")?.getAttribute("content") === "engine";

/**
 * A game begun on this phone, since nobody else can be reached; null where it cannot begin one.
 * @param {string} path @param {More} more @returns {Promise<Api.CreatedGame | null>}
 */
export async function begunHere(path, more) {
  if (!isReady()) return null;
  try {
    return await (await import("./phone/begun.js")).beginHere(path, more);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  }
}

/** The obstacle to a game here: the engine failed today, or did not come just now. */
export const whyNotHere = () =>
  import("./phone/engine-requests.js").then(
    ({ hasFailedToday }) => (hasFailedToday() ? "today" : "engine"),
    () => "engine",
  );

/**
 * Asks the service; and without a connection the engine in this phone, where there is one.
 * @param {string} method @param {string} path @param {More} [more] @returns {ReturnType<typeof ask>}
 */
export async function askAnyhow(method, path, more) {
  const engine = await loadEngine();
  return engine ? engine.askAnyhow(method, path, more) : ask(method, path, more);
}
