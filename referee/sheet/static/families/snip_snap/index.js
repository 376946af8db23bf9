/** What the page has of Snip Snap Snorem besides what is made from its shapes: who was out first, and what it costs. */
import { html } from "../../lib.js";
import { Score } from "../../kit/score.js";
import { nameOf } from "../../table.js";
import { addTexts, t } from "../../text.js";
import en from "./messages/en.js";
import { Start } from "./start.js";

addTexts({ en });
const loadEntry = () => import("./entry/entry.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => ({
  ...made,
  player: {
    ...made.player,
    Score: (/** @type {any} */ { player, rules }) =>
      html`<${Score} score=${scoreOf(player)} target=${rules.end.target} />`,
  },
  next: { ...made.next, Start },
  board: {
    ...made.board,
    isGiven: ({ kind }) => kind === "counters",
    isRoutine: ({ kind }) => ["counters", "ante", "short_hand"].includes(kind),
    waits: (entry, game) =>
      entry.body?.out ? t("snip_snap.waits", { name: nameOf(game, entry.body.out) }) : made.board.waits(entry, game),
  },
  loadEntry,
  later: [...made.later, loadEntry],
});

/** The counters that are left, where there are any; they are there before the score begins. @param {any} player */
const scoreOf = ({ counters, score, status }) =>
  status === "in" && counters !== null ? Math.max(counters, score) : score;
