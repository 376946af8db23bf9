/** The board: how everyone stands, what the next round needs, and the way to it. */
import { useChanged } from "../board/changed-rows.js";
import { tapOf } from "../board/first-tap.js";
import { LastAct } from "../board/last-act.js";
import { itemsOf } from "../board/menu-items.js";
import { useMoved } from "../board/moved-rows.js";
import { aheadIn, byScore } from "../board/order.js";
import { isByScore, keepOrder } from "../board/order-choice.js";
import { PlayerRow } from "../board/player-row.js";
import { Pot } from "../board/pot.js";
import { Shortcuts } from "../board/shortcuts.js";
import { Waiting } from "../board/waiting.js";
import { Confirming } from "../confirming/lazy.js";
import { useFamily } from "../families.js";
import { mayEnter, mayScore, noteFigures } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import { Icon } from "../parts/icons.js";
import { Loaded } from "../parts/loaded.js";
import { useWall } from "../parts/media.js";
import { Menu } from "../parts/menu.js";
import { nextNumber } from "../numbering.js";
import { entriesOf, outbox } from "../outbox.js";
import { willEnd } from "../queue.js";
import { link } from "../router.js";
import { useObserved } from "../store.js";
import { peopleOf, rowsOf } from "../table.js";
import { list, t } from "../text.js";

/** @typedef {import("../table.js").Row} Row */

const loadEnd = () => import("../end/end.js");
const loadTv = () => import("../tv/tv.js");
/** Once everything else is there; a board whose screen goes dark is still a board. */
const QUIET_MS = 2500;
const loadAwake = () => new Promise((later) => setTimeout(later, QUIET_MS)).then(() => import("../board/awake.js"));

/** @param {{session: any, sitting: any}} props */
export function Screen({ session, sitting }) {
  useObserved(outbox);
  const family = useFamily();
  const { next, board, player: parts } = family;
  const { game, rules, pot, id } = sitting;
  const [may, enters] = [mayScore(id), mayEnter(id)];
  const onTheWall = useWall();
  const [isRanked, setRanked] = useState(() => isByScore(id));
  useEffect(() => void (parts.figure && noteFigures(id, figuresIn(game, rules, parts.figure))), [id, game.version]);
  if (game.status !== "playing") return html`<${Loaded} load=${loadEnd} ...${{ session, sitting }} />`;
  if (!enters && onTheWall) return html`<${Loaded} load=${loadTv} ...${{ session, sitting }} />`;
  const ask = enters && !willEnd(entriesOf(id)) ? tapText(next, sitting) : null;
  const best = parts.best?.(rules) ?? null;
  const rank = () => (keepOrder(id, !isRanked), setRanked(!isRanked));
  const rows = best && isRanked ? byScore(rowsOf(game), best) : rowsOf(game);
  return html`<${GamePage} sitting=${sitting} tab="board" below=${belowTitle(sitting, family)}
    wide=${game.title ? "board" : "board page-named"}
    title=${game.title || list(peopleOf(game).map(({ name }) => name))}
    aside=${html`${best && rows.length > 1 ? html`<${Order} isRanked=${isRanked} onTap=${rank} />` : null}
      <${Menu} items=${itemsOf(game, board.keepsScore(rules))} />`}
    foot=${html`<${Foot} ...${{ game, entry: sitting.entry, may: enters, ask }} />`}>
    <${Loaded} load=${loadAwake} meanwhile=${null} />
    ${game.next ? html`<${next.Facts} ...${{ game, rules }} mayScore=${may} />` : null}
    <${Waiting} ...${{ sitting }} isAbove />
    ${ask ? html`<${Asking} game=${game} ask=${ask} />` : null}
    <${Rows} ...${{ session, sitting, rows, ask, may, best }} />
    <div class="beside-board"><${Waiting} ...${{ sitting }} /><${Confirming} ...${{ session, sitting }} />
      <${LastAct} ...${{ session, sitting }} mayScore=${may} /><${Pot} ...${{ game, rules, pot }} /></div>
  </${GamePage}>`;
}

/**
 * The numbers of the rows, for the list of games.
 * @param {any} game @param {any} rules @param {NonNullable<import("../families.js").PlayerParts["figure"]>} figure
 */
const figuresIn = (game, rules, figure) => ({
  version: game.version,
  of: Object.fromEntries(rowsOf(game).map((row) => [row.id, figure(row, rules)])),
});

/**
 * The game, how far it goes, and which round comes next.
 * @param {any} sitting @param {import("../families.js").Family} family
 */
function belowTitle({ game, rules, variant }, { words, player }) {
  const limit = player.limit?.(rules);
  return t(limit ? "board.below_to" : "board.below", { variant, limit, ...words, number: nextNumber(game) });
}

/** Seats or scores: a tap puts the rows in the other order. @param {{isRanked: boolean, onTap(): void}} props */
const Order = ({ isRanked, onTap }) => html`<button type="button" class="quiet" aria-pressed=${isRanked}
  aria-label=${t("board.by_score")} title=${t("board.by_score")} onClick=${onTap}><${Icon} name="order" /></button>`;

/** @param {any} props */
function Rows({ session, sitting, rows, ask, may, best }) {
  const { game, rules } = sitting;
  const { player: parts } = useFamily();
  const changed = useChanged(game);
  const list = useMoved(rows.map((/** @type {any} */ { id }) => id).join());
  const ahead = aheadIn(rows, best);
  const isAsked = (/** @type {Row} */ { withdrawn, status }) => ask && !withdrawn && status !== "out";
  const below = (/** @type {import("../families.js").Player} */ player) =>
    may && parts.loadBelow && parts.hasBelow(player, game)
      ? html`<${Loaded} key=${player.id} load=${parts.loadBelow} meanwhile=${null}
          ...${{ session, game, rules, player }} />`
      : null;
  const look = game.foreseen ? "paper board board-foreseen" : "paper board";
  return html`<section class=${look} aria-label=${t("board.title")} ref=${list}>
    ${rows.map(
      (/** @type {Row} */ row) => html`<${PlayerRow} key=${row.id} ...${{ row, sitting }} changed=${changed[row.id]}
        isAhead=${ahead.includes(row.id)} ask=${isAsked(row) ? ask : null}>${row.members.map(below)}</${PlayerRow}>`,
    )}
  </section>`;
}

/**
 * The first question of a round, where a tap on a player answers it.
 * @param {import("../families.js").NextParts} next @param {any} sitting @returns {string | null}
 */
const tapText = (next, sitting) => (next.tap ?? tapOf)(sitting);

/** The question above the rows, and the way on for whoever would answer otherwise. @param {any} props */
function Asking({ game, ask }) {
  const { words } = useFamily();
  return html`<p class="board-ask"><span>${ask}</span>
    <a role="button" href=${link("game", game.id, "enter")}>
      ${t("board.enter", { ...words, number: nextNumber(game) })}</a></p>`;
}

/** @param {any} props */
function Foot({ game, entry, may, ask }) {
  const { words } = useFamily();
  if (!may || ask) return null;
  if (willEnd(entriesOf(game.id))) return html`<p class="hint" role="status">${t("board.ends")}</p>`;
  return html`<${Shortcuts} game=${game} entry=${entry} /><a role="button" class="big"
    href=${link("game", game.id, "enter")}>
    <${Icon} name="pencil" />${t("board.enter", { ...words, number: nextNumber(game) })}</a>`;
}
