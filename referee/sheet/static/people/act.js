/** One thing that may be done between rounds, folded until somebody wants it. */
import { html } from "../lib.js";

/**
 * @param {{title: string, open?: boolean, isTall?: boolean, children?: any}} props `open` where its form is what is
 *   asked for; `isTall` where the form needs the screen: it opens at the top
 */
export const Act = ({ title, open, isTall = false, children }) =>
  html`<details class=${`paper act${isTall ? " act-tall" : ""}`} open=${open}
    onToggle=${isTall ? toTop : null}><summary>${title}</summary>${children}</details>`;

/** @param {{currentTarget: HTMLDetailsElement}} event */
const toTop = ({ currentTarget: act }) => act.open && act.scrollIntoView({ block: "start" });
