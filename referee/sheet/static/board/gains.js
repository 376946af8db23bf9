/** The change of a side's score by an act of the sheet. */
import { isAbout } from "../table.js";
import { number, signed } from "../text.js";

/**
 * How much more or less it is; or where a score was set anew, as after a fall, what it was and what it is. Null where
 * nothing has changed.
 * @param {import("../table.js").Row} row @param {any} act @param {any} game
 * @param {Pick<import("../families.js").BoardParts, "isGiven" | "isReset">} board
 * @param {{shown?: (score: number, game: any) => number}} player
 * @returns {string | null}
 */
export function gainText(row, act, game, { isGiven, isReset }, { shown = (score) => score }) {
  const all = /** @type {any[]} */ (act?.lines ?? []);
  const lines = all.filter((line) => isAbout(line, row) && !isGiven?.(line));
  if (isReset && lines.some(isReset))
    return [lines[0].before, lines[lines.length - 1].after].map((score) => number(shown(score, game))).join(" → ");
  const sum = lines.reduce((total, { points }) => total + points, 0);
  const points = shown(sum, game) - shown(0, game);
  return points ? signed(points) : null;
}
