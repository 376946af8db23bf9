/** News of entries that the service has answered, for whoever listens. */

/** @typedef {import("./queue.js").Entry} Entry */
/** @typedef {{status: number, document: any}} Refused Why an entry comes back */
/** @typedef {(entry: Entry, answer: any, refusal?: Refused) => void} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * Calls `listener(entry, answer)` when an entry is delivered, `listener(entry, null, refusal)` when it is refused.
 * @param {Listener} listener
 */
export function onDelivery(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who listens. @type {Listener} */
export function announce(entry, answer, refusal) {
  for (const listener of listeners) listener(entry, answer, refusal);
}
