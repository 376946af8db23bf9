/** A keyboard's keys beside the ones on the screen. */
import { useLayoutEffect } from "../lib.js";

/**
 * Hears every key that is pressed alone and not in a field.
 * @param {(key: string) => void} onKey
 */
export function useTyping(onKey) {
  useLayoutEffect(() => {
    const type = (/** @type {KeyboardEvent} */ { key, target, ctrlKey, metaKey, altKey }) => {
      const isElsewhere = /** @type {Element} */ (target).closest("input:not([type=checkbox]), select, textarea");
      if (!ctrlKey && !metaKey && !altKey && !isElsewhere) onKey(key);
    };
    addEventListener("keydown", type);
    return () => removeEventListener("keydown", type);
  });
}
