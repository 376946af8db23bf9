/** The texts of the first screen, which are loaded with it. */
import en from "../messages/home-en.js";
import { addTexts } from "../text.js";

addTexts({ en });
