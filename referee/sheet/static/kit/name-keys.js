/** Players, or sides, as big keys where the thumb is, with a key that takes the last tap back. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";
import "./style.js";
import "./texts.js";

/**
 * @typedef {object} Keys
 * @property {string} label What a tap says
 * @property {{id: string, name: string}[]} players
 * @property {boolean} [idle] As long as nothing is asked for
 * @property {(id: string) => void} onTap
 * @property {(() => void) | null} [onErase] null while there is nothing to take back
 */

/** @param {Keys} props */
export const NameKeys = ({ label, players, idle = false, onTap, onErase }) =>
  html`<div class="name-keys" role="group" aria-label=${label} data-steady>
    ${players.map(
      ({ id, name }) => html`<button type="button" key=${id} class="key" disabled=${idle}
        aria-label=${`${label} ${name}`} onClick=${() => onTap(id)}><span>${name}</span></button>`,
    )}
    ${
      onErase === undefined
        ? null
        : html`<button type="button" class="key key-erase" disabled=${!onErase} aria-label=${t("kit.erase")}
            onClick=${onErase}><${Icon} name="erase" /></button>`
    }</div>`;
