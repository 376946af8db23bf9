/** A reason of a round below the names of the side that it is about, which need not be told again. */
import { list } from "../../text.js";
import { nameOf, partnersOf, sideOf } from "../../table.js";

/** @param {any} line @param {any} game */
export function itemOf({ text, side, player }, game) {
  const whose = side ?? sideOf(game.players.find((/** @type {any} */ { id }) => id === player) ?? { id: player });
  const names = partnersOf(game, whose);
  const start = [names.join(" and "), list(names), nameOf(game, whose)]
    .map((name) => `${name}: `)
    .find((prefix) => text.startsWith(prefix));
  if (!start) return text;
  const rest = text.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
