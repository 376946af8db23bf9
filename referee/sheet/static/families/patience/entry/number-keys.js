/** Digits as big keys, with one for everything and one that takes the last digit back. */
import { html } from "../../../lib.js";
import { Icon } from "../../../parts/icons.js";
import { useTyping } from "../../../parts/typing.js";
import { t } from "../../../text.js";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/**
 * @param {{label: string, all: string, onDigit(digit: string): void, onAll(): void, onErase: (() => void) | null}}
 *   props
 */
export function NumberKeys({ label, all, onDigit, onAll, onErase }) {
  useTyping((key) => void (DIGITS.includes(key) && onDigit(key)));
  return html`<div class="name-keys number-keys" role="group" aria-label=${label} data-steady>
    ${DIGITS.map(
      (digit) => html`<button type="button" key=${digit} class="key" onClick=${() => onDigit(digit)}>${digit}</button>`,
    )}
    <button type="button" class="key" onClick=${onAll}><span>${all}</span>
      <span class="unseen">${t("patience.all_up")}</span></button>
    <button type="button" class="key key-erase" disabled=${!onErase} aria-label=${t("keypad.erase")}
      onClick=${onErase}><${Icon} name="erase" /></button></div>`;
}
