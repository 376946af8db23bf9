/** In which form a table tells its hands, and whether it has begun one. */
import { keptForm } from "../../../entry/form-kept.js";
import { asksCard, declares, hasBet } from "../table.js";

/** The form that this table chose last; at first all cards, unless the loser is all there is to tell. */
export const formOf = (game, rules) =>
  declares(rules) ? "cards" : (keptForm(game) ?? (asksCard(rules) || hasBet(rules) ? "cards" : "short"));

/** Whether more of a hand has been entered than a player. */
export const isBegun = (draft) =>
  Boolean(draft && (Object.keys(draft.cards).length || draft.outcome.card || Object.keys(draft.calls ?? {}).length));
