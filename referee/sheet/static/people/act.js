/** One thing that may be done between rounds, folded until somebody wants it. */
import { html } from "../lib.js";

/** @param {{title: string, open?: boolean, children?: any}} props `open` where its form is what is asked for */
export const Act = ({ title, open, children }) =>
  html`<details class="paper act" open=${open}><summary>${title}</summary>${children}</details>`;
