/** What the page has of FreeCell besides what is made from its shapes. */
import { overMade } from "../patience/over.js";

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => overMade(made);
