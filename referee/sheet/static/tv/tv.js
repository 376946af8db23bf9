/**
 * The board on a screen that all look at and nobody taps: scores as high as there is room, the last act below them, and
 * a code by which another phone follows the game. The other screens are behind the three dots.
 */
import { useChanged } from "../board/changed-rows.js";
import { LastAct } from "../board/last-act.js";
import { aheadIn } from "../board/order.js";
import { PlayerRow } from "../board/player-row.js";
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { nextNumber } from "../numbering.js";
import { backFrom, screenItems } from "../parts/game-page.js";
import { GameTrouble } from "../parts/game-trouble.js";
import { loadStyle } from "../parts/loading.js";
import { Menu } from "../parts/menu.js";
import { Page } from "../parts/page.js";
import { link } from "../router.js";
import { Code, isOnlyHere } from "../share/code.js";
import { peopleOf, rowsOf } from "../table.js";
import { list, t } from "../text.js";
import "./texts.js";

await loadStyle("tv.css");

/** Above so many rows there are two columns of them. */
const MOST_IN_COLUMN = 6;

/** @param {{session: any, sitting: import("../session.js").Sitting}} props */
export function Screen({ session, sitting }) {
  const { next, words, player } = useFamily();
  const { game, rules, variant, sheet, id } = sitting;
  const changed = useChanged(game);
  const rows = rowsOf(game);
  const ahead = aheadIn(rows, player.best?.(rules) ?? null);
  const columns = rows.length > MOST_IN_COLUMN ? 2 : 1;
  const shape = `--columns: ${columns}; --rows: ${Math.ceil(rows.length / columns)}`;
  const title = game.title || list(peopleOf(game).map(({ name }) => name));
  return html`<${Page} title=${title} wide="tv" back=${backFrom(id)}
    about=${t("board.below", { variant, ...words, number: nextNumber(game) })}
    aside=${html`<${Menu} items=${itemsOf(id)} />`}>
    <${GameTrouble} sitting=${sitting} />
    ${game.next ? html`<${next.Facts} ...${{ game, rules }} mayScore=${false} />` : null}
    <section class="paper tv-rows" aria-label=${t("board.title")} style=${shape}>
      ${rows.map(
        (row) => html`<${PlayerRow} key=${row.id} ...${{ row, sitting }} changed=${changed[row.id]}
          isAhead=${ahead.includes(row.id)} />`,
      )}
    </section>
    <div class="tv-foot">
      <div key=${sheet.at(-1)?.event} class="tv-last"><${LastAct} ...${{ session, sitting }} mayScore=${false} /></div>
      <${Joining} game=${game} />
    </div>
  </${Page}>`;
}

/** The ways to what the tabs of a phone lead to. @param {string} id */
const itemsOf = (id) => [
  ...screenItems(id),
  { key: "chart", text: t("chart.open"), href: link("game", id, "chart") },
  { key: "rules", text: t("rules.open"), href: link("game", id, "rules") },
];

/** The code; none where its address would open nothing for whoever scans it. @param {{game: any}} props */
function Joining({ game: { id, visibility } }) {
  if (visibility === "private") return null;
  const address = `${location.origin}/${link("game", id)}`;
  return html`<figure class="tv-join"><${Code} text=${address} label=${t("share.code")} />
    <figcaption>${isOnlyHere ? t("share.only_here") : t("tv.join")}</figcaption></figure>`;
}
