/** Digits where the thumb is: a number is typed, its last digit taken back, and the next number is gone to. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { useTyping } from "../parts/typing.js";
import { number, t } from "../text.js";
import "./style.js";
import "./texts.js";

/** So many digits a number has at most. */
const MOST = 5;

/**
 * @typedef {object} Typing
 * @property {string} label What is asked for
 * @property {boolean} [idle] As long as no number is asked for
 * @property {string} value What was typed
 * @property {(value: string) => void} onType
 * @property {(() => void) | null} onNext null where no other number is left
 */

/** @param {Typing} props */
export function Digits({ label, idle = false, value, onType, onNext }) {
  useTyping((key) => {
    if (idle) return;
    if (/^\d$/.test(key)) put(key, value, onType);
    else if (key === "Backspace") onType(value.slice(0, -1));
    else if (key === "ArrowRight") onNext?.();
  });
  return html`<div class="digits" role="group" aria-label=${label} data-steady>
    ${[1, 2, 3, 4, 5].map((digit) => key(digit, idle, value, onType))}
    <button type="button" class="key key-erase" disabled=${idle || !value} aria-label=${t("kit.erase")}
      onClick=${() => onType(value.slice(0, -1))}><${Icon} name="erase" /></button>
    ${[6, 7, 8, 9, 0].map((digit) => key(digit, idle, value, onType))}
    <button type="button" class="key" disabled=${idle || !onNext} onClick=${onNext}><span aria-hidden="true">→</span>
      <span class="unseen">${t("kit.next")}</span></button></div>`;
}

/** @param {string} digit @param {string} value @param {(value: string) => void} onType */
const put = (digit, value, onType) => void (value.length < MOST && onType(value === "0" ? digit : value + digit));

/** @param {number} digit @param {boolean} idle @param {string} value @param {(value: string) => void} onType */
const key = (digit, idle, value, onType) =>
  html`<button type="button" key=${digit} class="key" disabled=${idle || value.length >= MOST}
    onClick=${() => put(String(digit), value, onType)}>${number(digit)}</button>`;
