/** How a hand is entered, and put right. */
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { playersAt } from "../sheet/players-at.js";
import { formOf, isBegun } from "./asked.js";
import { begunBy, bodyOf, draftOf, emptyHand, fitting, missingOf } from "./draft.js";
import { Foot, HandForm } from "./hand-form.js";

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: ({ game, rules }, draft, first) => {
    const form = formOf(game.id, rules);
    if (first && !isBegun(draft)) return begunBy(form, first, rules);
    return draft ? { ...emptyHand(), ...draft } : emptyHand(form);
  },
  read: draftOf,
  fit: (draft, { players }) => fitting(draft, players),
  missing: (draft, { players, rules, game }) => {
    const missing = missingOf(draft, players, rules);
    return missing && t(missing.ask, { name: nameOf(game, missing.player ?? "") });
  },
  isWhole: (draft, { players, rules }) => !missingOf(draft, players, rules) && !draft.cursor,
  isTyped: ({ form }) => form === "cards",
  body: (draft, { players, rules }, number) => bodyOf(draft, players, rules, number),
  playersAt,
  beside: ["/last_trick", "/outcome", "/exchange", "/calls/doubles", "/calls/declared"],
  Form: HandForm,
  Foot,
};
