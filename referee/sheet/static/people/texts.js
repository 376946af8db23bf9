/** The texts of what may be done between rounds, which are loaded with its forms. */
import en from "../messages/people-en.js";
import { addTexts } from "../text.js";

addTexts({ en });
