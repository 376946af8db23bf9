/** Buying back in: for whoever is out or would gain by it whether it is allowed, and what it would cost. */
import { NoAnswer } from "../../../api.js";
import { usePreview } from "../../../entry/preview.js";
import { html } from "../../../lib.js";
import { enter } from "../../../outbox.js";
import { notify } from "../../../parts/notices.js";
import { errorText } from "../../../parts/error-text.js";
import { go, link } from "../../../router.js";
import { playerOf } from "../../../table.js";
import { money, t } from "../../../text.js";
import { undo } from "./buy-in-undo.js";

/** @typedef {import("../../../session.js").Session} Session */

/** @param {{session: Session, game: any, rules: any}} props */
export function BuyIns({ session, game, rules }) {
  const players = /** @type {Api.Player[]} */ (game.players).filter(
    ({ status, withdrawn, may_buy_in: may }) => may || (status === "out" && !withdrawn),
  );
  if (!players.length) return null;
  return html`<section class="paper"><h2>${t("buy_in.title")}</h2>
    <ul class="advice">${players.map(
      (player) => html`<${Advice} key=${player.id}
      ...${{ session, game, rules, player }} />`,
    )}</ul>
  </section>`;
}

/** @param {{session: Session, game: any, rules: any, player: Api.Player}} props */
function Advice({ session, game, rules, player }) {
  const { answer, error } = usePreview("POST", `/games/${game.id}/buy-ins`, { player: player.id }, session);
  const withoutAnswer = error instanceof NoAnswer;
  const advice = answer
    ? cost(answer, game, rules, player)
    : withoutAnswer
      ? t("entry.no_preview")
      : error
        ? errorText(error)
        : t("app.loading");
  return html`<li>
    <span><strong>${player.name}</strong><small>${advice}</small></span>
    ${
      answer || withoutAnswer
        ? html`<button type="button" aria-label=${t("buy_in.for", { name: player.name })}
      onClick=${() => buyIn(session, game, rules, player)}>${t("buy_in.now")}</button>`
        : null
    }
  </li>`;
}

/**
 * Buys a player back in, says so on the board, and offers to undo it.
 * @param {Session} session @param {any} game @param {any} rules @param {{id: string, name: string}} player
 */
export async function buyIn(session, game, rules, player) {
  const entry = await enter(game.id, "buy_in", "buy-ins", { player: player.id });
  go(link("game", game.id));
  const text = isFree(game, rules)
    ? t("people.kept.buy_in_free", player)
    : t("people.kept.buy_in", { ...player, sum: money(game.stake) });
  notify(text, { action: t("app.undo"), onAction: () => undo(session, { entry, player, since: game.version }) });
}

/** @param {any} game @param {any} rules @returns {boolean} */
export const isFree = (game, rules) => !game.stake || rules.stakes.buy_ins.cost === "free";

/** @param {any} answer @param {any} game @param {any} rules @param {{id: string}} player */
function cost(answer, game, rules, player) {
  const score = playerOf(answer.game, player.id).score;
  return isFree(game, rules) ? t("buy_in.free", { score }) : t("buy_in.cost", { score, sum: money(game.stake) });
}
