/**
 * One tap, one act: nothing is sent while something else is, nor right after what stands under the finger has changed.
 */
import { observable, useObserved } from "../store.js";

/** As long as a finger may still come down on what was there before. */
const CALM_MS = 1000;
const held = observable(false);
let sending = false;
let timer = 0;

/** Whether buttons that book, make or withdraw something are held now. */
export const useHeld = () => useObserved(held);

/** Holds them for a moment. */
export function calm() {
  clearTimeout(timer);
  timer = setTimeout(() => sending || held.set(false), CALM_MS);
  if (!held.get()) held.set(true);
}

/** What `act` resolves to; null, and nothing done, while they are held. */
export async function alone(act) {
  if (held.get()) return null;
  sending = true;
  held.set(true);
  try {
    return await act();
  } finally {
    sending = false;
    calm();
  }
}
