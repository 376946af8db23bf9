/** The texts of screens that are not the first, which are loaded with them. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "later");
