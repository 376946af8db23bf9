/** The page's own parts of FreeCell, over those made from its shapes. */
import { overMade } from "../patience/over.js";

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => overMade(base);
