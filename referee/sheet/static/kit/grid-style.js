/** The look of the grid and of its keypad, there before a screen that shows them. */
import { loadStyle } from "../parts/loading.js";
import "./style.js";

await loadStyle("grid.css");
