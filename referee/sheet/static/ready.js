/**
 * The way to the engine of a phone that was made ready for no signal. All others load nothing of it: what needs a
 * connection waits for one there.
 */
import { ask, Refusal } from "./api.js";
import { isBegunHere, knownGames } from "./games.js";
import { online } from "./outbox.js";
import { setting } from "./settings.js";

/** @typedef {import("./api.js").More} More */

/** True if this phone can score without a signal. */
export const isReady = () => Boolean(setting("phone"));

/** True if phones that ask for it get that here: where the service has the files, and the browser can run them. */
export const canBeReady = () =>
  Boolean(navigator.serviceWorker && globalThis.caches && navigator.locks) &&
  document.querySelector("meta[name=phone]")?.getAttribute("content") === "engine";

/** True if what is done in a game is worked out here, and waits to be sent. @param {string} game */
export const isWorkedOutHere = (game) => isReady() && (!online.get() || isBegunHere(game));

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

/** Sends the games that were begun without a connection, if there are any. */
export async function sendBegun() {
  if (knownGames().some(({ origin }) => origin)) await (await import("./phone/delivery.js")).sendBegun();
}

/** The module that asks the engine; null where it cannot be loaded, or there is none. */
export const loadEngine = () => (isReady() ? import("./phone/answers.js").catch(() => null) : Promise.resolve(null));

/**
 * Asks the service; and without a connection the engine in this phone, where there is one.
 * @param {string} method @param {string} path @param {More} [more] @returns {ReturnType<typeof ask>}
 */
export async function askAnyhow(method, path, more) {
  const engine = await loadEngine();
  return engine ? engine.askAnyhow(method, path, more) : ask(method, path, more);
}
