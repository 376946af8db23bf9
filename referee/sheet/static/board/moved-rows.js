/** Rows that have come to other places move there, so that the eye can follow them. */
import { useLayoutEffect, useRef } from "../lib.js";
import { durationOf } from "../parts/motion.js";

/**
 * @param {string} order Another text whenever the rows have another order
 * @returns {{current: any}} For what the rows lie in, each with its own `data-row`
 */
export function useMoved(order) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef({ order, tops: /** @type {Map<string, number>} */ (new Map()) });
  useLayoutEffect(() => {
    const rows = /** @type {HTMLElement[]} */ ([...(list.current?.children ?? [])]);
    const tops = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]));
    const last = before.current;
    if (last.order !== order)
      hold(
        list.current,
        rows.map((row) => move(row, last.tops.get(row.dataset.row ?? ""))),
      );
    before.current = { order, tops };
  });
  return list;
}

/** @param {HTMLElement} row @param {number | undefined} top Where it was */
function move(row, top) {
  const [way, duration] = [(top ?? row.offsetTop) - row.offsetTop, durationOf("--move")];
  return way && duration
    ? row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration, easing: "ease-out" })
    : null;
}

/**
 * A finger on its way to a row means the one that was there: as long as rows move, no tap counts.
 * @param {HTMLElement | null} list @param {(Animation | null)[]} moves
 */
function hold(list, moves) {
  const running = moves.filter((animation) => animation !== null);
  if (!list || !running.length) return;
  list.style.pointerEvents = "none";
  Promise.allSettled(running.map(({ finished }) => finished)).then(() => (list.style.pointerEvents = ""));
}
