/** The score sheet of Cucumber and its chart: who pays, who falls, who comes and goes. */
import { html } from "../../../lib.js";
import { Card } from "../../../parts/cards.js";
import { isAbout, nameOf } from "../../../table.js";
import { list, t } from "../../../text.js";
import { Cucumber } from "../cucumbers.js";
import "../later-texts.js";
import { hasBet, keepsScore } from "../table.js";
import { draw } from "./drawing.js";
import { isFall } from "./falls.js";
import { fates } from "./fates.js";

/** Lines that say who comes or goes with an act. */
const COMINGS_AND_GOINGS = new Set(["eliminated", "withdrawn", "bought_in", "joined", "restarted"]);

/** @type {import("../../../families.js").SheetParts} */
export const sheet = {
  title: ({ kind }) => t(`history.open.${kind}`),
  sentence: ({ kind, player = "" }, game) => t(`history.act.${kind}`, { name: nameOf(game, player) }),
  takenBack: ({ kind, player = "" }, game) => t(`history.back.${kind}`, { name: nameOf(game, player) }),
  claim: ({ kind, player }, game) => t(`rulings.${kind}`, { name: player ? nameOf(game, player) : "" }),
  cell: (act, player, rules) => {
    const pays = act.payers?.includes(player.id) || act.refused?.includes(player.id);
    return {
      score: keepsScore(rules) ? scoreOf(act.scores[player.id], rules) : pays ? "×" : "",
      pays,
      marks: html`<${Marks} lines=${act.lines.filter((line) => isAbout(line, player))} />`,
    };
  },
  Played,
  figure: (rules) => (hasBet(rules) ? "credits" : keepsScore(rules) ? "score" : "hands_lost"),
  fates,
  // Of credits none are left at the limit, which is the axis.
  limit: (rules) => (hasBet(rules) ? null : rules.limit.points),
  peaks: ({ lines }) => lines.filter(isFall).map(({ player, before }) => ({ player, peak: before })),
  drawPeak: draw,
  peakText: (name, score, when) => t("chart.fell", { name, score, when }),
  peaksMean: t("chart.falls"),
};

/**
 * The figure on the sheet: the credits that are left, or the score.
 * @param {number | undefined} score @param {any} rules
 */
const scoreOf = (score, rules) => (hasBet(rules) && score !== undefined ? rules.limit.points - score : score);

/** @param {{lines: any[]}} props */
function Marks({ lines }) {
  const fall = lines.find(isFall);
  const moves = lines.filter(({ kind }) => COMINGS_AND_GOINGS.has(kind));
  return html`${fall ? html` <${Fallen} score=${fall.before} />` : null}
    ${moves.map(({ kind }) => html` <small key=${kind} class="sheet-mark">${t(`history.mark.${kind}`)}</small>`)}`;
}

/** @param {{score: number}} props */
const Fallen = ({ score }) =>
  html`<span class="sheet-fall" role="img" aria-label=${t("history.fell", { score })}><${Cucumber} /></span>`;

/** The last trick, where it was entered card by card, and what was called. @param {{act: any, game: any}} props */
function Played({ act, game }) {
  return html`${calledIn(act, game).map((sentence) => html`<p key=${sentence} class="hint">${sentence}</p>`)}
    ${act.last_trick ? html`<${LastTrick} plays=${act.last_trick} game=${game} />` : null}`;
}

/** Doubles and declarations of a hand, in words. @param {any} act @param {any} game @returns {string[]} */
function calledIn({ calls = {}, declared, bet }, game) {
  const name = (/** @type {string} */ id) => nameOf(game, id);
  const doubles = (calls.doubles ?? []).map((/** @type {any} */ { by, after_trick: trick, refused }) => {
    const names = list(refused.map(name));
    return t(refused.length ? "sheet.double_refused" : "sheet.double", { name: name(by), trick, names });
  });
  if (bet !== undefined) return [...doubles, t("sheet.bet", { count: bet })];
  if (declared === undefined) return doubles;
  return [declared === null ? t("sheet.silent") : t("sheet.declared", { name: name(declared) })];
}

/** @param {{plays: any[], game: any}} props */
function LastTrick({ plays, game }) {
  return html`<p class="trick">${plays.map(
    (/** @type {any} */ { player, card }) => html`<span key=${player} class="trick-play">
      <${Card} card=${card} /><small>${nameOf(game, player)}</small></span>`,
  )}</p>`;
}
