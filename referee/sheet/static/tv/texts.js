/** The texts of the board on a large screen, which are loaded with it. */
import "../parts/later-texts.js";
import { loadTexts } from "../text.js";

await loadTexts("messages", "tv");
