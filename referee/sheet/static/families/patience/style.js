/** The look of deals and layouts, there before a screen that shows them. */
import "../../kit/style.js";
import { loadStyle } from "../../parts/loading.js";

await loadStyle("../families/patience/patience.css");
