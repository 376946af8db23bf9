/** Scrolling, where something stays at the foot of the screen and would lie over what is to be seen. */

import { useEffect, useRef } from "../lib.js";

const ROOM_PX = 8;

/** The foot, where it does not stand beside the page. */
function footBelow() {
  const foot = /** @type {HTMLElement | null} */ (document.querySelector(".foot"));
  return foot && foot.offsetWidth >= document.body.clientWidth ? foot : null;
}

/** The page where it scrolls by itself, between what stays above it and the foot. */
function ownScroll() {
  const page = document.querySelector("main");
  return page && getComputedStyle(page).overflowY === "auto" ? page : null;
}

/** So much of the page the foot lies over: none where it stands beside it, or below one that scrolls by itself. */
export const coveredBelow = () => (ownScroll() ? 0 : (footBelow()?.offsetHeight ?? 0));

/** From where to where of the screen the page is seen. */
export function seen() {
  const top = ownScroll()?.getBoundingClientRect().top ?? 0;
  return { top, bottom: footBelow()?.getBoundingClientRect().top ?? innerHeight };
}

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
