/** What on a score sheet says that somebody fell: crossed the limit, whatever followed. */

const FALLS = new Set(["reincarnated", "eliminated", "marked", "ends_game", "half_cucumber"]);

/** Whether a line of an act says that its player fell, with the score that it has as `before`. @param {any} line */
export const isFall = ({ kind }) => FALLS.has(kind);
