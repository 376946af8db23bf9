/** Lists that stay as they were first shown. */
import { useRef } from "../lib.js";

/**
 * The first value that there is, as long as a screen is shown: what lies under a finger never moves.
 * @template T @param {T | undefined} value @returns {T | undefined}
 */
export function useHeld(value) {
  const held = useRef(/** @type {T | undefined} */ (undefined));
  held.current ??= value;
  return held.current;
}
