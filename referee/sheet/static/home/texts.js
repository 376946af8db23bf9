/** The texts of the first screen, which are loaded with it. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "home");
