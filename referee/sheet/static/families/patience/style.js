/** The look of deals and layouts, there before a screen that shows them. */
import "../../kit/style.js";
import { styled } from "../../parts/added.js";

await styled("../families/patience/patience.css");
