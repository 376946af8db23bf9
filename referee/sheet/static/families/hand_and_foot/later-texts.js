/** The texts of screens that are not the first, loaded with them: those of Hand and Foot beside those of all. */
import "../../parts/later-texts.js";
import { loadTexts } from "../../text.js";

await loadTexts("families/hand_and_foot/messages", "later");
