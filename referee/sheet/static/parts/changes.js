/** Scores that something would change, before and after, and whether the game ends by it. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { everyoneOn, nameOf } from "../table.js";
import { list, number, t } from "../text.js";

/**
 * @typedef {{hand: number | null, player?: string, side?: string, before: number | null, after: number | null}} Change
 *   A score before and after, of a player or of a side
 */

/**
 * @param {{answer: any, game: Api.Game, isDescribed?: boolean}} props `isDescribed` where words beside it say what
 *   it does
 */
export function Changes({ answer, game, isDescribed = false }) {
  const { changes = [], before, game: after } = answer;
  return html`
    ${
      changes.length
        ? html`<${RoundByRound} changes=${changes} game=${after ?? game} />`
        : isDescribed
          ? null
          : html`<p
      class="hint">${t("changes.none")}</p>`
    }
    ${outcomes(before, after).map((text) => html`<p key=${text}><strong>${text}</strong></p>`)}`;
}

/**
 * Every score after every round. They are told by number, `asNow` where that is another on the sheet beside it.
 * @param {{changes: Change[], game: any, asNow?(hand: number): number}} props
 */
export function RoundByRound({ changes, game, asNow = (number) => number }) {
  const { words, player } = useFamily();
  const text = (/** @type {number | null} */ score) =>
    scoreText(score === null ? null : (player.shown?.(score, game) ?? score));
  return html`<ul class="changes">${changes.map(
    (change, at) => html`<li key=${at}>
    <span>${nameOf(game, change.player ?? change.side ?? "")}${
      change.hand === null
        ? null
        : html` <small>
      ${t("changes.round", { ...words, number: asNow(change.hand) })}</small>`
    }</span>
    <b>${text(change.before)} <i aria-label=${t("changes.becomes")}>→</i> ${text(change.after)}</b>
  </li>`,
  )}</ul>`;
}

/** @param {number | null} score */
export const scoreText = (score) => (score === null ? "–" : number(score));

/**
 * Other changes afterwards: an end, or no end any more.
 * @param {Api.Game | undefined} before @param {Api.Game | undefined} after
 */
function outcomes(before, after) {
  if (!before || !after || (before.status === after.status && same(before.result?.winners, after.result?.winners)))
    return [];
  if (after.status === "playing") return [t("changes.goes_on")];
  if (after.status === "abandoned") return [t("changes.abandoned")];
  const names = everyoneOn(after, after.result?.winners ?? []);
  return [t("changes.wins", { names: list(names), count: names.length })];
}

/** @param {unknown} value @param {unknown} other */
const same = (value, other) => JSON.stringify(value) === JSON.stringify(other);
