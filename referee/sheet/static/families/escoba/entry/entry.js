/** How a round of Escoba is entered, and put right. */
import { keptForm } from "../../../entry/form-kept.js";
import { takingPart } from "../../../history/taking-part.js";
import "../../../kit/style.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyRound, fitting } from "./draft.js";
import { Foot, RoundForm } from "./form.js";

/** @param {any} draft @param {import("../../../families.js").Table} table */
const missing = (draft, table) => {
  const found = missingOf(draft, table);
  if (!found) return null;
  const what = found.what ? t(`escoba.count.${found.what}`).toLowerCase() : "";
  return t(`escoba.missing.${found.ask}`, { what, name: found.name ?? "" });
};

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: ({ game }, draft) => ({
    ...emptyRound(/** @type {any} */ (keptForm(game.id) ?? "outcome")),
    ...draft,
  }),
  read: draftOf,
  fit: fitting,
  missing,
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: () => false,
  body: bodyOf,
  playersAt: (game, sheet, number) => takingPart(game, sheet, number),
  beside: [],
  Form: RoundForm,
  Foot,
};
