/** The texts of the club's screens, which are loaded with them. */
import "../home/texts.js";
import "../parts/later-texts.js";
import { loadTexts } from "../text.js";

await loadTexts("messages", "clubs");
