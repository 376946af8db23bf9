/** How a table likes its rows: as they sit, or by score. */
import { keep, stored } from "../storage.js";

const nameOf = (/** @type {string} */ game) => `order ${game}`;

/** @param {string} game @returns {boolean} */
export const isByScore = (game) => Boolean(stored("drafts", nameOf(game)));

/** @param {string} game @param {boolean} byScores */
export const keepOrder = (game, byScores) => keep("drafts", nameOf(game), byScores);
