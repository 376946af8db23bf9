/** The meaning of a set of rules for who shows a game. Nothing here scores anything: the service does. */
import { rankOf } from "../../table.js";

/** True if rules keep a score at all: some tables only note who lost. @param {any} rules */
export const keepsScore = (rules) => rules.points !== "none";

/** True if hands have a bet, which the lowest card wins. @param {any} rules */
export const hasBet = ({ points }) => points === "bet";

/** @typedef {{rules: any, cards: import("../../families.js").Cards | null}} Pack */

/**
 * The height of a card, for a first guess at who took a trick: above all ranks where the rules put it there.
 * @param {Pack["rules"]} rules @param {string[]} ranks @param {string} card
 */
const strength = (rules, ranks, card) => (isTop(rules, card) ? ranks.length : -ranks.indexOf(rankOf(card)));

/** @param {any} rules @param {string} card */
const isTop = ({ pack }, card) => pack.top_cards.some((/** @type {any} */ group) => group.cards.includes(card));

/**
 * The likely taker of a trick: the last of the highest first cards. Only to offer; the service judges.
 * @param {Pack} pack @param {{player: string, cards: string[]}[]} plays
 */
export function likelyTaker({ rules, cards }, plays) {
  if (!cards) return undefined;
  const strengths = plays.map((play) => Math.min(...play.cards.map((card) => strength(rules, cards.ranks, card))));
  return plays[strengths.lastIndexOf(Math.max(...strengths))]?.player;
}
