/** The texts of what may be done between rounds, which are loaded with its forms. */
import { loadTexts } from "../text.js";

await loadTexts("messages", "people");
