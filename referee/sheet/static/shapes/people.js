/** What may be done between rounds, in forms made from the shapes of a family's acts. */
import { html, useState } from "../lib.js";
import "../parts/later-texts.js";
import { Act } from "../people/act.js";
import { act } from "../people/acting.js";
import { Refused, useMended } from "../people/mending.js";
import { t } from "../text.js";
import { missingText } from "./entry.js";
import { titleOf } from "./family.js";
import { fieldOf } from "./model.js";
import { seatsOf } from "./seats.js";
import { ShapeForm } from "./shape-form.js";
import { bodyOf, emptyOf, fitting, valueOf } from "./value.js";

/** @typedef {import("./family.js").Kind} Kind */

/** @param {Kind[]} acts */
export function peopleOf(acts) {
  const asked = acts.map((one) => ({ ...one, field: fieldOf(one.schema), title: titleOf(one) }));
  return (/** @type {{sitting: any}} */ { sitting }) =>
    asked.map((one) => html`<${One} key=${one.kind} ...${{ one, sitting }} />`);
}

/** Where an act is sent, below the game: what the API says after the game's id. @param {Kind} act */
export const pathOf = ({ kind, path = kind }) => path.replace(/^.*\}\//, "").replace(/^\//, "");

/** @param {{one: any, sitting: any}} props */
function One({ one, sitting }) {
  const mended = useMended(one.kind);
  return html`<${Act} title=${one.title} open=${Boolean(mended)}><${Form} ...${{ one, sitting, mended }} /></${Act}>`;
}

/** @param {{one: any, sitting: any, mended?: import("../queue.js").Entry}} props */
function Form({ one, sitting: { game, rules, cards }, mended }) {
  const { field, kind, title, summary } = one;
  const [typed, setValue] = useState(() => (mended ? valueOf(field, mended.body) : emptyOf(field)));
  const players = game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn);
  const table = { game, rules, cards, players };
  const value = fitting(field, typed, seatsOf(table));
  const missing = missingText(field, value, table);
  const body = missing ? null : bodyOf(field, value);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!missing) act(game, kind, pathOf(one), body, t("shape.done", { text: title }), { mended });
  };
  return html`<form onSubmit=${send}><p class="hint">${summary}</p>
    <${ShapeForm} field=${{ ...field, label: "", hint: "" }} value=${value} table=${table} onChange=${setValue} />
    ${missing ? html`<p class="hint">${missing}</p>` : null}
    <${Refused} mended=${mended} body=${body} />
    <button type="submit" disabled=${Boolean(missing)}>${title}</button>
  </form>`;
}
