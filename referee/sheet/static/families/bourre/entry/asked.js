/** What is asked behind one tap: open where it was told already, and wherever something in it is wrong. */
import { html, useEffect, useState } from "../../../lib.js";

/** @param {{text: string, told: boolean, wrong?: boolean, children?: any}} props */
export function Asked({ text, told, wrong = false, children }) {
  const [open, setOpen] = useState(told);
  useEffect(() => void (wrong && setOpen(true)), [wrong]);
  const toggled = (/** @type {any} */ event) => setOpen(event.currentTarget.open);
  return html`<details class="asked" open=${open} onToggle=${toggled}><summary>${text}</summary>${children}</details>`;
}
