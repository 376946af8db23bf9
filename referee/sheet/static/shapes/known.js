/** A form as far as the game can fill it in. */
import { withSeat } from "./seats.js";

/** The names that fields of claims have for what a game tells of the round to come. */
const KNOWN = /** @type {Record<string, string>} */ ({
  round: "number",
  dealer: "dealer",
  leader: "leader",
});

/**
 * The value of a form at first: with the round that comes, its dealer and leader, and the player it is about.
 * @param {any} field @param {any} next The round to come @param {string | undefined} player @returns {any}
 */
export function begun(field, next, player) {
  const value = withSeat(field, player);
  if (field.kind !== "group") return value;
  const known = field.fields
    .map((/** @type {[string, any]} */ [name]) => [name, next?.[KNOWN[name]]])
    .filter((/** @type {[string, any]} */ [, part]) => part !== undefined && part !== null);
  return { ...value, ...Object.fromEntries(known) };
}
