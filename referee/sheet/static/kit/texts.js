/** The texts of the parts that entries of several families are made of, which are loaded with them. */
import en from "../messages/kit-en.js";
import { addTexts } from "../text.js";

addTexts({ en });
