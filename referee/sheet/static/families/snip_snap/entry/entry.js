/** How a deal of Snip Snap Snorem is entered, and put right. */
import { takingPart } from "../../../history/taking-part.js";
import "../../../kit/style.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyDeal, fitting, tapOut } from "./draft.js";
import { DealForm } from "./form.js";

const OUT = { away: new Set(["withdrawn", "out_of_counters"]) };

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: (_table, draft, first) => {
    const begun = { ...emptyDeal(), ...draft };
    return first && begun.out !== first ? tapOut(begun, first) : begun;
  },
  read: draftOf,
  fit: fitting,
  missing: (draft, { game, ...table }) => {
    const missing = missingOf(draft, { game, ...table });
    return missing && t(missing.ask, { name: missing.player ? nameOf(game, missing.player) : "" });
  },
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: () => false,
  body: bodyOf,
  playersAt: (game, sheet, number) => takingPart(game, sheet, number, OUT),
  beside: [],
  Form: DealForm,
  Foot: () => null,
};
