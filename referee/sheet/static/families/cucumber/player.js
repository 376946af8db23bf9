/** A player's row on the board: cucumbers and kept cards beside the name, and the score, or the hands lost. */
import { html } from "../../lib.js";
import { entriesOf } from "../../outbox.js";
import { Cards } from "../../parts/cards.js";
import { number, t } from "../../text.js";
import { Cucumbers } from "./cucumbers.js";
import { hasBet, keepsScore } from "./table.js";

/** @param {{player: any}} props */
export const Beside = ({ player }) => html`<${Cucumbers} count=${player.falls} />`;

/** @param {{player: any}} props */
export const Under = ({ player: { kept_cards: cards } }) => (cards.length ? html`<${Cards} cards=${cards} />` : null);

/** @param {{player: any, rules: any}} props */
export function Score({ player, rules }) {
  const count = figure(player, rules);
  const unit = keepsScore(rules) ? hasBet(rules) && "board.credits" : "board.lost";
  return html`<b>${number(count)}</b>${unit ? html`<small>${t(unit, { count })}</small>` : null}`;
}

/** Hands lost where nothing else is kept, or the credits that are left. @param {any} player @param {any} rules */
export function figure(player, rules) {
  if (!keepsScore(rules)) return player.hands_lost;
  return hasBet(rules) ? player.credits : player.score;
}

/** The score at which somebody falls. @param {any} rules @returns {number | null} */
export const limit = (rules) => (keepsScore(rules) && !hasBet(rules) ? (rules.limit.points ?? null) : null);

/** Points are penalties, or credits that are lost. @param {any} rules @returns {import("../../board/order.js").Best} */
export const best = (rules) => (keepsScore(rules) ? "lowest" : null);

/** The credits that are left, which is what everybody looks at; the score are those that are lost. */
/** @param {number} score @param {any} game */
export function shown(score, { players }) {
  const [{ credits, score: lost }] = players;
  return typeof credits === "number" ? credits + lost - score : score;
}

/** @param {any} player @returns {string[]} */
export const tags = (player) => (player.buy_ins > 0 ? [t("board.bought_in")] : []);

/** @param {any} player @returns {unknown[]} */
export const marks = ({ hands_lost: lost, falls }) => [lost, falls];

/** True if somebody who fell may buy back in, and nobody has just said so. @param {any} player @param {any} game */
export const mayReturn = (player, game) =>
  player.status === "out" &&
  player.may_buy_in &&
  !entriesOf(game.id).some(({ kind, body }) => kind === "buy_in" && body.player === player.id);
