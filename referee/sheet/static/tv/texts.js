/** The texts of the board on a large screen, which are loaded with it. */
import en from "../messages/tv-en.js";
import "../parts/later-texts.js";
import { addTexts } from "../text.js";

addTexts({ en });
