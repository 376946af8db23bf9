/** The field for the next name at the table, with the names that this phone knows. */
import { html } from "../lib.js";
import { comparable } from "../names.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";

/** @typedef {import("./seats.js").Change} Change */

/**
 * The names with the one that stands in the field, if it may be added.
 * @param {{names: string[], typed: string}} draft
 */
export function withTyped({ names, typed }) {
  const name = typed.trim();
  return name && !names.some((other) => comparable(other) === comparable(name)) ? [...names, name] : names;
}

/**
 * @param {{names: string[], typed: string, offered: string[], isForOne: boolean, onChange(change: Change): void}} props
 */
export function AddName({ names, typed, offered, isForOne, onChange }) {
  const name = typed.trim();
  const whole = withTyped({ names, typed });
  const isTaken = name && whole === names;
  const add = (/** @type {Event & {currentTarget: HTMLElement}} */ event) => {
    event.preventDefault();
    if (!isTaken) onChange({ names: whole, typed: "" });
    // The next name is typed at once, also after a tap on the button.
    event.currentTarget.querySelector("input")?.focus();
  };
  const others = offered.filter((known) => !names.includes(known)).slice(0, 12);
  return html`<form class="add-name" onSubmit=${add}>
    ${
      others.length
        ? html`<div class="chips" role="group" aria-label=${t("new.known_names")}>
      ${others.map(
        (known) => html`<button type="button" key=${known} class="chip"
        onClick=${() => onChange({ names: [...names, known] })}>${known}</button>`,
      )}
    </div>`
        : null
    }
    <label for="add-name">${t(isForOne ? "people.name" : "new.add")}</label>
    <div class="side-by-side">
      <input id="add-name" value=${typed} autocomplete="off" autocapitalize="words" maxlength="60" enterkeyhint="done"
        aria-invalid=${isTaken ? "true" : undefined} onInput=${(event) => onChange({ typed: event.target.value })} />
      ${
        isForOne
          ? null
          : html`<button type="submit" class="secondary-button" aria-label=${t("new.add_button")}>
        <${Icon} name="plus" /></button>`
      }
    </div>
    ${isTaken ? html`<small class="wrong" role="alert">${t("new.taken", { name })}</small>` : null}
  </form>`;
}
