/** Scrolling, where something stays at the foot of the screen and would lie over what is to be seen. */
import { useEffect, useRef } from "../lib.js";
import { coveredBelow } from "./seen.js";

const ROOM_PX = 8;

/** Scrolls as little as brings a thing in sight. @param {HTMLElement} thing */
export function bringInSight(thing) {
  thing.style.scrollMarginBlock = `${ROOM_PX}px ${coveredBelow() + ROOM_PX}px`;
  thing.scrollIntoView({ block: "nearest" });
}

/**
 * Keeps what the keys go to in sight: whenever another row of a list is chosen, or the chosen one says something else.
 * @param {string} chosen A selector of the chosen row
 * @param {boolean} [atOnce] Whether also when the list appears; where questions stand above it, they are seen first
 * @returns {{current: any}} For the list
 */
export function useChosenInSight(chosen, atOnce = true) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {{thing?: any, text: string} | null} */ (atOnce ? { text: "" } : null));
  useEffect(() => {
    const thing = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(chosen));
    const row = thing?.closest("li") ?? thing;
    const text = row?.textContent ?? "";
    const { current: last } = before;
    if (row && last && (thing !== last.thing || text !== last.text)) bringInSight(row);
    before.current = { thing, text };
  });
  return list;
}
