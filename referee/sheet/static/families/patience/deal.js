/** The outcome of a deal of patience: all cards up or not, and the points of this deal alone. */

const CARRIED_OFF = "carried_off";

/** @type {import("../../statistics/played.js").DealOf} */
export function deal(act, player) {
  const { won } = act.results?.[player] ?? act;
  const lines = act.lines.filter((/** @type {any} */ line) => line.player === player && line.kind !== CARRIED_OFF);
  return {
    isWon: Boolean(won),
    points: lines.reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.points, 0),
  };
}
