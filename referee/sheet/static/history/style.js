/** The look of the sheet, its corrections and its chart, there before a screen that shows them. */
import { styled } from "../parts/added.js";

await styled("history.css");
