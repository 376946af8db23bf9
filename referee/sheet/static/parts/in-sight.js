/** Scrolling, where something stays at the foot of the screen and would lie over what is to be seen. */

const ROOM_PX = 8;

/** Scrolls as little as brings a thing in sight: above the foot, unless that stands beside it. */
export function bringInSight(thing) {
  const foot = /** @type {HTMLElement | null} */ (document.querySelector(".foot"));
  const below = foot && foot.offsetWidth >= document.body.clientWidth ? foot.offsetHeight : 0;
  thing.style.scrollMarginBlock = `${ROOM_PX}px ${below + ROOM_PX}px`;
  thing.scrollIntoView({ block: "nearest" });
}
