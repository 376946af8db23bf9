/** The score sheet as it is kept by hand: a row for each round, a column for each player. */
import { itemsOf } from "../board/menu-items.js";
import { useFamily, useSheetParts } from "../families.js";
import { ActDetails } from "../history/act.js";
import { Cell } from "../history/cell.js";
import "../history/style.js";
import { titleOf } from "../history/titles.js";
import { mayScore } from "../games.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { Waited } from "../parts/loaded.js";
import { Menu } from "../parts/menu.js";
import { labelOf, rowsOf } from "../table.js";
import { t } from "../text.js";

/** So many letters have room side by side on a phone, with as many for each column's edges, and its least width. */
const ROOM = { letters: 26, edges: 2, least: 4 };

/** Beside a round that another person has not confirmed yet, or does not agree with. @type {Record<string, string>} */
const MARKS = { open: "?", disputed: "!" };

/** The marks of a round: that it was corrected, and that it awaits another person. @param {any} act */
const marksOf = ({ amended, confirmation }) => `${amended ? "*" : ""}${MARKS[confirmation?.state] ?? ""}`;

/** @param {string[]} names Each as wide as its longest word */
const areTooWide = (names) =>
  names
    .map((name) => ROOM.edges + Math.max(ROOM.least, ...name.split(/[\s-]/).map((word) => word.length)))
    .reduce((sum, letters) => sum + letters, 0) > ROOM.letters;

/** @param {{session: any, sitting: any}} props */
export function Screen({ session, sitting }) {
  const { sheet, game, rules } = sitting;
  const { words, board } = useFamily();
  const parts = useSheetParts();
  if (!parts) return html`<${Waited} />`;
  return html`<${GamePage} sitting=${sitting} tab="history" title=${t("history.title")} wide
    aside=${html`<${Menu} items=${itemsOf(game, board.keepsScore(rules))} />`}>
    ${
      sheet.length
        ? html`<${Rows} ...${{ session, sitting, parts }} /><p class="hint">${t("history.hint")}</p>`
        : html`<p class="hint">${t("history.empty", words)}</p>`
    }
  </${GamePage}>`;
}

/** @param {any} props */
function Rows({ session, sitting: { game, sheet, rules, id }, parts }) {
  const { words } = useFamily();
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const place = useNewestInSight(sheet.at(-1).event);
  useEffect(() => keepOpenedInSight(place.current), [open]);
  const may = mayScore(id);
  const columns = rowsOf(game).length + 1;
  const row = (/** @type {import("../families.js").Act} */ act) => html`
    <tr key=${act.event} class=${open === act.event ? "row-open" : ""}>
      <th scope="row"><button type="button" class="row-button" aria-expanded=${open === act.event}
        onClick=${() => setOpen(open === act.event ? null : act.event)}
          aria-label=${titleOf(act, parts, words)}>${act.number ?? "•"}${marksOf(act)}</button></th>
      ${rowsOf(game).map(
        (player) => html`<${Cell} key=${player.id} ...${{ act, player, rules, parts, game }} mayScore=${may} />`,
      )}
    </tr>
    ${
      open === act.event
        ? html`<tr key=${`open ${act.event}`}><td colspan=${columns} class="row-details"><div>
      <${ActDetails} ...${{ act, game, session, parts }} mayScore=${may} /></div></td></tr>`
        : null
    }`;
  const names = rowsOf(game).map(({ id: player, side }) => labelOf(game, side ?? player));
  return html`<div class=${`scroll-x paper sheet${areTooWide(names) ? " sheet-full" : ""}`} ref=${place}
    tabindex="0" role="region" aria-label=${t("history.title")}><table>
    <thead><tr><th scope="col">${words.Round}</th>${names.map(
      (name) => html`<th key=${name} scope="col"><span class="sheet-name">${name}</span></th>`,
    )}</tr></thead>
    <tbody>${sheet.map(row)}</tbody>
  </table></div>`;
}

/**
 * Keeps what was opened in sight, with its row above it; who entered it is told a moment later.
 * @param {any} sheet
 */
function keepOpenedInSight(sheet) {
  const details = sheet.querySelector(".row-details");
  if (!details) return;
  const above = [sheet.querySelector("thead"), sheet.querySelector(".row-open")];
  const watcher = new ResizeObserver(() => {
    details.style.scrollMarginTop = `${above.reduce((sum, element) => sum + element.offsetHeight, 0)}px`;
    details.scrollIntoView({ block: "nearest" });
  });
  watcher.observe(details);
  return () => watcher.disconnect();
}

/** Scrolls the sheet: down to its newest row at first, and whenever there is another. @param {number} newest */
function useNewestInSight(newest) {
  const place = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => void (place.current.scrollTop = place.current.scrollHeight), [newest]);
  return place;
}
