/** A cucumber as a chart has it. */

/** In the units of its drawing, as it is in `cucumbers.js`. */
const CUCUMBER = { width: 48, height: 24, path: "M3 14C3 7 12 3 24 3s20 3 20 9-9 9-21 9S3 19 3 14z" };
const WIDTH_PX = 22;

/** Draws one around a point. @param {CanvasRenderingContext2D} context @param {number} x @param {number} y */
export function draw(context, x, y) {
  const scale = (WIDTH_PX * devicePixelRatio) / CUCUMBER.width;
  context.save();
  context.setLineDash([]);
  context.translate(x - (CUCUMBER.width * scale) / 2, y - (CUCUMBER.height * scale) / 2);
  context.scale(scale, scale);
  Object.assign(context, { fillStyle: "#3f8f4a", strokeStyle: "#24602e", lineWidth: 2 });
  const skin = new Path2D(CUCUMBER.path);
  context.fill(skin);
  context.stroke(skin);
  context.restore();
}
