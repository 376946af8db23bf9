/** All that a correction changes: in words what matters, then how the scores end, and round by round behind a tap. */
import { useFamily, useSheetParts } from "../families.js";
import { html } from "../lib.js";
import { RoundByRound, scoreText } from "../parts/changes.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { outcomes } from "./outcomes.js";

/**
 * @param {{answer: any, rules: any, asNow: (number: number) => number, told?: boolean}} props `told` where the act says
 *   in its own words what it does
 */
export function Consequences({ answer, rules, asNow, told = false }) {
  const { words } = useFamily();
  const parts = useSheetParts();
  if (!parts) return null;
  const { changes, before, game: after } = answer;
  const own = told ? (answer.act?.lines ?? []).map(({ text }) => text) : [];
  const sentences = [...new Set([...outcomes(before, after, parts.fates), ...own])];
  const ends = endsOf(before, after, parts.figure(rules));
  const isMore = changes.length > ends.length;
  return html`
    ${
      sentences.length
        ? html`<ul class="outcomes">${sentences.map(
            (text) => html`<li key=${text}>${text}
      </li>`,
          )}</ul>`
        : null
    }
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
        ? html`<details class="by-hand"><summary>${t("changes.by_round", words)}</summary>
      <${RoundByRound} changes=${changes} game=${after} asNow=${asNow} /></details>`
        : null
    }`;
}

/** Whose `figure`, such as a score, ends as another: the name, what it is now, and then. Partners share a score. */
function endsOf(before, after, figure) {
  if (figure === "score" && after.sides?.some(({ players }) => players.length > 1)) {
    const scoreIn = (game, side) => game.sides.find(({ id }) => id === side)?.score ?? null;
    const sides = after.sides.map(({ id }) => [nameOf(after, id), scoreIn(before, id), scoreIn(after, id)]);
    return sides.filter(([, was, is]) => was !== is);
  }
  const of = (game, id) => game.players.find((player) => player.id === id)?.[figure] ?? null;
  const everyone = [...after.players, ...before.players.filter(({ id }) => of(after, id) === null)];
  return everyone.map(({ id, name }) => [name, of(before, id), of(after, id)]).filter(([, was, is]) => was !== is);
}
