/** What a set of rules means for entering hands. Nothing here scores anything: the service does. */
import { rankOf } from "../../table.js";

/** Whether rules keep a score at all: some tables only note who lost. @param {any} rules */
export const keepsScore = (rules) => rules.points !== "none";

/** Whether the taker's card matters: not where nobody counts points and only the taker pays. @param {any} rules */
export const asksCard = ({ points, last_trick: { payers }, pack }) =>
  points !== "none" || payers !== "taker" || pack.top_cards.some(({ fatal }) => fatal);

/** How high a card stands, for a first guess at who took a trick: above all ranks where the rules put it there. */
const strength = ({ rules, cards }, card) =>
  rules.pack.top_cards.some((group) => group.cards.includes(card))
    ? cards.ranks.length
    : -cards.ranks.indexOf(rankOf(card));

/** Who seems to have taken a trick: the last of the highest first cards. Only to offer; the service judges. */
export function likelyTaker(table, plays) {
  if (!table.cards) return undefined;
  const strengths = plays.map((play) => Math.min(...play.cards.map((card) => strength(table, card))));
  const best = Math.max(...strengths);
  return plays[strengths.lastIndexOf(best)]?.player;
}
