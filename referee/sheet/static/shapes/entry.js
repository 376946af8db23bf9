/** The entry of a round whose family has no form of its own, by the shapes of its acts. */
import { html } from "../lib.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { titleOf } from "./family.js";
import { fieldOf, without } from "./model.js";
import { openIn, withOpenMarked } from "./open.js";
import { seatsOf } from "./seats.js";
import { ShapeForm } from "./shape-form.js";
import { bodyOf, emptyOf, fitting, missingIn, valueOf } from "./value.js";

const Nothing = () => null;

/**
 * The form of a round. Its number is the page's own: nobody is asked for it.
 * @param {import("./family.js").Kind[]} acts Those that are rounds; several are forms of one
 * @returns {import("../families.js").Entry}
 */
export function entryOf(acts) {
  const field = without(roundField(acts), "number");
  const empty = () => ({ value: emptyOf(field) });
  return {
    begin: (_table, draft) => (draft?.value === undefined ? empty() : draft),
    read: (round) => ({ value: valueOf(field, round) }),
    fit: (draft, table) => ({ ...draft, value: fitting(field, draft.value, seatsOf(table)) }),
    missing: ({ value }, table) => missingText(field, value, table),
    isWhole: ({ value }, table) => !missingIn(field, value, seatsOf(table)),
    asks: ({ value }, table, errors) => openText(openIn(field, value, errors), table),
    isTyped: () => false,
    body: ({ value }, _table, number) => ({ number, ...bodyOf(field, value) }),
    playersAt: (game) => game.players,
    beside: [""], // The form shows all of them: what belongs to no field, it has at its top.
    Form: (/** @type {any} */ { draft, table, errors, onChange }) =>
      html`<${ShapeForm} field=${field} value=${draft.value} table=${table}
        errors=${withOpenMarked(field, draft.value, errors)}
        onChange=${(/** @type {any} */ value) => onChange({ ...draft, value })} />`,
    Foot: Nothing,
  };
}

/** @param {import("./family.js").Kind[]} acts @returns {import("./model.js").Field} */
function roundField(acts) {
  const [first, ...others] = acts.map(({ schema, summary }) => ({
    ...fieldOf(schema),
    label: summary.replace(/\.$/, ""),
  }));
  if (!first) return { kind: "group", fields: [], label: "", hint: "", optional: false, nullable: false };
  return others.length ? { ...first, kind: "forms", forms: [first, ...others] } : { ...first, label: "" };
}

/**
 * The next field to enter, and of whom where it is asked of each.
 * @param {import("./model.js").Field} field @param {any} value @param {import("../families.js").Table} table
 */
export const missingText = (field, value, table) => openText(missingIn(field, value, seatsOf(table)), table);

/**
 * @param {{path: string, field: import("./model.js").Field} | null} place
 * @param {import("../families.js").Table} table
 */
export function openText(place, table) {
  if (!place) return null;
  const steps = place.path.split("/");
  const ids = table.players.flatMap((player) => [player.id, player.side]);
  const names = steps.filter((step) => ids.includes(step)).map((id) => nameOf(table.game, id));
  const label = place.field.label || t("shape.something");
  return t("shape.missing", { label: [label, ...names].join(", ") });
}
