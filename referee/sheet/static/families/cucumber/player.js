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
  const { limit } = rules;
  if (!keepsScore(rules)) {
    return html`<b>${number(player.hands_lost)}</b><small>${t("board.lost", { count: player.hands_lost })}</small>`;
  }
  if (hasBet(rules)) {
    return html`<b>${number(player.credits)}</b><small>${t("board.credits", { count: player.credits })}</small>`;
  }
  return html`<b>${number(player.score)}</b>
    ${limit.points ? html`<small>${t("board.of", { limit: limit.points })}</small>` : null}`;
}

/** What is lost of the credits is the score; what is left of them is what everybody looks at. */
/** @param {number} score @param {any} game */
export function shown(score, { players }) {
  const [{ credits, score: lost }] = players;
  return typeof credits === "number" ? credits + lost - score : score;
}

/** @param {any} player @returns {string[]} */
export const tags = (player) => (player.buy_ins > 0 ? [t("board.bought_in")] : []);

/** @param {any} player @returns {unknown[]} */
export const marks = ({ hands_lost: lost, falls }) => [lost, falls];

/** Whether somebody who fell may buy back in, and nobody has just said so. @param {any} player @param {any} game */
export const mayReturn = (player, game) =>
  player.status === "out" &&
  player.may_buy_in &&
  !entriesOf(game.id).some(({ kind, body }) => kind === "buy_in" && body.player === player.id);
