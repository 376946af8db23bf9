/** The look of the sheet, its corrections and its chart, there before a screen that shows them. */
import { loadStyle } from "../parts/loading.js";

await loadStyle("history.css");
