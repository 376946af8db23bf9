/** One thing that may be done between rounds, folded until somebody wants it. */
import { html } from "../lib.js";

/** @param {{title: string, children?: any}} props */
export const Act = ({ title, children }) =>
  html`<details class="paper act"><summary>${title}</summary>${children}</details>`;
