/** The texts of the parts that entries of several families are made of, which are loaded with them. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "kit");
