/** Players, or sides, one below the other, to be tapped: with what is said of each beside the name. */
import { html } from "../lib.js";
import { useChosenInSight } from "../parts/in-sight.js";
import { visit } from "./number-typing.js";
import "./style.js";

/** So many names stand one below the other; more stand in two columns. */
const ONE_COLUMN = 4;

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} name
 * @property {string} [about] In a few words
 * @property {any} [value] On the right
 * @property {boolean} chosen
 * @property {boolean} [asleep] Whether it cannot be tapped
 * @property {string} [at] Where it is in what is sent; several paths with a space between them
 * @property {{message: string}[]} [errors]
 */

/** @param {{label: string, rows: Row[], onTap(id: string): void}} props */
export function Rows({ label, rows, onTap }) {
  const list = useChosenInSight("[aria-pressed=true]");
  return html`<ol class=${`turns rows${rows.length > ONE_COLUMN ? " turns-many" : ""}`} aria-label=${label} ref=${list}
    data-steady>
    ${rows.map(
      ({ id, name, about, value, chosen, asleep = false, at, errors = [] }) => html`<li key=${id}
        data-at=${at}>
        <button type="button" class="turn" aria-pressed=${chosen} disabled=${asleep}
          onClick=${() => (visit(), onTap(id))}>
          <span class="turn-name">${name}${about ? html`<small>${about}</small>` : null}</span>
          <span class="row-value">${value}</span></button>
        ${errors.map(({ message }) => html`<small key=${message} class="wrong" role="alert">${message}</small>`)}
      </li>`,
    )}</ol>`;
}
