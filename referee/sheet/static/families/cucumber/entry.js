/** The entry of a hand, and its correction: as the API describes it, by those who were in when it was dealt. */
import { kitEntry } from "../../kit/entry.js";
import "./later-texts.js";
import { playersAt } from "./sheet/players-at.js";

export const entry = kitEntry({ playersAt });
