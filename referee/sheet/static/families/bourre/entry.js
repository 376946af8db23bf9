/** The entry of a hand of Bourré, and its correction: as the API describes it, with a form of its own for all cards. */
import { kitEntry } from "../../kit/entry.js";
import { withDraws } from "./cards/draws.js";
import { ownForm } from "./cards/own-form.js";
import "./later-texts.js";
import { playersAt } from "./sheet/players-at.js";

const kit = kitEntry({ playersAt, own: { cards: ownForm } });

/** @type {import("../../families.js").Entry} */
export const entry = {
  ...kit,
  body: (draft, table, number) => withDraws(kit.body(draft, table, number), table),
};
