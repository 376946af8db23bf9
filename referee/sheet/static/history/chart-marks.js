/** What a chart shows besides its lines, as the one on paper does: the limit, and a cucumber wherever somebody fell. */
import { isFall } from "./falls.js";

const DASHES = [6, 4];
const FALL_DASHES = [1, 3];
/** In the units of its drawing, as it is in `parts/cucumbers.js`. */
const CUCUMBER = { width: 48, height: 24, path: "M3 14C3 7 12 3 24 3s20 3 20 9-9 9-21 9S3 19 3 14z" };
const CUCUMBER_WIDTH_PX = 22;

/** Where players fell: which entry of the sheet, counted from 1, the score they fell with, and the one they had then. */
export const fallsOf = (sheet) => sheet.flatMap((act, at) =>
  act.lines.filter(isFall).map(({ player, before }) => ({ at: at + 1, player, peak: before, after: act.scores[player] })));

/** The highest that anything stands on the chart. */
export const highestOf = (sheet, limit) =>
  Math.max(limit ?? 0, 1, ...sheet.flatMap(({ scores }) => Object.values(scores)), ...fallsOf(sheet).map(({ peak }) => peak));

/** A hook of the chart that draws the limit, if there is one, and the falls in the colours of their players. */
export function drawMarks({ sheet, limit, colours }) {
  return (chart) => {
    const { ctx, bbox } = chart;
    const [x, y] = ["x", "y"].map((scale) => (value) => chart.valToPos(value, scale, true));
    ctx.save();
    if (limit) line(ctx, colours.limit, DASHES, [bbox.left, y(limit)], [bbox.left + bbox.width, y(limit)]);
    for (const { at, player, peak, after } of fallsOf(sheet)) {
      line(ctx, colours[player], FALL_DASHES, [x(at), y(peak)], [x(at), y(after)]);
      cucumber(ctx, x(at), y(peak));
    }
    ctx.restore();
  };
}

function line(ctx, colour, dashes, from, to) {
  Object.assign(ctx, { strokeStyle: colour, lineWidth: 1.5 * devicePixelRatio });
  ctx.setLineDash(dashes.map((length) => length * devicePixelRatio));
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
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
