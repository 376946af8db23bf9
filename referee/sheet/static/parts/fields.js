/** Fields with what is wrong beside them, and small choices. */
import { html, useMemo } from "../lib.js";
import "./later-style.js";

/** @typedef {{path: string, message: string, [more: string]: any}} Fault Of a refusal; where, as a path in the body */

let fields = 0;
const nextId = () => `field-${(fields += 1)}`;
export const useFieldId = () => useMemo(nextId, []);

/**
 * The messages of a refusal that are about a field; `path` is where the field is in what was sent.
 * @param {any} refusal @param {string} path @returns {Fault[]}
 */
export const messagesAt = (refusal, path) =>
  (refusal?.errors ?? []).filter(
    (/** @type {Api.Violation} */ error) => error.path === path || error.path.startsWith(`${path}/`),
  );

/** @param {{label: string, hint?: string, errors?: {message: string}[], children(props: object): any}} field */
export function Field({ label, hint, errors = [], children }) {
  const id = useFieldId();
  const about = `${id}-about`;
  const wrong = errors.length > 0;
  const hasNotes = hint || wrong;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${children({ id, "aria-invalid": wrong ? "true" : undefined, "aria-describedby": hasNotes ? about : undefined })}
    ${
      hasNotes
        ? html`<small id=${about} class=${wrong ? "wrong" : ""} role=${wrong ? "alert" : undefined}>
      ${wrong ? errors.map((error) => error.message).join(" ") : hint}</small>`
        : null
    }
  </div>`;
}

/**
 * A few choices side by side.
 * @param {{label: string, value: unknown, options: [any, string][], onChange(option: any): void, small?: boolean}}
 *   props
 */
export function Segments({ label, value, options, onChange, small }) {
  return html`<div class=${`segments${small ? " segments-small" : ""}`} role="group" aria-label=${label}>
    ${options.map(
      ([option, text]) => html`<button type="button" key=${option} aria-pressed=${option === value}
      onClick=${() => onChange(option)}>${text}</button>`,
    )}
  </div>`;
}

/**
 * Players to tap, but for the `idle` ones; `called` tells a chip from others with that name, `at` is where they are in
 * what is sent.
 * @param {{label: string, players: {id: string, name: string}[], chosen: string[], idle?(id: string): boolean,
 *   called?(name: string): string, at?: string, onTap(id: string): void}} props
 */
export function Chips({ label, players, chosen, idle, called, at, onTap }) {
  return html`<div class="chips" role="group" aria-label=${label} data-at=${at}>
    ${players.map(
      ({
        id,
        name,
      }) => html`<button type="button" key=${id} class="chip" aria-pressed=${chosen.includes(id)} disabled=${idle?.(id)}
        aria-label=${called?.(name)}
      onClick=${() => onTap(id)}>${name}</button>`,
    )}
  </div>`;
}

/** @param {{label: string, hint?: string, checked: boolean, onChange(checked: boolean): void}} props */
export function Switch({ label, hint, checked, onChange }) {
  const id = useFieldId();
  return html`<div class="switch">
    <label for=${id}>${label}${hint ? html`<small>${hint}</small>` : null}</label>
    <input id=${id} type="checkbox" role="switch" checked=${checked}
      onChange=${(event) => onChange(event.target.checked)} />
  </div>`;
}
