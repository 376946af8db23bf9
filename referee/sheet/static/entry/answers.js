/** The service's answers to single entries. */
import { onDelivery } from "../deliveries.js";

/**
 * Calls the listener once with the answer to an entry, or with null when it is refused.
 * @param {import("../queue.js").Entry} entry @param {(answer: any) => void} listener
 */
export function onAnswer({ id }, listener) {
  const stop = onDelivery((/** @type {any} */ delivered, /** @type {any} */ answer) => {
    if (delivered.id === id) (stop(), listener(answer));
  });
}
