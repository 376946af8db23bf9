/** All that a correction changes: in words what matters, then how the scores end, and hand by hand behind a tap. */
import { html } from "../lib.js";
import { HandByHand, scoreText } from "../parts/changes.js";
import { keepsScore } from "../table.js";
import { t } from "../text.js";
import { outcomes } from "./outcomes.js";

export function Consequences({ answer, rules, asNow }) {
  const { changes, before, game: after } = answer;
  const words = outcomes(before, after);
  const ends = endsOf(before, after, keepsScore(rules) ? "score" : "hands_lost");
  const isMore = changes.length > ends.length;
  return html`
    ${words.length ? html`<ul class="outcomes">${words.map((text) => html`<li key=${text}>${text}</li>`)}</ul>` : null}
    ${
      ends.length
        ? html`<ul class="changes" aria-label=${t("changes.scores")}>${ends.map(
            ([name, was, is]) => html`<li key=${name}>
      <span>${name}</span><b>${scoreText(was)} <i aria-label=${t("changes.becomes")}>→</i> ${scoreText(is)}</b></li>`,
          )}</ul>`
        : html`<p class="hint">${t(isMore ? "changes.none_at_last" : "changes.none")}</p>`
    }
    ${
      isMore
        ? html`<details class="by-hand"><summary>${t("changes.by_hand")}</summary>
      <${HandByHand} changes=${changes} game=${after} asNow=${asNow} /></details>`
        : null
    }`;
}

/** Whose `figure`, a score or the hands lost, ends as another: the name, what it is now, and then. */
function endsOf(before, after, figure) {
  const of = (game, id) => game.players.find((player) => player.id === id)?.[figure] ?? null;
  const everyone = [...after.players, ...before.players.filter(({ id }) => of(after, id) === null)];
  return everyone.map(({ id, name }) => [name, of(before, id), of(after, id)]).filter(([, was, is]) => was !== is);
}
