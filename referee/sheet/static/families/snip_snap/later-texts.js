/** The texts of screens that are not the first, which are loaded with them: of this game, beside those of all. */
import "../../parts/later-texts.js";
import { addTexts } from "../../text.js";
import en from "./messages/later-en.js";

addTexts({ en });
