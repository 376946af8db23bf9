/** The signs and words beside a name: dealer, leader, who is ahead, who is out. */
import { html } from "../lib.js";
import { useBehind } from "./behind.js";
import { Icon } from "../parts/icons.js";
import { playerOf, sideOf } from "../table.js";
import { hasText, t } from "../text.js";

/** @typedef {import("../table.js").Row} Row */
/** @typedef {{key?: string, text: string}} Tag */

/** @param {{player: Row, game: any, isAhead: boolean, more: string[]}} props `more` are the family's own */
export function Tags({ player, game, isAhead, more }) {
  /** @type {Tag[]} */
  const tags = [
    ...tagsOf(player, useBehind(game) ? { ...game, next: null } : game, isAhead),
    ...more.map((text) => ({ text })),
  ];
  return html`<span class="tags">${tags.map(
    ({ key, text }) => html`<${OneTag} key=${key ?? text} sign=${key} text=${text} />`,
  )}</span>`;
}

/** Dealer, leader and who is ahead by a sign, all else in a word. @param {{sign?: string, text: string}} props */
const OneTag = ({ sign, text }) =>
  sign
    ? html`<span class=${`sign sign-${sign}`}><span aria-hidden="true">${SIGNS[sign]}</span>
        <span class="unseen">${text}</span></span>`
    : html`<span class="tag">${text}</span>`;

/** @type {Record<string, any>} */
const SIGNS = { deals: "D", leads: "›", ahead: html`<${Icon} name="crown" />` };

/** @param {Row} player @param {any} game */
export const hasWon = (player, { result }) => Boolean(result?.winners.includes(sideOf(player)));

/** The tags beside a name, the most important first. @param {Row} player @param {any} game @param {boolean} isAhead */
function tagsOf(player, game, isAhead) {
  const member = (/** @type {string | undefined} */ id) => player.members.find((other) => other.id === id);
  // Whoever left and came back has a new seat, and is told at both.
  const now = game.players.find((/** @type {any} */ other) => other.seat_before === player.id);
  const then = player.seat_before && playerOf(game, player.seat_before);
  const words = [
    hasWon(player, game) && t("board.winner"),
    player.withdrawn
      ? t(now ? "board.left_and_back" : "board.left", now)
      : player.status !== "in" && statusText(player.status),
    then && t("board.back", then),
  ].filter(Boolean);
  return [
    isAhead && { key: "ahead", text: t("board.ahead") },
    memberTag("deals", player, member(game.next?.dealer)),
    memberTag("leads", player, member(game.next?.leader)),
    ...words.map((text) => ({ text })),
  ].filter(/** @returns {tag is Tag} */ (tag) => Boolean(tag));
}

/** Of partners it is said which of them. @param {"deals" | "leads"} key @param {Row} player @param {any} member */
function memberTag(key, { members }, member) {
  return member && { key, text: members.length > 1 ? t(`board.line.${key}`, member) : t(`board.${key}`) };
}

/** The status of a player, in the family's word where the catalogue has no better one. @param {string} status */
const statusText = (status) => (hasText(`board.${status}`) ? t(`board.${status}`) : status.replaceAll("_", " "));
