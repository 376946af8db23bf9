/** A round that is being entered, told in another form. */
import { firstOf } from "./first.js";
import { isByPerson } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */

/**
 * The draft in another form, with the figures that both have.
 * @param {Draft} draft @param {import("./spec.js").Spec} spec @param {string} id @returns {Draft}
 */
export function inForm({ details: _, ...draft }, spec, id) {
  const [from, to] = [draft.form, id].map((form) => spec.forms.find((other) => other.id === form) ?? spec.forms[0]);
  const values = { ...draft.values };
  for (const row of to.rows) {
    const same = from.rows.find(({ label, kind }) => label === row.label && kind === row.kind);
    if (same && same.at !== row.at && (row.kind === "whose" || isByPerson(same) === isByPerson(row)))
      copy(values, same.at, row.at);
  }
  const { first, ...others } = draft;
  // Another question has another answer.
  const questions = [from, to].flatMap((form) => firstOf(spec, form)?.at ?? []);
  const isSame = new Set(questions).size < 2;
  return { ...others, ...(isSame && "first" in draft ? { first } : {}), form: id, lit: null, values };
}

/** @param {Record<string, any>} values @param {string} from @param {string} to */
function copy(values, from, to) {
  const [before, behind] = from.split(/\{\w+\}/);
  for (const [at, value] of Object.entries(values)) {
    const id =
      at.startsWith(before) && at.endsWith(behind ?? "") && at.slice(before.length, at.length - (behind ?? "").length);
    if (id && !id.includes("/")) values[to.replace(/\{\w+\}/, id)] = value;
  }
}
