/** What the page has of Rummy besides what is made from its shapes: an entry by who ended the round. */
import { Score } from "../../kit/score.js";
import { html } from "../../lib.js";
import { addTexts } from "../../text.js";
import en from "./messages/en.js";
import { Start } from "./start.js";

addTexts({ en });

const loadEntry = () => import("./entry/entry.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => ({
  ...made,
  player: {
    ...made.player,
    Score: (/** @type {{player: any, rules: any}} */ { player, rules }) =>
      html`<${Score} score=${player.score} target=${rules.end.target} />`,
  },
  next: { ...made.next, Start },
  loadEntry,
  later: [...made.later, loadEntry],
});
