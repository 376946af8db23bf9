/** Something that several sides may score where they are equal: each of them is tapped. */
import { html } from "../../../lib.js";
import { t } from "../../../text.js";

/**
 * @typedef {object} Asked
 * @property {string} label
 * @property {string} [at] Where it is in what is sent
 * @property {{id: string, name: string}[]} sides
 * @property {string | string[] | null | undefined} value
 * @property {(side: string) => void} onTap
 * @property {(value: null | undefined) => void} onNobody
 */

/** @param {Asked} props */
export function Shares({ label, at, sides, value, onTap, onNobody }) {
  const chosen = [value ?? []].flat();
  return html`<div class="category" data-at=${at}><span class="category-text">${label}</span>
    <div class="category-sides" role="group" aria-label=${label}>
      ${sides.map(
        ({ id, name }) => html`<button type="button" key=${id} class="chip" aria-pressed=${chosen.includes(id)}
          onClick=${() => onTap(id)}>${name}</button>`,
      )}
      <button type="button" class="chip" aria-pressed=${value === null}
        onClick=${() => onNobody(value === null ? undefined : null)}>${t("kit.nobody")}</button></div></div>`;
}
