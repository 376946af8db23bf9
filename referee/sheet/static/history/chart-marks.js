/** The marks of a chart besides its lines, as the one on paper does: the limit, and wherever somebody passed it. */

const DASHES = [6, 4];

/**
 * @typedef {{at: number, player: string, peak: number}} Peak Which entry of the sheet, counted from 1, and the score
 *   that somebody passed the limit with
 */

/**
 * As much of the chart of the library as its marks are drawn with.
 * @typedef {{data: (number | null)[][], ctx: CanvasRenderingContext2D, bbox: {left: number, width: number},
 *   valToPos(value: number, scale: "x" | "y", onCanvas: true): number}} Chart
 */

/**
 * The peaks at which players passed the limit.
 * @param {import("../families.js").Act[]} sheet @param {import("../families.js").SheetParts} parts @returns {Peak[]}
 */
export const peaksOf = (sheet, parts) =>
  sheet.flatMap((act, at) => parts.peaks(act).map((peak) => ({ ...peak, at: at + 1 })));

/**
 * The sheet with its scores as the board shows them: what is left, where a score is what was lost.
 * @param {import("../families.js").Act[]} sheet @param {(score: number) => number} shown
 * @returns {import("../families.js").Act[]}
 */
export const shownAs = (sheet, shown) =>
  sheet.map((act) => ({
    ...act,
    scores: Object.fromEntries(Object.entries(act.scores).map(([side, score]) => [side, shown(Number(score))])),
  }));

/**
 * The lowest and the highest that anything stands on the chart.
 * @param {import("../families.js").Act[]} sheet @param {Peak[]} peaks @param {number | null} limit
 * @returns {[number, number]}
 */
export function rangeOf(sheet, peaks, limit) {
  /** @type {number[]} */
  const scores = sheet.flatMap((act) => Object.values(act.scores));
  return [Math.min(0, ...scores), Math.max(limit ?? 0, 1, ...scores, ...peaks.map(({ peak }) => peak))];
}

/**
 * The line of a player for the chart to draw: from score to score, and where they passed the limit by way of what they
 * passed it with.
 * @param {Peak[]} peaks @param {string} player
 */
export function lineOf(peaks, player) {
  const heights = new Map(peaks.filter((peak) => peak.player === player).map(({ at, peak }) => [at, peak]));
  /** @param {Chart} chart @param {number} series @param {number} first @param {number} last */
  const pathOf = (chart, series, first, last) => {
    const stroke = new Path2D();
    const to = (/** @type {number} */ at, /** @type {number} */ score) => stroke.lineTo(...placeOf(chart, at, score));
    for (let at = first; at <= last; at += 1) {
      const score = chart.data[series][at];
      if (score === null) continue;
      const height = heights.get(at);
      if (height !== undefined) to(at, height);
      to(at, score);
    }
    return { stroke, fill: null, clip: null, band: null, gaps: null };
  };
  return pathOf;
}

/**
 * A hook of the chart that draws where 0 is if scores are below it, the limit if there is one, and `drawPeak` for
 * whoever passed it.
 * @param {{peaks: Peak[], drawPeak: import("../families.js").SheetParts["drawPeak"], limit: number | null, lowest:
 *   number, colour: string}} marks
 */
export function drawMarks({ peaks, drawPeak, limit, lowest, colour }) {
  return (/** @type {Chart} */ chart) => {
    const { ctx, bbox } = chart;
    const across = /** @type {[number, number]} */ ([bbox.left, bbox.left + bbox.width]);
    ctx.save();
    if (lowest < 0) line(ctx, colour, across, placeOf(chart, 0, 0)[1]);
    if (limit) line(ctx, colour, across, placeOf(chart, 0, limit)[1], DASHES);
    for (const { at, peak } of peaks) drawPeak?.(ctx, ...placeOf(chart, at, peak));
    ctx.restore();
  };
}

/** @param {Chart} chart @param {number} at @param {number} score @returns {[number, number]} */
const placeOf = (chart, at, score) => [chart.valToPos(at, "x", true), chart.valToPos(score, "y", true)];

/**
 * @param {CanvasRenderingContext2D} ctx @param {string} colour @param {[number, number]} across @param {number} y
 * @param {number[]} [dashes]
 */
function line(ctx, colour, [from, to], y, dashes = []) {
  Object.assign(ctx, { strokeStyle: colour, lineWidth: 1.5 * devicePixelRatio });
  ctx.setLineDash(dashes.map((length) => length * devicePixelRatio));
  ctx.beginPath();
  ctx.moveTo(from, y);
  ctx.lineTo(to, y);
  ctx.stroke();
}
