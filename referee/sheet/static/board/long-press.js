/** A long press, or what a mouse and a keyboard have for it, on something that a tap does something else with. */
import { useRef } from "../lib.js";

const LONG_MS = 500;

/**
 * Handlers for what is pressed, or for what lies around it.
 * @param {() => void} onLong
 */
export function useLongPress(onLong) {
  const timer = useRef(0);
  const wasLong = useRef(false);
  const release = () => clearTimeout(timer.current);
  const open = () => void (wasLong.current || ((wasLong.current = true), onLong()));
  return {
    onPointerDown: () => {
      release();
      wasLong.current = false;
      timer.current = setTimeout(open, LONG_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (/** @type {Event} */ event) => (event.preventDefault(), release(), open()),
    // The finger that comes up again means the press; a key, or the next finger, means what it hits.
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (wasLong.current && event.detail) (event.preventDefault(), event.stopPropagation());
      wasLong.current = false;
    },
  };
}
