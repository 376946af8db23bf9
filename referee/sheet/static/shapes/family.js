/** The page's parts of a family without files of its own: all of them made from the shapes that the API tells. */
import { Facts as CommonFacts } from "../board/facts.js";
import { html } from "../lib.js";
import { nameOf, playerOf } from "../table.js";
import { number, t } from "../text.js";
import { loadEntry as loadGrid } from "../kit/load.js";
import { Score } from "../kit/score.js";
import { askFamilies, storedFamilies } from "./described.js";
import { roundWords } from "../parts/round-words.js";
import { spelledOut } from "./model.js";

/**
 * @typedef {object} Described A family as the API tells it
 * @property {string} id
 * @property {string} name
 * @property {string} round What it calls a round, in the reader's language: `hand`
 * @property {string} rounds
 * @property {boolean} [has_entry] Whether the rules of its games tell what a round asks for
 * @property {Kind[]} [acts]
 * @property {Kind[]} [claims]
 * @property {import("../parts/money-reasons.js").Reason[]} [reasons] Why money moves
 */

/**
 * @typedef {{kind: string, path?: string, is_round?: boolean, noun?: string, title?: string,
 *   asks?: "may" | "so" | "what", summary: string, schema: import("./model.js").Schema}} Kind
 */

/**
 * A family as it was told last time, or else as it is told now.
 * @param {string} id
 * @returns {Promise<{family: import("../families.js").Family}>}
 */
export async function familyOf(id) {
  const isIt = (/** @type {Described} */ candidate) => candidate.id === id;
  const before = storedFamilies().find(isIt);
  const fresh = askFamilies();
  if (before) fresh.catch(() => null);
  return { family: familyFrom(before ?? /** @type {Described} */ ((await fresh).find(isIt))) };
}

const Nothing = () => null;

/** @param {Described} described @returns {import("../families.js").Family} */
function familyFrom(described) {
  const { id, round, rounds, acts = [], claims = [], reasons = [], has_entry: hasEntry = false } = described;
  const loadSheet = () => import("./sheet.js").then(({ sheetOf }) => ({ sheet: sheetOf(described) }));
  const loadShapes = () =>
    import("./entry.js").then(({ entryOf }) => ({ entry: entryOf(acts.filter(({ is_round: is }) => is)) }));
  const loadEntry = hasEntry ? loadGrid : loadShapes;
  const loadPeople = () => import("./people.js").then(({ peopleOf }) => ({ Screen: peopleOf(acts.filter(isBetween)) }));
  const loadClaims = () => import("./claims.js").then(({ claimsOf }) => ({ Screen: claimsOf(claims) }));
  return {
    id,
    words: roundWords(acts.find((act) => act.is_round)?.noun ?? round, { round, rounds }),
    reasons,
    player: {
      Beside: Nothing,
      Under: Nothing,
      Score: (/** @type {{player: any}} */ { player }) => html`<${Score} score=${player.score} />`,
      loadBelow: null,
      hasBelow: () => false,
      tags: () => [],
      marks: () => [],
      wouldMove: () => null,
      limit: (rules) => rules.end?.target ?? null,
      best: (rules) => rules.end?.best ?? null,
    },
    next: { Facts },
    board: {
      keepsScore: () => true,
      said: (act, game) => about(titleIn(acts, act.kind), act.player, game),
      waits: (entry, game) =>
        isNumbered(acts, entry) ? "" : about(titleIn(acts, entry.kind), entry.body?.player, game),
      ending: () => null,
      Confetti: null,
    },
    loadSheet,
    loadEntry,
    loadClaims: claims.length ? loadClaims : null,
    loadPeople,
    acts: acts.filter(isBetween).map(({ kind }) => kind),
    loadRules: () => import("./rules.js"),
    loadExample: null,
    later: [loadSheet, loadEntry, loadPeople, ...(claims.length ? [loadClaims] : [])],
  };
}

/** True if an act is offered between rounds; the end of a game is offered for all families alike. @param {Kind} act */
const isBetween = ({ kind, is_round: isRound }) => !isRound && kind !== "end";

/** @param {Kind[]} acts @param {{kind: string}} entry */
const isNumbered = (acts, { kind }) => kind === "hand" || acts.some((act) => act.kind === kind && act.is_round);

/** The title of an act, or a claim as the question it is. @param {Kind} kind */
export const titleOf = ({ title, summary }) => title ?? summary.replace(/\.$/, "");

/** The same for one of several kinds. @param {Kind[]} kinds @param {string} kind */
export const titleIn = (kinds, kind) =>
  titleOf(kinds.find((candidate) => candidate.kind === kind) ?? { kind, summary: spelledOut(kind), schema: {} });

/** @param {string} text @param {string | undefined} player @param {any} game */
export const about = (text, player, game) =>
  player && playerOf(game, player) ? t("shape.about", { name: nameOf(game, player), text }) : text;

/** The facts of the next round that every family has, and all else that this one tells in a word or a number. */
function Facts(/** @type {{game: any}} */ { game }) {
  const { number: _number, dealer: _dealer, leader: _leader, ...others } = game.next;
  const more = Object.entries(others)
    .filter(([, value]) => typeof value === "number" || (typeof value === "string" && value))
    .map(([key, value]) => [key, spelledOut(key), typeof value === "number" ? number(value) : nameOf(game, value)]);
  return html`<${CommonFacts} game=${game} more=${more} />`;
}
