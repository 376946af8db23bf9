/**
 * One tap, one act: nothing is sent while something else is, nor right after what stands under the finger has changed.
 */
import { observable, useObserved } from "../store.js";

/** As long as a finger may still come down on what was there before. */
const HOLD_MS = 1000;
const held = observable(false);
let sending = false;
let timer = 0;

/** True if buttons that book, make or withdraw something are held now. */
export const useHeld = () => useObserved(held);

/** Holds them for a moment. */
export function holdButtons() {
  clearTimeout(timer);
  timer = setTimeout(() => sending || held.set(false), HOLD_MS);
  if (!held.get()) held.set(true);
}

/**
 * The result of `act`; null, and nothing done, while they are held.
 * @template T @param {() => Promise<T>} act @returns {Promise<T | null>}
 */
export async function exclusively(act) {
  if (held.get()) return null;
  sending = true;
  held.set(true);
  try {
    return await act();
  } finally {
    sending = false;
    holdButtons();
  }
}
