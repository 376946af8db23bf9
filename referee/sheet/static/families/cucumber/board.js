/** The own parts of the board of Cucumber. */
import { html } from "../../lib.js";
import { Card } from "../../parts/cards.js";
import { isRoundEntry } from "../../queue.js";
import { nameOf, namesOf } from "../../table.js";
import { loadTexts, signed, t } from "../../text.js";
import { Cucumber } from "./cucumbers.js";
import { keepsScore } from "./table.js";

await loadTexts("families/cucumber/messages", "board");

/** The lines after which a score is another one than points make it. */
const RESETS = ["half_cucumber", "reincarnated", "reset", "restarted"];

/** @type {import("../../families.js").BoardParts} */
export const board = {
  keepsScore,
  said: (act, game) => sentenceOf(act.kind, act, game),
  waits: (entry, game) =>
    isRoundEntry(entry)
      ? html`<${Plays} ...${{ game, hand: entry.body }} />`
      : sentenceOf(entry.kind, entry.body, game),
  ending: (game, rules) =>
    rules.end.winner === "not_the_loser" && game.result.losers.length === 1
      ? t("board.loses", { name: namesOf(game, game.result.losers) })
      : null,
  isReset: ({ kind }) => RESETS.includes(kind),
  Confetti: Cucumber,
};

/** An act as a sentence, for whoever has just done it. @param {string} kind @param {any} act @param {any} game */
const sentenceOf = (kind, { name, member, player, points = 0 }, game) =>
  t(`waiting.${kind}`, { name: name ?? member ?? nameOf(game, player), points: signed(points) });

/** @param {{game: any, hand: {outcome?: any, last_trick?: {player: string, card?: string}[]}}} props */
function Plays({ game, hand }) {
  const { taker, lowest, card } = hand.outcome ?? {};
  /** @type {{player: string, card?: string}[]} */
  const plays = hand.last_trick ?? (hand.outcome ? [{ player: taker ?? lowest, card }] : []);
  if (!plays.length) return html`<span class="entry-play">${t("waiting.no_last_trick")}</span>`;
  return plays.map(
    ({ player, card }) => html`<span key=${player} class="entry-play">
      ${nameOf(game, player)} ${card ? html`<${Card} card=${card} />` : null}</span>`,
  );
}
