/** The entry of a hand of Bourré, and its correction: as the API describes it, with a form of its own for all cards. */
import { kitEntry } from "../../kit/entry.js";
import { ownForm } from "./cards/own-form.js";
import "./later-texts.js";
import { playersAt } from "./sheet/players-at.js";

export const entry = kitEntry({ playersAt, own: { cards: ownForm } });
