/** The page's own parts of Snip Snap Snorem, over those made from its shapes: what is kept as counters. */
import { html } from "../../lib.js";
import { Score } from "../../kit/score.js";
import { nameOf } from "../../table.js";
import { loadTexts, t } from "../../text.js";

await loadTexts("families/snip_snap/messages", "board");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => ({
  ...base,
  player: {
    ...base.player,
    figure: scoreOf,
    Score: (/** @type {any} */ { player }) => html`<${Score} score=${scoreOf(player)} />`,
  },
  board: {
    ...base.board,
    isGiven: ({ kind }) => kind === "counters",
    isRoutine: ({ kind }) => ["counters", "ante", "short_hand"].includes(kind),
    waits: (entry, game) =>
      entry.body?.out ? t("snip_snap.waits", { name: nameOf(game, entry.body.out) }) : base.board.waits(entry, game),
  },
});

/** The counters that are left, where there are any; they are there before the score begins. @param {any} player */
const scoreOf = ({ counters, score, status }) =>
  status === "in" && counters !== null ? Math.max(counters, score) : score;
