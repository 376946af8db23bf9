/** What a row of the sheet has for one player: the score then, who paid, who fell, who comes and goes. */
import { html } from "../lib.js";
import { Cucumber } from "../parts/cucumbers.js";
import { keepsScore } from "../table.js";
import { number, t } from "../text.js";
import { isFall } from "./falls.js";

/** Who comes or goes with an act, and how. */
const COMINGS_AND_GOINGS = new Set(["eliminated", "withdrawn", "bought_in", "joined"]);

export function Cell({ act, player, rules }) {
  const lines = act.lines.filter((line) => line.player === player.id);
  const marks = lines.filter(({ kind }) => COMINGS_AND_GOINGS.has(kind));
  const fall = lines.find(isFall);
  const pays = act.payers?.includes(player.id);
  const score = keepsScore(rules) ? act.scores[player.id] : pays ? "×" : "";
  return html`<td class=${`${lines.length ? "touched" : ""}${pays ? " pays" : ""}`}>
    ${typeof score === "number" ? number(score) : (score ?? "")}
    ${
      fall
        ? html` <span class="sheet-fall" role="img" aria-label=${t("history.fell", { score: fall.before })}>
      <${Cucumber} /></span>`
        : null
    }
    ${marks.map(({ kind }) => html` <small key=${kind} class="sheet-mark">${t(`history.mark.${kind}`)}</small>`)}</td>`;
}
