/** A game of the list in a sentence: who won it, how, which game it was, and when. */
import { rowsOf } from "../table.js";
import { locale, wording } from "../language.js";
import { list, money, number, t } from "../text.js";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Within so many days a weekday says which. */
const DAYS = 6;
/** The list says no more names, and no more scores. */
const MOST_NAMES = 3;
const MOST_SCORES = 6;

const clock = new Intl.DateTimeFormat(locale, { weekday: "short", hour: "numeric", minute: "2-digit" });
const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
const years = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const ago = new Intl.RelativeTimeFormat(wording, { numeric: "auto" });

/** @typedef {import("../table.js").Row} Row */

/** The day of something, with its hour where that was within a week. @param {string} text @param {number} [now] */
export function whenText(text, now = Date.now()) {
  const then = new Date(text);
  const age = Math.abs(now - then.getTime());
  if (age < DAYS * DAY_MS) return clock.format(then);
  return (then.getFullYear() === new Date(now).getFullYear() ? days : years).format(then);
}

/**
 * The time since something: 2 minutes ago. A clock that is ahead makes it now.
 * @param {string} text @param {number} [now]
 */
export function agoText(text, now = Date.now()) {
  const age = Math.max(0, now - Date.parse(text));
  if (age < HOUR_MS) return ago.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return ago.format(-Math.floor(age / HOUR_MS), "hour");
  return ago.format(-Math.floor(age / DAY_MS), "day");
}

const TO_THE_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A name that does not turn the sentence around it. @param {string} name */
const apart = (name) => (TO_THE_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Names as a list is read; of many the first. @param {string[]} names */
export function shortList(names) {
  const more = names.length - MOST_NAMES;
  const first = names.slice(0, more > 1 ? MOST_NAMES : names.length).map(apart);
  return more > 1 ? t("home.names", { names: first.join(", "), count: more }) : list(first);
}

/** The names at a table, without whoever has left. @param {any} game */
export const tableText = (game) => shortList(sidesAt(game).map(({ name }) => name));

/** The sides that are still there; all where everybody has left. @param {any} game @returns {Row[]} */
export function sidesAt(game) {
  const rows = rowsOf(game);
  const here = rows.filter(({ withdrawn }) => !withdrawn);
  return here.length ? here : rows;
}

/** The sides of a game that is over, the winners first. @param {any} game @returns {Row[]} */
export function ranked(game) {
  const places = /** @type {{side: string}[]} */ (game.result?.ranking ?? []);
  const rank = (/** @type {Row} */ row) => {
    const at = places.findIndex(({ side }) => side === row.id || side === row["side"]);
    return at < 0 ? places.length : at;
  };
  return [...rowsOf(game)].sort((row, other) => rank(row) - rank(other));
}

/**
 * The number of a side as the board has it: where that shows no scores, nothing once the game has gone on elsewhere.
 * @param {any} game @param {Row} row @param {import("../games.js").Figures} [figures] @returns {number | undefined}
 */
export function figureOf(game, row, figures) {
  if (!figures) return /** @type {number} */ (row["score"]);
  return figures.version === game.version ? figures.of[row.id] : undefined;
}

/**
 * The scores from the winner's on: 105–20–0. Nothing where none was kept, or they are too many.
 * @param {any} game @param {import("../games.js").Figures} [figures]
 */
export function scoresText(game, figures) {
  const rows = ranked(game);
  const isKept = rows.some((row) => row["score"] !== 0) && rows.every((row) => Number.isFinite(row["score"]));
  if (!isKept || rows.length < 2 || rows.length > MOST_SCORES) return "";
  const scores = rows.map((row) => figureOf(game, row, figures)).filter((score) => score !== undefined);
  if (scores.length < rows.length) return "";
  return scores.map(number).join(scores.some((score) => score < 0) ? ", " : "–");
}

/**
 * A game and its end in a sentence.
 * @param {any} game @param {string} variant What it is called @param {number} [now]
 * @param {import("../games.js").Figures} [figures]
 */
export function sentenceOf(game, variant, now = Date.now(), figures) {
  const about = { game: variant, when: whenText(game.updated_at, now) };
  if (game.status === "playing") {
    const [names, count] = [tableText(game), sidesAt(game).length];
    const sum = game.pot?.amount > 0 ? money(game.pot) : "";
    return t(sum ? "home.playing_for" : "home.playing", { ...about, names, count, sum });
  }
  const winners = ranked(game).filter((row) => isWinner(game, row));
  if (game.status === "abandoned" || !winners.length) return t(`home.${game.status}`, about);
  const [names, count, scores] = [
    shortList(winners.map(({ name }) => name)),
    winners.length,
    scoresText(game, figures),
  ];
  return t(scores ? "home.won_with" : "home.won", { ...about, names, count, scores });
}

/** @param {any} game @param {Row} row */
const isWinner = (game, row) => {
  const winners = /** @type {string[]} */ (game.result?.winners ?? []);
  return winners.includes(row.id) || winners.includes(row["side"]);
};
