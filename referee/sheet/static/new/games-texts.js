/** The texts of the list of games, which are loaded with it. */
import en from "../messages/games-en.js";
import { addTexts } from "../text.js";

addTexts({ en });
