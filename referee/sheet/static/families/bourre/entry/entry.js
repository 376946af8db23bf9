/** How a hand of Bourré is entered, and put right. */
import { keptForm } from "../../../entry/form-kept.js";
import "../../../kit/style.js";
import "../later-texts.js";
import { playersAt } from "../sheet/players-at.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyHand, fitting, isBegun, tapStay } from "./draft.js";
import { Foot, HandForm } from "./hand-form.js";
import { missingText } from "./missing.js";
import { BESIDE } from "./refused.js";

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: ({ game }, draft, first) => {
    if (first && !isBegun(draft)) return tapStay(emptyHand(keptForm(game.id) ?? "taken"), first);
    return draft ? { ...emptyHand(), ...draft } : emptyHand(keptForm(game.id) ?? "taken");
  },
  read: draftOf,
  fit: fitting,
  missing: (draft, table) => missingText(missingOf(draft, table), table.game),
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: ({ form }) => form === "cards",
  body: bodyOf,
  playersAt,
  beside: BESIDE,
  Form: HandForm,
  Foot,
};
