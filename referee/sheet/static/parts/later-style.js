/** The styles of screens that are not the first, which are loaded with them. */
import { loadStyle } from "./loading.js";

await loadStyle("later.css");
