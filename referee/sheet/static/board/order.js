/** The rows of a board in the order of seats or of scores, and those who are ahead. */
/** @typedef {import("../table.js").Row} Row */
/** @typedef {"highest" | "lowest" | null} Best Which score is ahead; null where scores say nothing of that */

/** Whoever is out stands behind those in play, and who has left behind both. @param {Row} row */
const distance = ({ status, withdrawn }) => Number(status === "out") + 2 * Number(Boolean(withdrawn));

/**
 * The rows with the best score first; equal ones as they sit.
 * @param {Row[]} rows @param {Best} best
 */
export function byScore(rows, best) {
  const sign = best === "lowest" ? 1 : -1;
  return [...rows].sort((row, other) => distance(row) - distance(other) || sign * (row.score - other.score));
}

/**
 * The ids of the rows that are ahead; nobody's where more than half of those in play would be.
 * @param {Row[]} rows @param {Best} best @returns {string[]}
 */
export function aheadIn(rows, best) {
  const playing = rows.filter((row) => !distance(row));
  const first = byScore(playing, best)[0]?.score;
  const ahead = playing.filter(({ score }) => score === first);
  return best && 2 * ahead.length <= playing.length ? ahead.map(({ id }) => id) : [];
}
