/** Whose row has changed since the board of a game was seen last: on every phone, by whomever it was changed. */
import { useFamily } from "../families.js";
import { useEffect, useRef } from "../lib.js";
import { rowsOf } from "../table.js";

/** @type {Map<string, {version: number, marks: Record<string, string>}>} */
const seen = new Map();

/**
 * For each row by id the version with which it became another, if it did so before our eyes. Where more than half the
 * table has changed nothing stands out, and none is here.
 * @param {any} game @returns {Record<string, number>}
 */
export function useChanged(game) {
  const { player: parts } = useFamily();
  const changed = useRef(/** @type {Record<string, number>} */ ({}));
  const rows = rowsOf(game);
  const marks = Object.fromEntries(rows.map((row) => [row.id, [row.score, row.status, ...parts.marks(row)].join()]));
  const before = seen.get(game.id);
  if (before && before.version < game.version) {
    const others = rows.filter(({ id }) => before.marks[id] !== marks[id]);
    const entries = 2 * others.length > rows.length ? [] : others.map(({ id }) => [id, game.version]);
    changed.current = Object.fromEntries(entries);
  }
  useEffect(() => void seen.set(game.id, { version: game.version, marks }), [game]);
  return changed.current;
}
