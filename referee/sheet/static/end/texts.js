/** The texts of the end of a game, which are loaded with it. */
import en from "../messages/end-en.js";
import "../parts/later-texts.js";
import { addTexts } from "../text.js";

addTexts({ en });
