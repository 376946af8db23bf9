/** The first thing in a round that somebody has to fill yet. */
import { isFilled, numberIn, valueAt } from "./draft.js";
import { chosenIn } from "./marks.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Row} Row */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {{row?: Row, name?: string}} Missing Without a row it is the first question */

/**
 * The first thing that has to be filled; null when everything is there.
 * @param {Draft} draft @param {Plan} plan @returns {Missing | null}
 */
export function missingOf(draft, plan) {
  if (draft.details) return null;
  if (plan.first === undefined) return {};
  const row = plan.rows.find((row) => isNeeded(row, "whose") && valueAt(draft, row.at) === undefined);
  if (row) return { row };
  const isOpen = (/** @type {import("./spec.js").Cell} */ cell) => !isFilled(draft, plan, cell);
  const cell = plan.cells.find((cell) => (cell.row.needs ?? "each") === "each" && isOpen(cell));
  if (cell) return { row: cell.row, name: cell.person?.name };
  const some = plan.rows.find((row) => row.needs === "some" && isLacking(draft, plan, row));
  return some ? { row: some } : null;
}

/**
 * True if of a row that needs some there are none, or numbers that do not come to their sum yet; where everybody has
 * something that is apart from it, nobody is left to have it.
 * @param {Draft} draft @param {Plan} plan @param {Row} row
 */
function isLacking(draft, plan, row) {
  if (row.kind === "players") {
    const others = plan.rows.filter((other) => row.apart && other.apart && other.at !== row.at);
    const gone = others.flatMap((other) => chosenIn(draft, plan, other));
    return !chosenIn(draft, plan, row).length && plan.people.some(({ id }) => !gone.includes(id));
  }
  const cells = plan.cells.filter((cell) => cell.row === row && isFilled(draft, plan, cell));
  const sum = cells.reduce((so, cell) => so + (numberIn(draft, plan, cell) ?? 0), 0);
  return !cells.length || (row.total !== undefined && sum < row.total);
}

/** @param {Row} row @param {import("./spec.js").Kind} kind */
const isNeeded = ({ needs = "each", ...row }, kind) => row.kind === kind && needs === "each";
