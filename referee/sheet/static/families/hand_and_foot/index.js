/** The page's own parts of Hand and Foot, over those made from its shapes. */
import { itemOf } from "./item.js";

const loadPlayed = () => import("./played.js");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => ({
  ...base,
  board: { ...base.board, itemOf },
  loadSheet: () =>
    Promise.all([base.loadSheet(), loadPlayed()]).then(([{ sheet }, { Played }]) => ({ sheet: { ...sheet, Played } })),
  later: [...base.later, loadPlayed],
});
