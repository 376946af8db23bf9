/** The players who took part in a hand of Cucumber. */
import { takingPart } from "../../../history/taking-part.js";

const KINDS = { back: new Set(["bought_in", "joined", "restarted"]), away: new Set(["eliminated", "withdrawn"]) };

/**
 * The players who were in when the hand with this number was dealt; after the last one those in now.
 * @param {any} game @param {import("../../../families.js").Act[]} sheet @param {number} number
 */
export const playersAt = (game, sheet, number) => takingPart(game, sheet, number, KINDS);
