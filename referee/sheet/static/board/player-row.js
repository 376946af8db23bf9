/** One player's line on the board; tapped, it tells how the score came about. */
import { Loaded } from "../app.js";
import { html, useState } from "../lib.js";
import { Cards } from "../parts/cards.js";
import { Cucumbers } from "../parts/cucumbers.js";
import { keepsScore } from "../table.js";
import { number, signed, t } from "../text.js";

const loadReasons = () => import("./reasons.js");

export function PlayerRow({ player, game, rules, sheet, pot, changed }) {
  const [open, setOpen] = useState(false);
  const out = player.status === "out" || player.withdrawn;
  const won = game.result?.winners.includes(player.id);
  return html`<details class=${`player${out ? " player-out" : ""}${won ? " player-won" : ""}`}
    onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary>
      <span class="player-who">
        <strong>${player.name}</strong>
        <${Cucumbers} count=${player.falls} />
        <span class="tags">${tagsOf(player, game).map(
          (tag) => html`<span key=${tag} class="tag">${t(`board.${tag}`)}
          </span>`,
        )}</span>
        ${player.kept_cards.length ? html`<${Cards} cards=${player.kept_cards} />` : null}
      </span>
      <${Gained} player=${player} act=${sheet.at(-1)} />
      <span key=${changed} class=${`player-score${changed ? " glows" : ""}`}>${scoreOf(player, rules)}</span>
    </summary>
    ${open ? html`<${Loaded} load=${loadReasons} meanwhile=${null} ...${{ player, game, sheet, rules, pot }} />` : null}
  </details>`;
}

/** What is said beside a name, the most important first. */
export function tagsOf(player, game) {
  const { next, result } = game;
  return [
    result?.winners.includes(player.id) && "winner",
    player.withdrawn ? "left" : player.status === "out" && "out",
    player.status === "marked" && "marked",
    next?.dealer === player.id && "deals",
    next?.leader === player.id && "leads",
    player.buy_ins > 0 && "bought_in",
  ].filter(Boolean);
}

function scoreOf(player, rules) {
  if (keepsScore(rules)) return html`<b>${number(player.score)}</b>${limitOf(rules)}`;
  return html`<b>${number(player.hands_lost)}</b><small>${t("board.lost", { count: player.hands_lost })}</small>`;
}

/** What the last entry of the sheet did to a score, until there is another. */
function Gained({ player, act }) {
  const points = (act?.lines ?? [])
    .filter((line) => line.player === player.id)
    .reduce((sum, line) => sum + line.points, 0);
  return points ? html`<span class="player-gained">${signed(points)}</span>` : null;
}

const limitOf = ({ limit }) => (limit.points ? html`<small>${t("board.of", { limit: limit.points })}</small>` : null);
