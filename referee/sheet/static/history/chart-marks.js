/** What a chart shows besides its lines, as the one on paper does: the limit, and a cucumber wherever somebody fell. */
import { isFall } from "./falls.js";

const DASHES = [6, 4];
/** In the units of its drawing, as it is in `parts/cucumbers.js`. */
const CUCUMBER = { width: 48, height: 24, path: "M3 14C3 7 12 3 24 3s20 3 20 9-9 9-21 9S3 19 3 14z" };
const CUCUMBER_WIDTH_PX = 22;

/** Where players fell: which entry of the sheet, counted from 1, and the score they fell with. */
export const fallsOf = (sheet) =>
  sheet.flatMap((act, at) =>
    act.lines.filter(isFall).map(({ player, before }) => ({ at: at + 1, player, peak: before })),
  );

/** The highest that anything stands on the chart. */
export const highestOf = (sheet, limit) =>
  Math.max(
    limit ?? 0,
    1,
    ...sheet.flatMap(({ scores }) => Object.values(scores)),
    ...fallsOf(sheet).map(({ peak }) => peak),
  );

/** The line of a player for the chart to draw: from score to score, and where they fell by way of what they fell with. */
export function lineOf(sheet, player) {
  const peaks = new Map(
    fallsOf(sheet)
      .filter((fall) => fall.player === player)
      .map(({ at, peak }) => [at, peak]),
  );
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

/** A hook of the chart that draws the limit, if there is one, and the cucumbers. */
export function drawMarks({ sheet, limit, colour }) {
  return (chart) => {
    const { ctx, bbox } = chart;
    ctx.save();
    if (limit) dashed(ctx, colour, [bbox.left, bbox.left + bbox.width], placeOf(chart, 0, limit)[1]);
    for (const { at, peak } of fallsOf(sheet)) cucumber(ctx, ...placeOf(chart, at, peak));
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

function cucumber(ctx, x, y) {
  const scale = (CUCUMBER_WIDTH_PX * devicePixelRatio) / CUCUMBER.width;
  ctx.save();
  ctx.setLineDash([]);
  ctx.translate(x - (CUCUMBER.width * scale) / 2, y - (CUCUMBER.height * scale) / 2);
  ctx.scale(scale, scale);
  Object.assign(ctx, { fillStyle: "#3f8f4a", strokeStyle: "#24602e", lineWidth: 2 });
  const skin = new Path2D(CUCUMBER.path);
  ctx.fill(skin);
  ctx.stroke(skin);
  ctx.restore();
}
