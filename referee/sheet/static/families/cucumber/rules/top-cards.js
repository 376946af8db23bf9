/** Cards above everything as one line of text: `6C = 21; 7S = 16`, with `!` for a card that is fatal. */

/** @typedef {{cards: string[], points: number, fatal: boolean}} Group Equal among themselves; the highest come first */

/** @param {Group[]} groups */
export const topCardsText = (groups) =>
  groups.map(({ cards, points, fatal }) => `${cards.join(" ")} = ${points}${fatal ? "!" : ""}`).join("; ");

/** @param {string} text @returns {Group[]} */
export function readTopCards(text) {
  return text
    .split(";")
    .filter((part) => part.trim())
    .map((part) => {
      const [cards, points = ""] = part.split("=");
      return { cards: cards.trim().split(/[\s,]+/), points: parseInt(points, 10) || 0, fatal: points.includes("!") };
    });
}
