/** The texts of the list of games, which are loaded with it. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "games");
