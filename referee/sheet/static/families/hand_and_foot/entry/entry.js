/** How a round of Hand and Foot is entered, and put right. */
import { takingPart } from "../../../history/taking-part.js";
import "../../../kit/style.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { bodyOf, missingOf } from "./body.js";
import { draftOf, emptyRound, fitting } from "./draft.js";
import { Foot, Form } from "./form.js";

/** @param {{ask: string, side?: string} | null} missing @param {any} game */
const asked = (missing, game) =>
  missing && t(`hand_and_foot.asks.${missing.ask}`, { side: missing.side ? nameOf(game, missing.side) : "" });

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: (_table, draft) => ({ ...emptyRound(), ...draft }),
  read: draftOf,
  fit: fitting,
  missing: (draft, table) => asked(missingOf(draft, table), table.game),
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: () => true,
  body: bodyOf,
  playersAt: takingPart,
  beside: ["/sides/"],
  Form,
  Foot,
};
