/** The texts of the settings for no signal, which are loaded with them. */
import { loadTexts } from "../text.js";

await loadTexts("phone/messages", "phone");
