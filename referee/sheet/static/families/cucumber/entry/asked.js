/** What the rules have to be told of a hand, and in which form a table tells it. */
import { keptForm } from "../../../entry/form-kept.js";

/** Whether the taker's card matters: not where nobody counts points and only the taker pays. */
export const asksCard = ({ points, last_trick: { payers }, pack }) =>
  points !== "none" || payers !== "taker" || pack.top_cards.some(({ fatal }) => fatal);

/** The form that this table chose last; at first all cards, unless the loser is all there is to tell. */
export const formOf = (game, rules) => keptForm(game) ?? (asksCard(rules) ? "cards" : "short");

/** Whether more of a hand has been entered than a player. */
export const isBegun = (draft) => Boolean(draft && (Object.keys(draft.cards).length || draft.outcome.card));
