/** Keeps the screen on while a board is shown, where the browser can: nobody touches a phone that stands on a table. */

import { useEffect } from "../lib.js";

export function Screen() {
  useEffect(keepAwake, []);
  return null;
}

/** Takes a lock on the screen, again whenever the page is seen again; answers what lets go of it. */
function keepAwake() {
  /** @type {WakeLockSentinel | null | undefined} */
  let lock = null;
  let isHeld = true;
  const take = async () => {
    if (document.hidden || !isHeld || (lock && !lock.released)) return;
    // Refused where the battery is low; then the screen goes dark as it always does.
    lock = await navigator.wakeLock?.request("screen").catch(() => null);
    if (!isHeld) lock?.release();
  };
  document.addEventListener("visibilitychange", take);
  take();
  return () => {
    isHeld = false;
    document.removeEventListener("visibilitychange", take);
    lock?.release();
  };
}
