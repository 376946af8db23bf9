/** The part of the page that is seen, where something stays at the top or at the foot of the screen. */

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
