/** A small whole number, set with plus and minus. */
import { html } from "../lib.js";
import { number, t } from "../text.js";
import "./style.js";
import "./texts.js";

/**
 * @typedef {object} Counted
 * @property {string} label What is counted, for whom
 * @property {string} [text] What stands beside it, where that is shorter
 * @property {string} [at] Where it is in what is sent; several paths with a space between them
 * @property {number} value
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [step]
 * @property {(value: number) => string} [shown] How it is written
 * @property {(value: number) => void} onChange
 */

/** @param {Counted} props */
export function Counter({
  label,
  text = label,
  at,
  value,
  least = 0,
  most = Infinity,
  step = 1,
  shown = number,
  onChange,
}) {
  const set = (/** @type {number} */ next) => onChange(Math.min(most, Math.max(least, next)));
  return html`<div class="counter" role="group" aria-label=${label} data-at=${at}>
    <span class="counter-text">${text}</span>
    <button type="button" class="counter-key" aria-label=${t("kit.less", { label })} disabled=${value <= least}
      onClick=${() => set(value - step)}>−</button>
    <output aria-live="polite">${shown(value)}</output>
    <button type="button" class="counter-key" aria-label=${t("kit.more", { label })} disabled=${value >= most}
      onClick=${() => set(value + step)}>+</button></div>`;
}
