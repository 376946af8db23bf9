/** What the page has of Hand and Foot besides what is made from its shapes: an entry side by side. */
import { Score } from "../../kit/score.js";
import { html } from "../../lib.js";
import { itemOf } from "./item.js";

const loadEntry = () => import("./entry/entry.js");
const loadPlayed = () => import("./played.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => ({
  ...made,
  player: {
    ...made.player,
    Score: (/** @type {{player: any, rules: any}} */ { player, rules }) =>
      html`<${Score} score=${player.score} target=${rules.end.target} />`,
  },
  board: { ...made.board, itemOf },
  loadSheet: () =>
    Promise.all([made.loadSheet(), loadPlayed()]).then(([{ sheet }, { Played }]) => ({ sheet: { ...sheet, Played } })),
  loadEntry,
  later: [...made.later, loadEntry, loadPlayed],
});
