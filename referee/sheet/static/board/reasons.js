/** The reasons for a player's score, the latest first, and the balance of their money. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import "../parts/later-texts.js";
import { isAbout, playerOf } from "../table.js";
import { money, number, signed, t } from "../text.js";

/** @param {any} props */
export function Screen({ player, game, sheet, rules, pot }) {
  const then = player.seat_before && playerOf(game, player.seat_before);
  return html`${then ? html`<p class="hint">${t("board.why_back", then)}</p>` : null}
    <${Reasons} ...${{ player, game, sheet }} />
    ${pot?.stake ? player.members.map(stands(pot, rules)) : null}`;
}

/** The balance of each player in a row. @param {any} pot @param {any} rules */
const stands = (pot, rules) => (/** @type {any} */ player) =>
  html`<${Stands} key=${player.id} ...${{ player, pot, rules }} />`;

/** @param {any} props */
function Reasons({ player, game, sheet }) {
  const lines = sheet
    .flatMap((/** @type {any} */ act) => act.lines.map((/** @type {any} */ line) => ({ ...line, act })))
    .filter((/** @type {any} */ line) => isAbout(line, player));
  const { shown = (/** @type {number} */ score) => score } = useFamily().player;
  const change = (/** @type {any} */ { points }) => shown(points, game) - shown(0, game);
  if (!lines.length) return html`<p class="hint">${t("board.no_reasons")}</p>`;
  return html`<ol class="reasons" reversed>${[...lines].reverse().map(
    (line, at) => html`<li key=${game.version - at}>
    <span>${line.text}${line.act.amended ? html` <em>${t("history.amended")}</em>` : null}</span>
    <span class="reason-points">${signed(change(line))}<small>${number(shown(line.after, game))}</small></span>
  </li>`,
  )}</ol>`;
}

/** Money so far; and what the scores would move now, where the family can say. @param {any} props */
function Stands({ player, pot, rules }) {
  const { player: parts } = useFamily();
  const stands = pot.players.find((/** @type {any} */ standing) => standing.player === player.id);
  if (!stands) return null;
  const { currency } = pot.stake;
  const { wins = 0, owes = 0 } = parts.wouldMove(stands, rules) ?? {};
  const sum = (/** @type {number} */ amount) => money({ amount, currency });
  return html`<p class="stands">
    ${wins ? html`<span>${t("pot.would_win", { sum: sum(wins) })}</span>` : null}
    ${owes ? html`<span>${t("pot.would_owe", { sum: sum(owes) })}</span>` : null}
    <span>${t("pot.balance", { sum: sum(stands.balance) })}</span>
  </p>`;
}
