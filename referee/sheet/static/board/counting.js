/** Scores that count up, or down, to what they have become. */
import { useLayoutEffect, useRef, useState } from "../lib.js";
import { durationOf } from "../parts/motion.js";

/** @typedef {import("../families.js").Player} Player */

/**
 * A player part of the way from one standing to the next: every number between both, all else as it is now.
 * @template {Record<string, any>} T @param {Record<string, any>} before @param {T} after @param {number} part From 0
 *   to 1 @returns {T}
 */
export function between(before, after, part) {
  const members = Object.entries(after).map(([name, value]) => [name, halfway(before[name], value, part)]);
  return /** @type {T} */ (Object.fromEntries(members));
}

/** @param {unknown} before @param {unknown} after @param {number} part */
const halfway = (before, after, part) =>
  typeof before === "number" && typeof after === "number" ? Math.round(before + (after - before) * part) : after;

/** The player as the row shows them now. @template {Player} T @param {T} player @returns {T} */
export function useCounting(player) {
  const last = useRef(player);
  const [{ before, part }, setState] = useState({ before: player, part: 1 });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = player;
    return from === player ? undefined : count((now) => setState({ before: from, part: now }));
  }, [JSON.stringify(player)]);
  return between(before, player, part);
}

/**
 * Calls `show` with how much of the way is done, until it is done.
 * @param {(part: number) => void} show @returns {() => void} What stops it
 */
function count(show) {
  const [begun, duration] = [performance.now(), durationOf("--count")];
  let frame = 0;
  const step = (/** @type {number} */ now) => {
    const part = duration ? Math.min(1, Math.max(0, now - begun) / duration) : 1;
    show(part);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  step(begun);
  return () => cancelAnimationFrame(frame);
}
