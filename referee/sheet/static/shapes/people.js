/** What may be done between rounds, in forms made from the shapes of a family's acts. */
import { html, useState } from "../lib.js";
import "../parts/later-texts.js";
import { Act } from "../people/act.js";
import { act } from "../people/acting.js";
import { t } from "../text.js";
import { missingText } from "./entry.js";
import { titleOf } from "./family.js";
import { fieldOf } from "./model.js";
import { seatsOf } from "./seats.js";
import { ShapeForm } from "./shape-form.js";
import { bodyOf, emptyOf, fitting } from "./value.js";

/** @typedef {import("./family.js").Kind} Kind */

/** @param {Kind[]} acts */
export function peopleOf(acts) {
  const asked = acts.map((one) => ({ ...one, field: fieldOf(one.schema), title: titleOf(one) }));
  return (/** @type {{sitting: any}} */ { sitting }) =>
    asked.map((one) => html`<${Act} key=${one.kind} title=${one.title}><${Form} ...${{ one, sitting }} /></${Act}>`);
}

/** Where an act is sent, below the game: what the API says after the game's id. @param {Kind} act */
export const pathOf = ({ kind, path = kind }) => path.replace(/^.*\}\//, "").replace(/^\//, "");

/** @param {{one: any, sitting: any}} props */
function Form({ one, sitting: { game, rules, cards } }) {
  const { field, kind, title, summary } = one;
  const [typed, setValue] = useState(() => emptyOf(field));
  const players = game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn);
  const table = { game, rules, cards, players };
  const value = fitting(field, typed, seatsOf(table));
  const missing = missingText(field, value, table);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!missing) act(game, kind, pathOf(one), bodyOf(field, value), t("shape.done", { text: title }));
  };
  return html`<form onSubmit=${send}><p class="hint">${summary}</p>
    <${ShapeForm} field=${{ ...field, label: "", hint: "" }} value=${value} table=${table} onChange=${setValue} />
    ${missing ? html`<p class="hint">${missing}</p>` : null}
    <button type="submit" disabled=${Boolean(missing)}>${title}</button>
  </form>`;
}
