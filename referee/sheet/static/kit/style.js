/** The look of the parts that entries of several families are made of, there before a screen that shows them. */
import { loadStyle } from "../parts/loading.js";
import "../parts/later-style.js";

await loadStyle("kit.css");
