/** Numbers that are typed digit by digit: the first digit replaces what stands there, the others are put behind it. */
import { useRef } from "../lib.js";

let visits = 0;

/** Somebody went to a number by a tap: what is typed there begins anew, even where they had just typed. */
export const visit = () => void (visits += 1);

/**
 * @param {string} place Whose number, or which
 * @param {string} value What stands there
 * @param {(value: string) => void} onType
 * @returns {{before: string, type: (value: string) => void}} `before` is what a digit is put behind
 */
export function useNumberTyping(place, value, onType) {
  const last = useRef({ place: "", visit: -1, value: "" });
  const { current } = last;
  const goesOn = current.place === place && current.visit === visits && current.value === value;
  const type = (/** @type {string} */ next) => {
    last.current = { place, visit: visits, value: next };
    onType(next);
  };
  return { before: goesOn ? value : "", type };
}
