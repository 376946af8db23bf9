/** What a set of rules means for entering hands. Nothing here scores anything: the service does. */
import { orderFrom, rankOf } from "../../table.js";

/** Whether rules keep a score at all: some tables only note who lost. @param {any} rules */
export const keepsScore = (rules) => rules.points !== "none";

/** Whether hands have a bet, which the lowest card wins. @param {any} rules */
export const hasBet = ({ points }) => points === "bet";

/** Whether players declare the lowest card, so that nobody takes the last trick. @param {any} rules */
export const declares = ({ last_trick: { calls } }) => calls === "declaration";

/** What a hand is worth after these doubles. @param {unknown[]} doubles */
export const betOf = (doubles) => 2 ** doubles.length;

/**
 * Those of the players who have refused none of the doubles.
 * @template {{id: string}} T
 * @param {T[]} players @param {{refused: string[]}[]} [doubles]
 */
export const leftIn = (players, doubles = []) =>
  players.filter(({ id }) => !doubles.some(({ refused }) => refused.includes(id)));

/**
 * Whether the taker's card matters: not where the lowest card wins, nor where nobody counts points and only the taker
 * pays.
 * @param {any} rules
 */
export const asksCard = ({ points, last_trick: { payers }, pack }) =>
  points !== "bet" &&
  (points !== "none" || payers !== "taker" || pack.top_cards.some((/** @type {any} */ { fatal }) => fatal));

/** @typedef {{rules: any, cards: import("../../families.js").Cards | null}} Pack */

/**
 * How high a card stands, for a first guess at who took a trick: above all ranks where the rules put it there.
 * @param {Pack["rules"]} rules @param {string[]} ranks @param {string} card
 */
const strength = (rules, ranks, card) => (isTop(rules, card) ? ranks.length : -ranks.indexOf(rankOf(card)));

/** @param {any} rules @param {string} card */
const isTop = ({ pack }, card) => pack.top_cards.some((/** @type {any} */ group) => group.cards.includes(card));

/**
 * Who seems to have taken a trick: the last of the highest first cards. Only to offer; the service judges.
 * @param {Pack} pack @param {{player: string, cards: string[]}[]} plays
 */
export function likelyTaker({ rules, cards }, plays) {
  if (!cards) return undefined;
  const strengths = plays.map((play) => Math.min(...play.cards.map((card) => strength(rules, cards.ranks, card))));
  return plays[strengths.lastIndexOf(Math.max(...strengths))]?.player;
}

/** How cards are changed where somebody may do so more than once: that is told as it happened. */
const AS_IT_HAPPENED = "rassi";

/**
 * Those who changed cards, in turn, in whatever order they were tapped: from the dealer's left, or from the dealer.
 * @param {{player: string, count: number}[]} changes @param {{id: string, name: string}[]} players @param {any} rules
 * @param {any} next The hand to come; null where nobody knows any more who dealt
 */
export function inTurn(changes, players, rules, next) {
  if (!next || rules.exchange === AS_IT_HAPPENED) return changes;
  const around = orderFrom(players, next.dealer ?? next.leader).map(({ id }) => id);
  const order = next.dealer && rules.exchange !== "match_dealer" ? [...around.slice(1), around[0]] : around;
  return [...changes].sort((one, other) => order.indexOf(one.player) - order.indexOf(other.player));
}
