/** The cell of one player in a row of the sheet: the score then, and whatever the family notes beside it. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { isAbout, isRound } from "../table.js";
import { number, t } from "../text.js";

/**
 * @param {{act: any, player: import("../table.js").Row, rules: any, parts: import("../families.js").SheetParts,
 *   game: any, mayScore: boolean}} props A tap on what was entered leads to its correction; keys go there by the row
 */
export function Cell({ act, player, rules, parts, game, mayScore }) {
  const { words } = useFamily();
  const { score, pays, marks } = parts.cell(act, player, rules);
  const touched = act.lines.some((/** @type {any} */ line) => isAbout(line, player));
  const text = typeof score === "number" ? number(score) : (score ?? "");
  const corrects = t("history.cell", { ...words, number: act.number, name: player.name });
  return html`<td class=${`${touched ? "touched" : ""}${pays ? " pays" : ""}`}>
    ${
      mayScore && isRound(act) && score !== undefined
        ? html`<a href=${link("game", game.id, "amend", String(act.number), "of", player.id)} tabindex="-1"
            aria-description=${corrects}>${text}${marks}</a>`
        : html`${text}${marks}`
    }</td>`;
}
