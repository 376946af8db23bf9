/** The texts of the screen on which a round of Escoba is entered, which are loaded with it. */
import "../../parts/later-texts.js";
import { addTexts } from "../../text.js";
import en from "./messages/later-en.js";

addTexts({ en });
