/** The acts between rounds: those that all families share as everywhere, a family's own in forms made from shapes. */
import { html, useState } from "../lib.js";
import "../parts/later-texts.js";
import { Act } from "../people/act.js";
import { act } from "../people/acting.js";
import { Dealer } from "../people/dealer.js";
import { Decision } from "../people/decision.js";
import { Join } from "../people/join.js";
import { Leave } from "../people/leave.js";
import { Refused, useAddressed, useMended } from "../people/mending.js";
import { t } from "../text.js";
import { missingText } from "./entry.js";
import { titleOf } from "./family.js";
import { fieldOf } from "./model.js";
import { seatsOf, withSeat } from "./seats.js";
import { ShapeForm } from "./shape-form.js";
import { bodyOf, fitting, valueOf } from "./value.js";

/** @typedef {import("./family.js").Kind} Kind */

/**
 * The forms of acts that all families share, in the order in which they stand, and what each sends.
 * @type {[string, any, string[]][]}
 */
const SHARED = [
  ["join", Join, ["name", "member"]],
  ["withdrawal", Leave, ["player"]],
  ["dealer", Dealer, ["player"]],
  ["adjustment", Decision, ["player", "points", "reason"]],
];

/** @param {Kind[]} acts */
export function peopleOf(acts) {
  const forms = acts.map((act) => ({ ...act, field: fieldOf(act.schema), title: titleOf(act) }));
  const shared = SHARED.flatMap(([kind, Form, sent]) =>
    forms.filter((form) => form.kind === kind && takes(form.field, sent)).map((form) => ({ ...form, Form })),
  );
  const own = forms.filter(({ kind }) => !shared.some((form) => form.kind === kind));
  return (/** @type {{session: any, sitting: any}} */ { session, sitting }) => [
    ...shared.map(
      ({ kind, Form, summary }) => html`<${Form} key=${kind} ...${{ session, game: sitting.game }}
        hint=${kind === "join" ? summary : undefined} />`,
    ),
    ...own.map((form) => html`<${ActForm} key=${form.kind} ...${{ form, sitting }} />`),
  ];
}

/**
 * True if a body with these members is whole: an act of that name may be a family's own, with others.
 * @param {import("./model.js").Field} field @param {string[]} sent
 */
function takes(field, sent) {
  if (field.kind !== "group") return false;
  const names = field.fields.map(([name]) => name);
  const isSent = (/** @type {[string, import("./model.js").Field]} */ [name, { optional }]) =>
    optional || sent.includes(name);
  return sent.every((name) => names.includes(name)) && field.fields.every(isSent);
}

/** The path to which an act is sent, below the game: what the API says after the game's id. @param {Kind} act */
export const pathOf = ({ kind, path = kind }) => path.replace(/^.*\}\//, "").replace(/^\//, "");

/** @param {{form: any, sitting: any}} props */
function ActForm({ form, sitting }) {
  const mended = useMended(form.kind);
  const seat = useAddressed(form.kind);
  return html`<${Act} title=${form.title} open=${Boolean(mended ?? seat)}>
    <${Form} ...${{ form, sitting, mended, seat }} /></${Act}>`;
}

/** @param {{form: any, sitting: any, mended?: import("../queue.js").Entry, seat?: string}} props */
function Form({ form, sitting: { game, rules, cards }, mended, seat }) {
  const { field, kind, title, summary } = form;
  const [typed, setValue] = useState(() => (mended ? valueOf(field, mended.body) : withSeat(field, seat)));
  const players = game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn);
  const table = { game, rules, cards, players };
  const value = fitting(field, typed, seatsOf(table));
  const missing = missingText(field, value, table);
  const body = missing ? null : bodyOf(field, value);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!missing) act(game, kind, pathOf(form), body, t("shape.done", { text: title }), { mended });
  };
  return html`<form onSubmit=${send}><p class="hint">${summary}</p>
    <${ShapeForm} field=${{ ...field, label: "", hint: "" }} value=${value} table=${table} onChange=${setValue} />
    ${missing ? html`<p class="hint">${missing}</p>` : null}
    <${Refused} mended=${mended} body=${body} />
    <button type="submit" disabled=${Boolean(missing)}>${title}</button>
  </form>`;
}
