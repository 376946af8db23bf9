/** How a player's score came about, the latest first, and how they stand with their money. */
import { useFamily } from "../families.js";
import { isScorer } from "../games.js";
import { html } from "../lib.js";
import "../parts/later-texts.js";
import { link } from "../router.js";
import { isAbout, playerOf, playersIn } from "../table.js";
import { money, number, signed, t } from "../text.js";

export function Screen({ player, game, sheet, rules, pot }) {
  const then = player.seat_before && playerOf(game, player.seat_before);
  return html`${then ? html`<p class="hint">${t("board.why_back", then)}</p>` : null}
    <${Reasons} ...${{ player, game, sheet }} />
    ${pot?.stake ? player.members.map(stands(pot, rules)) : null}
    <${AskLink} ...${{ player, game }} />`;
}

/** How each of those in a row stands with their money. */
const stands = (pot, rules) => (player) => html`<${Stands} key=${player.id} ...${{ player, pot, rules }} />`;

function AskLink({ player, game }) {
  if (
    !useFamily().loadClaims ||
    game.status !== "playing" ||
    !isScorer(game.id) ||
    !playersIn(game).some(({ id }) => id === player.id)
  )
    return null;
  return html`<p><a class="link-button" href=${link("game", game.id, "referee", "play", player.id)}>
    ${t("board.ask_referee", player)}</a></p>`;
}

function Reasons({ player, game, sheet }) {
  const lines = sheet
    .flatMap((act) => act.lines.map((line) => ({ ...line, act })))
    .filter((line) => isAbout(line, player));
  const { shown = (score) => score } = useFamily().player;
  const change = ({ points }) => shown(points, game) - shown(0, game);
  if (!lines.length) return html`<p class="hint">${t("board.no_reasons")}</p>`;
  return html`<ol class="reasons" reversed>${[...lines].reverse().map(
    (line, at) => html`<li key=${game.version - at}>
    <span>${line.text}${line.act.amended ? html` <em>${t("history.amended")}</em>` : null}</span>
    <span class="reason-points">${signed(change(line))}<small>${number(shown(line.after, game))}</small></span>
  </li>`,
  )}</ol>`;
}

/** Money so far; and what the scores would move now, where the family can say. */
function Stands({ player, pot, rules }) {
  const { player: parts } = useFamily();
  const stands = pot.players.find((one) => one.player === player.id);
  if (!stands) return null;
  const { currency } = pot.stake;
  const { wins = 0, owes = 0 } = parts.wouldMove(stands, rules) ?? {};
  const sum = (amount) => money({ amount, currency });
  return html`<p class="stands">
    ${wins ? html`<span>${t("pot.would_win", { sum: sum(wins) })}</span>` : null}
    ${owes ? html`<span>${t("pot.would_owe", { sum: sum(owes) })}</span>` : null}
    <span>${t("pot.balance", { sum: sum(stands.balance) })}</span>
  </p>`;
}
