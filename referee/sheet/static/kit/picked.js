/** The cards of a row, of which all may have to be somebody's. */
import { valueAt } from "./draft.js";
import { boundOf } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./plan.js").Plan} Plan */

/** All cards that somebody has in a row. @param {Draft} draft @param {Plan} plan @param {{label: string}} row */
export const pickedIn = (draft, { cells }, { label }) =>
  /** @type {string[]} */ (
    cells.filter((cell) => cell.row.label === label).flatMap(({ at }) => valueAt(draft, at) ?? [])
  );

/**
 * The cards of a row that nobody has, each as often as it is missing; none where not all have to be somebody's.
 * @param {Draft} draft @param {Plan} plan @param {import("./spec.js").Row} row
 */
export function unpicked(draft, plan, row) {
  if (row.total === undefined) return [];
  const having = pickedIn(draft, plan, row);
  const copies = boundOf(row.copies, plan.players) ?? 1;
  const missing = (/** @type {string} */ card) => copies - having.filter((other) => other === card).length;
  return (row.ranks ?? []).flatMap((card) => Array(Math.max(0, missing(card))).fill(card));
}
