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

/** So many names fit beside one another with the key that takes back; more get wider keys. */
const IN_A_ROW = 3;
/** A word with more letters is written smaller. */
const SHORT_WORD = 7;

/** @param {string} name */
const isLong = (name) => name.split(/[\s-]/).some((word) => word.length > SHORT_WORD);

/** @param {Keys} props */
export const NameKeys = ({ label, players, idle = false, onTap, onErase }) =>
  html`<div class=${`name-keys${players.length > IN_A_ROW ? " name-keys-many" : ""}`} role="group"
    aria-label=${label} data-steady>
    ${players.map(
      ({
        id,
        name,
      }) => html`<button type="button" key=${id} class=${`key${isLong(name) ? " key-long" : ""}`} disabled=${idle}
        aria-label=${`${label} ${name}`} onClick=${() => onTap(id)}><span>${name}</span></button>`,
    )}
    ${
      onErase === undefined
        ? null
        : html`<button type="button" class="key key-erase" disabled=${!onErase} aria-label=${t("kit.erase")}
            onClick=${onErase}><${Icon} name="erase" /></button>`
    }</div>`;
