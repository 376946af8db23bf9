/** What the rules have to be told of a hand, and in which form a table tells it. */
import { keep, kept } from "../storage.js";

/** Whether the taker's card matters: not where nobody counts points and only the taker pays. */
export const asksCard = ({ points, last_trick: { payers }, pack }) =>
  points !== "none" || payers !== "taker" || pack.top_cards.some(({ fatal }) => fatal);

/** The form that this table chose last; at first all cards, unless the loser is all there is to tell. */
export const formOf = (game, rules) => kept("drafts", `form ${game}`) ?? (asksCard(rules) ? "cards" : "short");
export const keepForm = (game, form) => keep("drafts", `form ${game}`, form);

/** A table that goes on with another game tells its hands as before. */
export function carryForm(from, to) {
  const form = kept("drafts", `form ${from}`);
  if (form && !kept("drafts", `form ${to}`)) keepForm(to, form);
}

/** Whether more of a hand has been entered than a player. */
export const isBegun = (draft) => Boolean(draft && (Object.keys(draft.cards).length || draft.outcome.card));
