/** The page's own parts of Authors and Go Fish, over those made from their shapes: books by rank, and how many. */
import { html } from "../../lib.js";
import { Score } from "../../kit/score.js";
import { nameOf } from "../../table.js";
import { list, loadTexts, t } from "../../text.js";

await loadTexts("families/books/messages", "board");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => ({
  ...base,
  player: {
    ...base.player,
    Score: (/** @type {any} */ { player, rules }) =>
      html`<${Score} score=${player.score} target=${rules.end.target} />`,
  },
  board: { ...base.board, waits: (entry, game) => waiting(entry.body ?? {}, game) || base.board.waits(entry, game) },
});

/** A deal that waits to be sent, in a few words. @param {any} body @param {any} game */
function waiting({ sets, counts }, game) {
  const figures = counts ?? sets;
  if (!figures) return "";
  return list(
    Object.entries(figures).map(([id, laid]) =>
      t("books.waits", { name: nameOf(game, id), count: Array.isArray(laid) ? laid.length : laid }),
    ),
  );
}
