/**
 * The way to the engine of a phone that was made ready for no signal. All others load nothing of it: what needs a
 * connection waits for one there.
 */
import { isBegunHere, knownGames } from "./games.js";
import { online } from "./outbox.js";
import { setting } from "./settings.js";

/** True if this phone can score without a signal. */
export const isReady = () => Boolean(setting("phone"));

/** True if what is done in a game is worked out here, and waits to be sent. @param {string} game */
export const isWorkedOutHere = (game) => isReady() && (!online.get() || isBegunHere(game));

/** Sends the games that were begun without a connection, if there are any. */
export async function sendBegun() {
  if (knownGames().some(({ origin }) => origin)) await (await import("./phone/delivery.js")).sendBegun();
}

/** The module that asks the engine; null where it cannot be loaded, or there is none. */
export const loadEngine = () => (isReady() ? import("./phone/answers.js").catch(() => null) : Promise.resolve(null));
