/** What a chart shows besides its lines, as the one on paper does: the limit, and wherever somebody fell. */

const DASHES = [6, 4];

/** @typedef {{at: number, player: string, peak: number}} Fall Which entry of the sheet, counted from 1, and the score that somebody fell with */

/**
 * Where players fell.
 * @param {import("../families.js").Act[]} sheet @param {import("../families.js").SheetParts} parts @returns {Fall[]}
 */
export const fallsOf = (sheet, parts) =>
  sheet.flatMap((act, at) => parts.falls(act).map((fall) => ({ ...fall, at: at + 1 })));

/**
 * The lowest and the highest that anything stands on the chart.
 * @param {import("../families.js").Act[]} sheet @param {Fall[]} falls @param {number | null} limit
 * @returns {[number, number]}
 */
export function rangeOf(sheet, falls, limit) {
  /** @type {number[]} */
  const scores = sheet.flatMap((act) => Object.values(act.scores));
  return [Math.min(0, ...scores), Math.max(limit ?? 0, 1, ...scores, ...falls.map(({ peak }) => peak))];
}

/** The line of a player for the chart to draw: from score to score, and where they fell by way of what they fell with. */
export function lineOf(falls, player) {
  const peaks = new Map(falls.filter((fall) => fall.player === player).map(({ at, peak }) => [at, peak]));
  return (chart, series, first, last) => {
    const stroke = new Path2D();
    const to = (at, score) => stroke.lineTo(...placeOf(chart, at, score));
    for (let at = first; at <= last; at += 1) {
      const score = chart.data[series][at];
      if (score === null) continue;
      if (peaks.has(at)) to(at, peaks.get(at));
      to(at, score);
    }
    return { stroke, fill: null, clip: null, band: null, gaps: null };
  };
}

/** A hook of the chart that draws the limit, if there is one, and `drawFall` for whoever fell. */
export function drawMarks({ falls, drawFall, limit, colour }) {
  return (chart) => {
    const { ctx, bbox } = chart;
    ctx.save();
    if (limit) dashed(ctx, colour, [bbox.left, bbox.left + bbox.width], placeOf(chart, 0, limit)[1]);
    for (const { at, peak } of falls) drawFall?.(ctx, ...placeOf(chart, at, peak));
    ctx.restore();
  };
}

/** @returns {[number, number]} */
const placeOf = (chart, at, score) => [chart.valToPos(at, "x", true), chart.valToPos(score, "y", true)];

function dashed(ctx, colour, [from, to], y) {
  Object.assign(ctx, { strokeStyle: colour, lineWidth: 1.5 * devicePixelRatio });
  ctx.setLineDash(DASHES.map((length) => length * devicePixelRatio));
  ctx.beginPath();
  ctx.moveTo(from, y);
  ctx.lineTo(to, y);
  ctx.stroke();
}
