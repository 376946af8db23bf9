/** The texts of the statistics, which are loaded with them. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "statistics");
