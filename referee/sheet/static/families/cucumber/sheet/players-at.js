/** Who took part in a hand, as the sheet tells it: neither out before it, nor gone, nor yet to join. */

const BACK = new Set(["bought_in", "joined"]);
const AWAY = new Set(["eliminated", "withdrawn"]);

/** @typedef {import("../../../families.js").Player} Player */

/**
 * The players who were in when the hand with this number was dealt, in seat order; after the last one those in now.
 * @param {{players: Player[]}} game @param {import("../../../families.js").Act[]} sheet @param {number} number
 */
export function playersAt(game, sheet, number) {
  const lines = sheet.flatMap((act) => act.lines);
  const newcomers = new Set(lines.filter(({ kind }) => kind === "joined").map(({ player }) => player));
  const taking = new Set(game.players.map(({ id }) => id).filter((id) => !newcomers.has(id)));
  const place = sheet.findIndex((act) => act.number === number);
  for (const { player, kind } of sheet.slice(0, place < 0 ? sheet.length : place).flatMap((act) => act.lines)) {
    if (BACK.has(kind)) taking.add(player);
    if (AWAY.has(kind)) taking.delete(player);
  }
  return game.players.filter(({ id }) => taking.has(id));
}
