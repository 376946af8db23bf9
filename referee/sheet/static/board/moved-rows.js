/** Rows that have come to other places move there, so that the eye can follow them. */
import { useLayoutEffect, useRef } from "../lib.js";
import { durationOf } from "../parts/motion.js";

/** So long it takes to see what moved, and to aim anew. */
const REACTION_MS = 350;

/** Nobody holds a finger on a row for longer: a tap after that is another one. */
const LONGEST_PRESS_MS = 60_000;

/**
 * @param {string} order Another text whenever the rows have another order
 * @returns {{current: any}} For what the rows lie in, each with its own `data-row`
 */
export function useMoved(order) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef({ order, tops: /** @type {Map<string, number>} */ (new Map()) });
  const movedAt = useRef(-REACTION_MS);
  useLayoutEffect(() => guard(list.current, movedAt), []);
  useLayoutEffect(() => {
    const rows = /** @type {HTMLElement[]} */ ([...(list.current?.children ?? [])]);
    const last = before.current;
    const tops = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    const ways = rows.map((row) => (last.tops.get(row.dataset.row ?? "") ?? row.offsetTop) - row.offsetTop);
    if (last.order !== order) {
      if (ways.some(Boolean)) movedAt.current = performance.now();
      rows.forEach((row, at) => move(row, ways[at]));
    }
    before.current = { order, tops };
  });
  return list;
}

/** @param {HTMLElement} row @param {number} way From where it was */
function move(row, way) {
  const duration = durationOf("--move");
  if (way && duration)
    row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration, easing: "ease-out" });
}

/**
 * A finger on its way to a row means the one that was there: what it pressed before it could see the move is no tap.
 * @param {EventTarget | null} list @param {{current: number}} movedAt
 */
export function guard(list, movedAt) {
  let pressedAt = NaN;
  const forget = () => (pressedAt = NaN);
  list?.addEventListener("pointerdown", ({ timeStamp }) => (pressedAt = timeStamp), true);
  // A press that scrolls or drags is no tap; a later one may come from no finger.
  list?.addEventListener("pointercancel", forget, true);
  list?.addEventListener(
    "click",
    (event) => {
      const { detail, timeStamp } = /** @type {UIEvent} */ (event);
      const isBlind = pressedAt < movedAt.current + REACTION_MS && pressedAt > timeStamp - LONGEST_PRESS_MS;
      if (detail && isBlind) (event.stopPropagation(), event.preventDefault());
      forget();
    },
    true,
  );
}
