/** The texts of the club's screens, which are loaded with them. */
import "../home/texts.js";
import en from "../messages/clubs-en.js";
import "../parts/later-texts.js";
import { addTexts } from "../text.js";

addTexts({ en });
