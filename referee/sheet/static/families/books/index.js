/** What the page has of Authors and Go Fish besides what is made from their shapes: books by rank, and how many. */
import { html } from "../../lib.js";
import { Score } from "../../kit/score.js";
import { nameOf } from "../../table.js";
import { addTexts, list, t } from "../../text.js";
import en from "./messages/en.js";

addTexts({ en });
const loadEntry = () => import("./entry/entry.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => ({
  ...made,
  player: {
    ...made.player,
    Score: (/** @type {any} */ { player, rules }) =>
      html`<${Score} score=${player.score} target=${rules.end.target} />`,
  },
  board: { ...made.board, waits: (entry, game) => waiting(entry.body ?? {}, game) || made.board.waits(entry, game) },
  loadEntry,
  later: [...made.later, loadEntry],
});

/** A deal that waits to be sent, in a few words. @param {any} body @param {any} game */
function waiting({ sets, counts }, game) {
  const told = counts ?? sets;
  if (!told) return "";
  return list(
    Object.entries(told).map(([id, laid]) =>
      t("books.waits", { name: nameOf(game, id), count: Array.isArray(laid) ? laid.length : laid }),
    ),
  );
}
