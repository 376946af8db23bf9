/** A player's row on the board: what they have won or lost, whether they ante next, and what they have left. */
import { html } from "../../lib.js";
import { entriesOf } from "../../outbox.js";
import { t } from "../../text.js";
import { chipsText, netText, worth } from "./chips.js";

export const Beside = () => null;

/** The chips that a player has left. @param {{player: any}} props */
export const Under = ({ player: { chips } }) =>
  typeof chips === "number" ? html`<small>${t("bourre.left_to_play", { chips: chipsText(chips) })}</small>` : null;

/** @param {{player: any, game: any}} props */
export const Score = ({ player, game }) =>
  html`<b>${netText(player.score)}</b>${game.stake ? html`<small>${worth(game, player.score)}</small>` : null}`;

/** @param {any} player @param {any} game @returns {string[]} */
export function tags(player, { next }) {
  const exempt = next?.exempt[player.id];
  const lost = player.lost_deals ?? 0;
  return [
    next?.first_to_speak === player.id && t("bourre.speaks"),
    exempt && t(`bourre.exempt.${exempt}`),
    next?.may_stay && player.status !== "out" && !next.may_stay.includes(player.id) && t("bourre.not_now"),
    lost > 0 && t("bourre.deal_lost", { count: lost }),
    player.buy_ins > 0 && t("bourre.bought_in"),
  ].filter(Boolean);
}

/** @param {any} player @returns {unknown[]} */
export const marks = ({ chips, lost_deals: lost }) => [chips, lost];

/** True if somebody who is out may buy back in, and nobody has just said so. @param {any} player @param {any} game */
export const mayReturn = (player, game) =>
  player.status === "out" &&
  player.may_buy_in &&
  !entriesOf(game.id).some(({ kind, body }) => kind === "buy_in" && body.player === player.id);
