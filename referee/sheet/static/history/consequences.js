/** All that a correction changes: in words what matters, then how the scores end, and round by round behind a tap. */
import { paidText } from "../board/payment-text.js";
import { useFamily, useSheetParts } from "../families.js";
import { html, useEffect } from "../lib.js";
import { RoundByRound, scoreText } from "../parts/changes.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { outcomes } from "./outcomes.js";

/**
 * @param {{answer: any, rules: any, asNow: (number: number) => number, isDescribed?: boolean, onShown(): void}} props
 *   `isDescribed` where the act says in its own words what it does
 */
export function Consequences({ answer, rules, asNow, isDescribed = false, onShown }) {
  const { words } = useFamily();
  const parts = useSheetParts();
  useEffect(() => void (parts && onShown()), [parts, answer]);
  if (!parts) return null;
  const { changes, before, game: after } = answer;
  /** @type {{player: string, text: string}[]} */
  const lines = isDescribed ? (answer.act?.lines ?? []) : [];
  const ends = endsOf(before, after, parts.figure(rules));
  const shares = sharesOf(lines, after);
  const beside = new Set(ends.map(({ id }) => shares.get(id)?.shown));
  const inMoney = new Set([...shares.values()].map(({ line, shown }) => (line === shown ? null : line)));
  const all = [...outcomes(before, after, parts.fates), ...lines.map(({ text }) => text)];
  const sentences = [...new Set(all)].filter((text) => !beside.has(text) && !inMoney.has(text));
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
            ({ id, name, was, is }) => html`<li key=${id}>
      <span>${shares.get(id)?.shown ?? name}</span>
      <b>${scoreText(was)} <i aria-label=${t("changes.becomes")}>→</i> ${scoreText(is)}</b></li>`,
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

/**
 * The same in one line: what becomes of whom, and every score that ends as another.
 * @param {any} answer @param {any} rules @param {Pick<import("../families.js").SheetParts, "fates" | "figure">} parts
 */
export function shortly({ before, game }, rules, { fates, figure }) {
  const ends = endsOf(before, game, figure(rules)).map((end) =>
    t("changes.end", { ...end, was: scoreText(end.was), is: scoreText(end.is) }),
  );
  return [...outcomes(before, game, fates), ends.join(" · ")].join(" ");
}

/**
 * The sentences that say what everyone gets by an act, each in one sentence: in money where all of it comes as money
 * from the pot.
 * @param {{player: string, text: string}[]} lines Of the act @param {Api.Game} game After it
 */
function sharesOf(lines, game) {
  const paid = (game.result?.transfers ?? []).filter(({ from }) => from === "pot");
  const sums = new Map(paid.map((sum) => [sum.to, paidText(game, sum)]));
  const isMoney = lines.every(({ player }) => sums.has(player));
  return new Map(
    lines.map(({ player, text }) => [player, { line: text, shown: isMoney ? (sums.get(player) ?? text) : text }]),
  );
}

/**
 * Whose `figure`, such as a score, ends as another: who, what it is now, and then. Partners share a score.
 * @param {Api.Game} before @param {Api.Game} after @param {string} figure
 */
function endsOf(before, after, figure) {
  if (figure === "score" && after.sides?.some(({ players }) => players.length > 1)) {
    const scoreIn = (/** @type {Api.Game} */ game, /** @type {string} */ side) =>
      game.sides.find(({ id }) => id === side)?.score ?? null;
    const sides = after.sides.map(({ id }) => endOf(id, nameOf(after, id), scoreIn(before, id), scoreIn(after, id)));
    return sides.filter(({ was, is }) => was !== is);
  }
  /** @param {Api.Game} game @param {string} id @returns {number | null} */
  const of = (game, id) => game.players.find((player) => player.id === id)?.[/** @type {"score"} */ (figure)] ?? null;
  const everyone = [...after.players, ...before.players.filter(({ id }) => of(after, id) === null)];
  const ends = everyone.map(({ id, name }) => endOf(id, name, of(before, id), of(after, id)));
  return ends.filter(({ was, is }) => was !== is);
}

/** @param {string} id @param {string} name @param {number | null} was @param {number | null} is */
const endOf = (id, name, was, is) => ({ id, name, was, is });
