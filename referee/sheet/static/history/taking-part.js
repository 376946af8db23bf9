/** The players who took part in a round, as the sheet tells it: neither out before it, nor gone, nor yet to join. */

const BACK = new Set(["joined"]);
const AWAY = new Set(["withdrawn"]);

/** @typedef {import("../families.js").Player} Player */

/**
 * The players who were in when the round with this number was dealt, in seat order; after the last one those in now.
 * @param {{players: Player[]}} game
 * @param {import("../families.js").Act[]} sheet
 * @param {number} number
 * @param {{back?: Set<string>, away?: Set<string>}} [kinds] The lines that bring somebody to the table or take them off
 */
export function takingPart(game, sheet, number, { back = BACK, away = AWAY } = {}) {
  const lines = sheet.flatMap((act) => act.lines);
  const newcomers = new Set(lines.filter(({ kind }) => kind === "joined").map(({ player }) => player));
  const taking = new Set(game.players.map(({ id }) => id).filter((id) => !newcomers.has(id)));
  const place = sheet.findIndex((act) => act.number === number);
  for (const { player, kind } of sheet.slice(0, place < 0 ? sheet.length : place).flatMap((act) => act.lines)) {
    if (back.has(kind)) taking.add(player);
    if (away.has(kind)) taking.delete(player);
  }
  return game.players.filter(({ id }) => taking.has(id));
}
