/** Digits where the thumb is: a number is typed, its last digit taken back, and the next number is gone to. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { useTyping } from "../parts/typing.js";
import { number, t } from "../text.js";
import { useNumberTyping } from "./number-typing.js";
import "./style.js";
import "./texts.js";

/** So many digits a number has at most. */
const MOST = 5;

/**
 * @typedef {object} Typing
 * @property {string} label What is asked for; another number has another
 * @property {boolean} [idle] As long as no number is asked for
 * @property {string} value What stands there
 * @property {(value: string) => void} onType
 * @property {(() => void) | null} onNext null where no other number is left
 */

/** @param {Typing} props */
export function Digits({ label, idle = false, value, onType, onNext }) {
  const { before, type } = useNumberTyping(label, value, onType);
  const put = (/** @type {string} */ digit) =>
    void (before.length < MOST && type(before === "0" ? digit : before + digit));
  const erase = () => type(value.slice(0, -1));
  const key = (/** @type {number} */ digit) =>
    html`<button type="button" key=${digit} class="key" disabled=${idle || before.length >= MOST}
      onClick=${() => put(String(digit))}>${number(digit)}</button>`;
  useTyping((pressed) => {
    if (idle) return;
    if (/^\d$/.test(pressed)) put(pressed);
    else if (pressed === "Backspace") erase();
    else if (pressed === "ArrowRight") onNext?.();
  });
  return html`<div class="digits" role="group" aria-label=${label} data-steady>
    ${[1, 2, 3, 4, 5].map(key)}
    <button type="button" class="key key-erase" disabled=${idle || !value} aria-label=${t("kit.erase")}
      onClick=${erase}><${Icon} name="erase" /></button>
    ${[6, 7, 8, 9, 0].map(key)}
    <button type="button" class="key" disabled=${idle || !onNext} onClick=${onNext}><span aria-hidden="true">→</span>
      <span class="unseen">${t("kit.next")}</span></button></div>`;
}
