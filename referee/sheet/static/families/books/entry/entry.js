/** How a deal of Authors or Go Fish is entered, and put right. */
import { keptForm } from "../../../entry/form-kept.js";
import { takingPart } from "../../../history/taking-part.js";
import "../../../kit/style.js";
import "../later-texts.js";
import { t } from "../../../text.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyDeal, fitting } from "./draft.js";
import { DealForm, Foot } from "./form.js";

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: ({ game, players }, draft) => ({
    ...emptyDeal(keptForm(game.id) ?? "sets"),
    whose: players[0]?.id ?? null,
    ...draft,
  }),
  read: draftOf,
  fit: fitting,
  missing: (draft, table) => {
    const missing = missingOf(draft, table);
    return missing && t(missing.ask, { ...missing });
  },
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: ({ form }) => form === "sets",
  body: bodyOf,
  playersAt: takingPart,
  beside: [],
  Form: DealForm,
  Foot,
};
