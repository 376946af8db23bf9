/** A player's line on the board, or that of partners; tapped, it tells how the score came about. */
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { isAbout, playerOf, sideOf } from "../table.js";
import { hasText, signed, t } from "../text.js";

const loadReasons = () => import("./reasons.js");

export function PlayerRow({ row: player, game, rules, sheet, pot, changed }) {
  const [open, setOpen] = useState(false);
  const { player: parts } = useFamily();
  const out = player.status === "out" || player.withdrawn;
  const tags = [...tagsOf(player, game), ...parts.tags(player, game)];
  return html`<details class=${`player${out ? " player-out" : ""}${hasWon(player, game) ? " player-won" : ""}`}
    onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary>
      <span class="player-who">
        <strong>${player.name}</strong>
        <${parts.Beside} player=${player} />
        <span class="tags">${tags.map((tag) => html`<span key=${tag} class="tag">${tag}</span>`)}</span>
        <${parts.Under} player=${player} />
      </span>
      <${Gained} ...${{ player, game }} act=${sheet.at(-1)} />
      <span key=${changed} class=${`player-score${changed ? " glows" : ""}`}>
        <${parts.Score} ...${{ player, rules, game }} /></span>
    </summary>
    ${open ? html`<${Loaded} load=${loadReasons} meanwhile=${null} ...${{ player, game, sheet, rules, pot }} />` : null}
  </details>`;
}

const hasWon = (player, { result }) => Boolean(result?.winners.includes(sideOf(player)));

/** What is said beside a name, the most important first. */
function tagsOf(player, game) {
  const { next } = game;
  const [dealer, leader] = [next?.dealer, next?.leader].map((id) => player.members.find((one) => one.id === id));
  // Whoever left and came back has a new seat, and is told at both.
  const now = game.players.find((one) => one.seat_before === player.id);
  const then = player.seat_before && playerOf(game, player.seat_before);
  // Of partners it is said which of them.
  const who = (one, does) => (player.members.length > 1 ? t("board.one_of", { name: one.name, does }) : does);
  return [
    hasWon(player, game) && t("board.winner"),
    player.withdrawn
      ? t(now ? "board.left_and_back" : "board.left", now)
      : player.status !== "in" && statusText(player.status),
    dealer && who(dealer, t("board.deals")),
    leader && who(leader, t("board.leads")),
    then && t("board.back", then),
  ].filter(Boolean);
}

/** How somebody stands, in the family's word where the catalogue has no better one. */
const statusText = (status) => (hasText(`board.${status}`) ? t(`board.${status}`) : status.replaceAll("_", " "));

/** What the last entry of the sheet did to a score, until there is another. */
function Gained({ player, game, act }) {
  const { board, player: parts } = useFamily();
  const { isGiven } = board;
  const lines = (act?.lines ?? []).filter((line) => isAbout(line, player) && !isGiven?.(line));
  const sum = lines.reduce((total, line) => total + line.points, 0);
  const points = parts.shown ? parts.shown(sum, game) - parts.shown(0, game) : sum;
  return points ? html`<span class="player-gained">${signed(points)}</span>` : null;
}
