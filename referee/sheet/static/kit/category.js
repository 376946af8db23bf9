/** Something that one side has, or nobody: the side is tapped, and tapped again it is nobody's. */
import { html } from "../lib.js";
import { t } from "../text.js";
import "./style.js";
import "./texts.js";

/**
 * @typedef {object} CategoryProps
 * @property {string} label
 * @property {string} [at] Where it is in what is sent
 * @property {{id: string, name: string}[]} sides
 * @property {string | null | undefined} value Whose it is; null where it is nobody's, undefined where nobody has said
 * @property {boolean} [mayBeNobody] Whether somebody may say that it is nobody's
 * @property {(value: string | null | undefined) => void} onChange
 */

/** @param {CategoryProps} props */
export const Category = ({ label, at, sides, value, mayBeNobody = true, onChange }) =>
  html`<div class="category" data-at=${at}><span class="category-text">${label}</span>
    <div class="category-sides" role="group" aria-label=${label}>
      ${sides.map(
        ({ id, name }) => html`<button type="button" key=${id} class="chip" aria-pressed=${value === id}
          onClick=${() => onChange(value === id ? undefined : id)}>${name}</button>`,
      )}
      ${
        mayBeNobody
          ? html`<button type="button" class="chip" aria-pressed=${value === null}
              onClick=${() => onChange(value === null ? undefined : null)}>${t("kit.nobody")}</button>`
          : null
      }</div></div>`;
