/** The look of the sheet, its corrections and its chart, there before a screen that shows them. */
import { added } from "../parts/added.js";

await added("link", { rel: "stylesheet", href: new URL("../style/history.css", import.meta.url).href });
