/** The texts and the style of faces, which are loaded with the choice of them. */
import { loadStyle } from "../parts/loading.js";
import { loadTexts } from "../text.js";

await loadTexts("messages", "faces");
await loadStyle("faces.css");
