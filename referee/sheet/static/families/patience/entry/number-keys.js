/** Digits as big keys, with one for everything and one that takes the last digit back. */
import { useNumberTyping } from "../../../kit/number-typing.js";
import { html } from "../../../lib.js";
import { Icon } from "../../../parts/icons.js";
import { useTyping } from "../../../parts/typing.js";
import { t } from "../../../text.js";
import { typedOn } from "./draft.js";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/**
 * @param {{label: string, place: string, value: string, all: string, onType(value: string): void}} props `place` is
 *   whose number is typed
 */
export function NumberKeys({ label, place, value, all, onType }) {
  const { before, type } = useNumberTyping(place, value, onType);
  const put = (/** @type {string} */ digit) => type(typedOn(before, digit));
  useTyping((key) => void (DIGITS.includes(key) && put(key)));
  return html`<div class="name-keys number-keys" role="group" aria-label=${label} data-steady>
    ${DIGITS.map(
      (digit) => html`<button type="button" key=${digit} class="key" onClick=${() => put(digit)}>${digit}</button>`,
    )}
    <button type="button" class="key" onClick=${() => type(all)}><span>${all}</span>
      <span class="unseen">${t("patience.all_up")}</span></button>
    <button type="button" class="key key-erase" disabled=${!value} aria-label=${t("keypad.erase")}
      onClick=${() => type(value.slice(0, -1))}><${Icon} name="erase" /></button></div>`;
}
