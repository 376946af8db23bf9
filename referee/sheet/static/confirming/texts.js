/** The texts of a second pair of eyes, which are loaded with its bar. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "confirming");
