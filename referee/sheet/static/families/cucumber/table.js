/** The meaning of a set of rules for who shows a game. Nothing here scores anything: the service does. */

/** True if rules keep a score at all: some tables only note who lost. @param {any} rules */
export const keepsScore = (rules) => rules.points !== "none";

/** True if hands have a bet, which the lowest card wins. @param {any} rules */
export const hasBet = ({ points }) => points === "bet";

/** @typedef {{rules: any, cards: import("../../families.js").Cards | null}} Pack */
