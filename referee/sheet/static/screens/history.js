/** The score sheet as it is kept by hand: a row for each hand, a column for each player. */
import { ActDetails } from "../history/act.js";
import { mayScore } from "../games.js";
import { html, useState } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { keepsScore } from "../table.js";
import { number, t } from "../text.js";

export function Screen({ session, sitting }) {
  const { game, sheet, rules, id } = sitting;
  const [open, setOpen] = useState(null);
  const may = mayScore(id);
  const columns = game.players.length + 1;
  const row = (act) => html`
    <tr key=${act.event} class=${open === act.event ? "row-open" : ""}>
      <th scope="row"><button type="button" class="row-button" aria-expanded=${open === act.event}
        onClick=${() => setOpen(open === act.event ? null : act.event)} aria-label=${t(`history.open.${act.kind}`, act)}>${act.number ?? "•"}${act.amended ? "*" : ""}</button></th>
      ${game.players.map((player) => html`<${Cell} key=${player.id} ...${{ act, player, rules }} />`)}
    </tr>
    ${open === act.event ? html`<tr key=${`open ${act.event}`}><td colspan=${columns} class="row-details">
      <${ActDetails} ...${{ act, game, session }} mayScore=${may} /></td></tr>` : null}`;
  return html`<${GamePage} sitting=${sitting} tab="history" title=${t("history.title")} wide>
    ${sheet.length ? html`<div class="scroll-x paper sheet" tabindex="0" role="region" aria-label=${t("history.title")}><table>
      <thead><tr><th scope="col">${t("history.hand")}</th>${game.players.map(({ id: player, name }) => html`<th key=${player} scope="col"><span class="sheet-name">${name}</span></th>`)}</tr></thead>
      <tbody>${sheet.map(row)}</tbody>
    </table></div><p class="hint">${t("history.hint")}</p>` : html`<p class="hint">${t("history.empty")}</p>`}
  </${GamePage}>`;
}

/** Who comes or goes with an act, and how. */
const COMINGS_AND_GOINGS = new Set(["eliminated", "withdrawn", "bought_in", "joined"]);

function Cell({ act, player, rules }) {
  const lines = act.lines.filter((line) => line.player === player.id);
  const marks = lines.filter(({ kind }) => COMINGS_AND_GOINGS.has(kind));
  const pays = act.payers?.includes(player.id);
  const score = keepsScore(rules) ? act.scores[player.id] : pays ? "×" : "";
  return html`<td class=${`${lines.length ? "touched" : ""}${pays ? " pays" : ""}`}>${typeof score === "number" ? number(score) : score ?? ""}
    ${marks.map(({ kind }) => html` <small key=${kind} class="sheet-mark">${t(`history.mark.${kind}`)}</small>`)}</td>`;
}
