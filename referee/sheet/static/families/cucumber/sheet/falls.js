/** The lines of a score sheet that say that somebody fell: crossed the limit, whatever followed. */

const FALLS = new Set(["reincarnated", "eliminated", "marked", "ends_game", "half_cucumber"]);

/** True if a line of an act says that its player fell, with the score that it has as `before`. @param {any} line */
export const isFall = ({ kind }) => FALLS.has(kind);
