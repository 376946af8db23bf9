/** The likely taker of a trick, before the service has judged it. */
import { rankOf } from "../../../table.js";

/**
 * The height of a card, for a first guess at who took a trick: above all ranks where the rules put it there.
 * @param {import("../table.js").Pack["rules"]} rules @param {string[]} ranks @param {string} card
 */
const strength = (rules, ranks, card) => (isTop(rules, card) ? ranks.length : -ranks.indexOf(rankOf(card)));

/** @param {any} rules @param {string} card */
const isTop = ({ pack }, card) => pack.top_cards.some((/** @type {any} */ group) => group.cards.includes(card));

/**
 * The likely taker of a trick: the last of the highest first cards. Only to offer; the service judges.
 * @param {import("../table.js").Pack} pack @param {{player: string, cards: string[]}[]} plays
 */
export function likelyTaker({ rules, cards }, plays) {
  if (!cards) return undefined;
  const strengths = plays.map((play) => Math.min(...play.cards.map((card) => strength(rules, cards.ranks, card))));
  return plays[strengths.lastIndexOf(Math.max(...strengths))]?.player;
}
