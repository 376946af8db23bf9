/** One keypad for all numbers: three keys in a row as on a telephone, where the thumb is. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { useTyping } from "../parts/typing.js";
import { number, t } from "../text.js";
import { ERASE, NEXT, SIGN } from "./draft.js";

/**
 * @typedef {object} PadProps
 * @property {string} label Which number is asked for
 * @property {boolean} [idle] As long as none is
 * @property {boolean} [hasNext] Whether there is another number to go to
 * @property {boolean} [hasSign] Whether it may be below zero
 * @property {string} [zero] What 0 is called
 * @property {(key: string) => void} onKey
 */

/** Of a keyboard. @type {Record<string, string>} */
const KEYS = { Backspace: ERASE, ArrowRight: NEXT, "-": SIGN };

/** @param {PadProps} props */
export function Pad({ label, idle = false, hasNext = false, hasSign = false, zero, onKey }) {
  useTyping((pressed) => {
    const key = /^\d$/.test(pressed) ? pressed : KEYS[pressed];
    if (key && !idle && (key !== SIGN || hasSign)) onKey(key);
  });
  const digit = (/** @type {number} */ figure) =>
    html`<button type="button" key=${figure} class="key" disabled=${idle} onClick=${() => onKey(String(figure))}>
      ${figure || !zero ? number(figure) : html`<span>${zero}</span>`}</button>`;
  return html`<div class=${`pad${hasSign ? " pad-signed" : ""}`} role="group" aria-label=${label} data-steady>
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
    <button type="button" class="key key-erase" disabled=${idle} aria-label=${t("kit.erase")}
      onClick=${() => onKey(ERASE)}><${Icon} name="erase" /></button>
    ${
      hasSign
        ? html`<button type="button" class="key" disabled=${idle} onClick=${() => onKey(SIGN)}>
            <span aria-hidden="true">±</span><span class="unseen">${t("kit.sign")}</span></button>`
        : null
    }
    ${digit(0)}
    <button type="button" class="key" disabled=${idle || !hasNext} onClick=${() => onKey(NEXT)}>
      <span aria-hidden="true">→</span><span class="unseen">${t("kit.next")}</span></button></div>`;
}
