/** The result of a game in words and figures: once for the page, and for the picture that is sent. */
import { locale } from "../language.js";
import { peaksOf } from "../history/chart-marks.js";
import { titleOf } from "../history/titles.js";
import { everyoneOn, isRound, nameOf, rowsOf } from "../table.js";
import { list, money, number, shortMoney, t } from "../text.js";
import { longestLead, marginOf, minutesOf, nearestToLimit, placesOf, podiumOf } from "./course.js";
import "./texts.js";

/** Of each the last one: those before it are on the sheet. */
const MOST_PEAKS = 6;
/** Of more names a title would be too long. */
const MOST_NAMES = 3;
const HOUR = 60;
const day = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "short" });

/**
 * A game that is over, with what its result is read from.
 * @typedef {object} Ended
 * @property {any} game
 * @property {import("../families.js").Act[]} sheet
 * @property {any} rules
 * @property {any} pot
 * @property {string} [variant]
 * @property {import("../families.js").Family} family
 * @property {import("../families.js").SheetParts} parts
 */

/**
 * A side with its place. `score` is as the board shows it; empty where none is kept.
 * @typedef {{side: string, name: string, place: number | null, score: string}} Placed
 */

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {string} about
 * @property {Placed[]} podium From left to right; none where it would say nothing
 * @property {Placed[]} others Everybody who is not on it, best first
 * @property {[string, string][]} facts What, and how much; a sentence has nothing beside it
 * @property {[string, string][]} payments
 */

/** @param {Ended} ended @returns {Result} */
export function resultOf(ended) {
  const { game } = ended;
  const podium = podiumOf(game).map((entry) => placed(entry, ended));
  const others = placesOf(game).filter(({ side }) => !podium.some((entry) => entry.side === side));
  return {
    title: titleText(ended),
    about: aboutText(ended),
    podium,
    others: others.map((entry) => placed(entry, ended)),
    facts: factsOf(ended),
    payments: paymentsOf(ended),
  };
}

/** @param {{side: string, place: number | null}} entry @param {Ended} ended @returns {Placed} */
function placed({ side, place }, { game, rules, family: { board, player: parts } }) {
  const { score, name } = rowOf(game, side);
  const shown = parts.shown?.(score, game) ?? score;
  return { side, place, name, score: board.keepsScore(rules) ? number(shown) : "" };
}

/** @param {any} game @param {string} side @returns {any} */
const rowOf = (game, side) => rowsOf(game).find((row) => row.id === side || row.side === side);

/** The winners, or how else it ended. @param {Ended} ended */
function titleText({ game, rules, family: { board } }) {
  const names = everyoneOn(game, game.result.winners);
  if (!names.length) return t("end.over");
  const ending = board.ending(game, rules);
  if (ending) return ending;
  if (game.result.winners.length > MOST_NAMES) return t("end.share_win", { count: names.length });
  return t("board.wins", { names: list(names), count: names.length });
}

/** The game, its day, and how long it took. @param {Pick<Ended, "game" | "sheet" | "variant">} ended */
export function aboutText({ game, sheet, variant }) {
  const minutes = minutesOf(game, sheet);
  const took = minutes === null ? "" : tookText(minutes);
  return [game.title, variant, day.format(new Date(game.created_at)), took].filter(Boolean).join(" · ");
}

/** @param {number} minutes */
const tookText = (minutes) =>
  minutes < HOUR
    ? t("end.minutes", { count: minutes })
    : t("end.hours", { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });

/** @param {Ended} ended @returns {[string, string][]} */
function factsOf({ game, sheet, rules, parts, family: { words, player } }) {
  const shown = (/** @type {number} */ score) => player.shown?.(score, game) ?? score;
  const name = (/** @type {string} */ side) => nameOf(game, side);
  const best = player.best?.(rules);
  const last = new Map(peaksOf(sheet, parts).map((peak) => [peak.player, peak]));
  const peaks = [...last.values()].sort((peak, other) => peak.at - other.at).slice(-MOST_PEAKS);
  const lead = longestLead(game, sheet, parts, best);
  const nearest = nearestToLimit(game, sheet, parts, rules);
  const rounds = sheet.filter(isRound).length;
  const margin = marginOf(game, sheet, parts, best);
  /** @type {([string, string] | null)[]} */
  const facts = [
    ...peaks.map(({ at, player: id, peak }) => {
      const when = titleOf(sheet[at - 1], parts, words);
      return /** @type {[string, string]} */ ([parts.peakText(name(id), shown(peak), when), ""]);
    }),
    lead && [t("end.lead"), t("end.lead_of", { name: list(lead.sides.map(name)), count: lead.rounds, ...words })],
    nearest && [t("end.nearest"), t("end.nearest_of", { ...nearest, name: name(nearest.side) })],
    margin === null ? null : [t("end.margin"), number(margin)],
    rounds ? [t("end.played"), t("end.played_of", { count: rounds, ...words })] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/**
 * The payments at the end; where each round was paid by itself, what everybody has won or lost by now.
 * @param {Ended} ended @returns {[string, string][]}
 */
function paymentsOf({ game, pot }) {
  const accountName = (/** @type {string} */ account) => (account === "bank" ? t("pot.bank") : nameOf(game, account));
  const transfers = game.result.transfers ?? [];
  if (transfers.length)
    return transfers.map((/** @type {any} */ transfer) => [
      t(transfer.from === "pot" ? "end.pot_pays" : "end.pays", {
        from: accountName(transfer.from),
        to: accountName(transfer.to),
      }),
      shortMoney(transfer),
    ]);
  if (!pot?.stake) return [];
  const { currency } = pot.stake;
  return pot.players
    .filter((/** @type {any} */ { balance }) => balance)
    .map((/** @type {any} */ { player, balance: amount }) => [
      nameOf(game, player),
      money({ amount, currency }, { signDisplay: "exceptZero" }),
    ]);
}
