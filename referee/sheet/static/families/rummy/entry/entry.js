/** How a round of Rummy is entered, and put right. */
import { keptForm } from "../../../entry/form-kept.js";
import { takingPart } from "../../../history/taking-part.js";
import "../../../kit/style.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyRound, fitting, tapOut } from "./draft.js";
import { Foot, Form } from "./form.js";

/** @param {{ask: string, player?: string} | null} missing @param {any} game */
const asked = (missing, game) =>
  missing && t(`rummy.asks.${missing.ask}`, { name: missing.player ? nameOf(game, missing.player) : "" });

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: ({ game }, draft, first) => {
    const kept = keptForm(game.id) === "cards" ? "cards" : "points";
    if (first && draft?.out === undefined) return tapOut(emptyRound(kept), first);
    return draft ? { ...emptyRound(), ...draft } : emptyRound(kept);
  },
  read: draftOf,
  fit: fitting,
  missing: (draft, table) => asked(missingOf(draft, table), table.game),
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: () => true,
  body: bodyOf,
  playersAt: takingPart,
  beside: ["/left/", "/deadwood/", "/melded/"],
  Form,
  Foot,
};
