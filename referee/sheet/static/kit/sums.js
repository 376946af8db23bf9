/** The sum of a column while its numbers are typed, where each counts for itself. */
import { sideOf } from "../table.js";
import { numberIn } from "./draft.js";

/**
 * True if somebody has several numbers, so that their sum is another one.
 * @param {import("./plan.js").Plan} plan @param {string} id
 */
export const addsUp = ({ cells }, id) => cells.filter(({ row, person }) => row.counts && person?.id === id).length > 1;

/**
 * The points of a person as far as the numbers that are typed tell them; null where they tell none.
 * @param {import("./spec.js").Draft} draft
 * @param {import("./plan.js").Plan} plan
 * @param {string} id
 * @param {{players: any[]}} table
 */
export function sumOf(draft, plan, id, { players }) {
  const counting = plan.cells.filter(({ row, person }) => row.counts && person?.id === id);
  const typed = counting.map((cell) => (numberIn(draft, plan, cell) ?? 0) * (cell.row.counts ?? 0));
  if (!counting.length) return null;
  return typed.reduce((sum, points) => sum + points, isFirst(draft, id, players) ? (plan.question?.counts ?? 0) : 0);
}

/** @param {import("./spec.js").Draft} draft @param {string} id @param {any[]} players */
function isFirst({ first }, id, players) {
  const player = players.find((candidate) => candidate.id === first);
  return first === id || Boolean(player && sideOf(player) === id);
}
