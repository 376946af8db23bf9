/** The texts of screens that are not the first, which are loaded with them: Cucumber's beside those of all. */
import "../../parts/later-texts.js";
import { loadTexts } from "../../text.js";

await loadTexts("families/cucumber/messages", "later");
