/** The texts and the style of faces, which are loaded with the choice of them. */
import en from "../messages/faces-en.js";
import { loadStyle } from "../parts/loading.js";
import { addTexts } from "../text.js";

addTexts({ en });
await loadStyle("faces.css");
