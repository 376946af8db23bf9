/** A player's line on the board, or that of partners; tapped, it tells how the score came about. */
import { useFamily } from "../families.js";
import { colourOf, Face, lengthOf } from "../kit/face.js";
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { sideOf } from "../table.js";
import { go, link } from "../router.js";
import { t } from "../text.js";
import { useCounting } from "./counting.js";
import { gainText } from "./gains.js";
import { useLongPress } from "./long-press.js";
import { hasWon, Tags } from "./tags.js";

/** @typedef {import("../table.js").Row} Row */

const loadReasons = () => import("./reasons.js");
const loadMenu = () => import("./row-menu.js");

/**
 * @param {any} props `ask` is the first question of a round where a tap answers it; else a tap tells the reasons, as
 *   one in the menu behind a long press does
 */
export function PlayerRow({ row: player, sitting, changed, isAhead, ask, children }) {
  const { game, rules, sheet, pot } = sitting;
  const [open, setOpen] = useState(false);
  const [hasMenu, setMenu] = useState(false);
  const whose = player.members.length > 1 ? sideOf(player) : player.id;
  const press = useLongPress(() => setMenu(true));
  const out = player.status === "out" || player.withdrawn;
  const classes = `player${out ? " player-out" : ""}${hasWon(player, game) ? " player-won" : ""}`;
  const line = html`<${Line} ...${{ player, game, rules, changed, isAhead }} act=${sheet.at(-1)} />`;
  const reasons = open
    ? html`<${Loaded} load=${loadReasons} meanwhile=${null} ...${{ player, game, sheet, rules, pot }} />`
    : null;
  return html`<div class="place-at-table" data-row=${player.id}>
    ${
      ask
        ? html`<div class=${classes} ...${press}><button type="button" class="player-tap" aria-description=${ask}
            onClick=${() => go(link("game", game.id, "enter", "of", whose))}>${line}</button>${reasons}</div>`
        : html`<details class=${classes} ...${press} open=${open}
            onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
            <summary>${line}</summary>${reasons}</details>`
    }
    <button type="button" class="player-more" aria-label=${t("board.about", player)} aria-haspopup="dialog"
      onClick=${() => setMenu(true)}><span aria-hidden="true">⋯</span></button>
    ${children}
    ${
      hasMenu
        ? html`<${Loaded} load=${loadMenu} meanwhile=${null} ...${{ sitting }} row=${player}
            onReasons=${() => setOpen(!open)} onClose=${() => setMenu(false)} />`
        : null
    }
  </div>`;
}

/** @param {{player: Row, game: any, rules: any, act: any, changed?: number, isAhead: boolean}} props */
function Line({ player, game, rules, act, changed, isAhead }) {
  const { player: parts } = useFamily();
  const counted = useCounting(player);
  return html`<span class="player-face"><${Face} game=${game} id=${player.id} /></span>
    <span class="player-who">
      <strong class=${lengthOf(player.name)}>${player.name}</strong>
      <${parts.Beside} player=${player} />
      <${Tags} ...${{ player, game, isAhead }} more=${parts.tags(player, game)} />
      <${parts.Under} player=${player} />
      <${Way} score=${player.score} limit=${parts.limit?.(rules)} id=${player.id} game=${game} />
    </span>
    <span class="player-sum"><span key=${changed} class=${`player-score${changed ? " glows" : ""}`}>
      <${parts.Score} ...${{ player: counted, rules, game }} /></span>
      <${Gained} ...${{ player, game, act }} /></span>`;
}

/** The part of the way to the limit after which it is near. */
const NEAR = 0.8;

/**
 * A bar for the way of a score to where the game ends.
 * @param {{score: number, limit?: number | null, game: any, id: string}} props
 */
function Way({ score, limit, game, id }) {
  if (!limit || limit < 0) return null;
  const done = Math.min(1, Math.max(0, score / limit));
  const classes = `way${done >= NEAR ? " way-near" : ""}`;
  return html`<span class=${classes} data-colour=${colourOf(game, id)} aria-hidden="true">
    <span style=${{ width: `${100 * done}%` }}></span></span>`;
}

/** The change of a score by the last entry of the sheet, until there is another. */
function Gained(/** @type {{player: Row, game: any, act: any}} */ { player, game, act }) {
  const { board, player: parts } = useFamily();
  const points = gainText(player, act, game, board, parts);
  return points ? html`<span class="player-gained" data-colour=${colourOf(game, player.id)}>${points}</span>` : null;
}
