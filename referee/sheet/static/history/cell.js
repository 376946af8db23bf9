/** What a row of the sheet has for one player: the score then, and whatever the family notes beside it. */
import { html } from "../lib.js";
import { isAbout } from "../table.js";
import { number } from "../text.js";

export function Cell({ act, player, rules, parts }) {
  const { score, pays, marks } = parts.cell(act, player, rules);
  const touched = act.lines.some((line) => isAbout(line, player));
  return html`<td class=${`${touched ? "touched" : ""}${pays ? " pays" : ""}`}>
    ${typeof score === "number" ? number(score) : (score ?? "")}${marks}</td>`;
}
