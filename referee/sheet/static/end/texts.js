/** The texts of the end of a game, which are loaded with it. */
import "../parts/later-texts.js";
import { loadTexts } from "../text.js";

await loadTexts("messages", "end");
