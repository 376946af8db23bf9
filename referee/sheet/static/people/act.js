/** One thing that may be done between rounds, folded until somebody wants it. */
import { html, useEffect, useRef } from "../lib.js";
import { seen } from "../parts/seen.js";

/**
 * @param {{title: string, open?: boolean, isTall?: boolean, children?: any}} props `open` where its form is what is
 *   asked for; `isTall` where the form needs the screen: it opens at the top
 */
export function Act({ title, open, isTall = false, children }) {
  const place = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => void (open && place.current?.scrollIntoView({ block: "nearest" })), []);
  return html`<details class=${`paper act${isTall ? " act-tall" : ""}`} open=${open} ref=${place}
    onToggle=${isTall ? toTop : null}><summary>${title}</summary>${children}</details>`;
}

/** @param {{currentTarget: HTMLDetailsElement}} event */
const toTop = ({ currentTarget: act }) => act.open && act.scrollIntoView({ block: "start" });

/** Shows the act around something from its top, unless all of it is in sight. @param {Element} part */
export function showWhole(part) {
  const act = /** @type {HTMLElement} */ (part.closest(".act"));
  const { top, bottom } = act.getBoundingClientRect();
  const screen = seen();
  if (top < screen.top || bottom > screen.bottom) act.scrollIntoView({ block: "start" });
}
