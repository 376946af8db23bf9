/** The texts of screens that are not the first, which are loaded with them. */
import en from "../messages/later-en.js";
import { addTexts } from "../text.js";

addTexts({ en });
