/** The texts of screens that are not the first, which are loaded with them: those of patience beside those of all. */
import "../../parts/later-texts.js";
import { loadTexts } from "../../text.js";

await loadTexts("families/patience/messages", "later");
