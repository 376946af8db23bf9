/** One player's line on the board; tapped, it tells how the score came about. */
import { html } from "../lib.js";
import { Cards } from "../parts/cards.js";
import { Cucumbers } from "../parts/cucumbers.js";
import { keepsScore } from "../table.js";
import { money, number, signed, t } from "../text.js";
import { AskLink } from "./ways-on.js";

export function PlayerRow({ player, game, rules, sheet, pot }) {
  const out = player.status === "out" || player.withdrawn;
  const won = game.result?.winners.includes(player.id);
  return html`<details class=${`player${out ? " player-out" : ""}${won ? " player-won" : ""}`}>
    <summary>
      <span class="player-who">
        <strong>${player.name}</strong>
        <${Cucumbers} count=${player.falls} />
        <span class="tags">${tagsOf(player, game).map((tag) => html`<span key=${tag} class="tag">${t(`board.${tag}`)}</span>`)}</span>
        ${player.kept_cards.length ? html`<${Cards} cards=${player.kept_cards} />` : null}
      </span>
      <span class="player-score">${scoreOf(player, rules)}</span>
    </summary>
    <${Reasons} ...${{ player, game, sheet }} />
    ${pot ? html`<${Stands} ...${{ player, pot }} />` : null}
    <${AskLink} ...${{ player, game }} />
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

const limitOf = ({ limit }) => (limit.points ? html`<small>${t("board.of", { limit: limit.points })}</small>` : null);

function Reasons({ player, game, sheet }) {
  const lines = sheet.flatMap((act) => act.lines.map((line) => ({ ...line, act }))).filter((line) => line.player === player.id);
  if (!lines.length) return html`<p class="hint">${t("board.no_reasons")}</p>`;
  return html`<ol class="reasons" reversed>${[...lines].reverse().map((line, at) => html`<li key=${game.version - at}>
    <span>${line.text}${line.act.amended ? html` <em>${t("history.amended")}</em>` : null}</span>
    <span class="reason-points">${signed(line.points)}<small>${number(line.after)}</small></span>
  </li>`)}</ol>`;
}

function Stands({ player, pot }) {
  const stands = pot.players.find((one) => one.player === player.id);
  if (!stands) return null;
  const { currency } = pot.stake;
  const sum = (amount) => money({ amount, currency });
  return html`<p class="stands">
    ${stands.would_win ? html`<span>${t("pot.would_win", { sum: sum(stands.would_win) })}</span>` : null}
    ${stands.would_owe ? html`<span>${t("pot.would_owe", { sum: sum(stands.would_owe) })}</span>` : null}
    <span>${t("pot.balance", { sum: sum(stands.balance) })}</span>
  </p>`;
}
