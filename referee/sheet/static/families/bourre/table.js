/** The meaning of a set of rules for entering hands of Bourré. Nothing here scores anything: the service does. */
import { orderFrom, rankOf, suitOf } from "../../table.js";

/**
 * The players of a hand in the order of play: from the dealer's left.
 * @template {{id: string}} T @param {T[]} players @param {string | null} dealer @param {string[]} stay @returns {T[]}
 */
export function inTurn(players, dealer, stay) {
  const [first, ...others] = orderFrom(players, dealer);
  const around = first?.id === dealer ? [...others, first] : players;
  return around.filter(({ id }) => stay.includes(id));
}

/**
 * The likely winner of a trick: the highest trump, or else the highest of what was led. Only to offer.
 * @param {string[]} order Who played, from the leader on
 * @param {Record<string, string>} cards By player
 * @param {string} trump
 * @param {string[]} ranks From high to low
 */
export function likelyWinner(order, cards, trump, ranks) {
  const led = suitOf(cards[order[0]]);
  const strength = (/** @type {string} */ id) => {
    const suit = suitOf(cards[id]);
    const height = ranks.length - ranks.indexOf(rankOf(cards[id]));
    return suit === trump ? 100 + height : suit === led ? height : 0;
  };
  return order.reduce((best, id) => (strength(id) > strength(best) ? id : best));
}

/** The kinds of faults that somebody may have been called for, in the order in which they are offered. */
export const SPOKE_EARLY = "spoke_early";
export const FAULTS = ["renege", "corrected", "out_of_turn", SPOKE_EARLY];

/**
 * True if only those who tied play for the pot, and nobody antes. Of a hand that is put right, nobody knows any more.
 * @param {{game: any, ahead?: number}} table @param {{dealer?: string | null}} draft
 */
export const isPlayOff = ({ game: { next }, ahead = 0 }, { dealer }) => !dealer && !ahead && Boolean(next?.may_stay);

/** True if the suit of trumps is all there is to tell. @param {any} rules */
export const namesSuit = ({ deal }) => deal.trump === "dealer_names";

/** The most cards that a player may throw away and draw. @param {any} rules @param {any} game */
export const mostDrawn = (rules, { next, players }) =>
  next?.draws_at_most ??
  [...rules.draw.from].reverse().find((step) => players.length >= step.players)?.at_most ??
  rules.draw.at_most;
