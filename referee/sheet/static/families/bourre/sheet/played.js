/** The hand as it was entered, and the account of its pot. */
import { html } from "../../../lib.js";
import { Card } from "../../../parts/cards.js";
import { nameOf, namesOf } from "../../../table.js";
import { list, number, t } from "../../../text.js";
import { sumText } from "../chips.js";

/** @param {{act: any, game: any}} props */
export const Played = ({ act, game }) => html`
  <${Tricks} act=${act} game=${game} />
  <${Account} of=${act} game=${game} />`;

/** @param {{act: any, game: any}} props */
function Tricks({ act: { tricks, trump }, game }) {
  if (!tricks) return null;
  return html`${trump?.card ? html`<p>${t("bourre.upcard")} <${Card} card=${trump.card} /></p>` : null}
    ${tricks.map(
      (/** @type {any[]} */ plays, /** @type {number} */ at) =>
        html`<p key=${at} class="trick">${plays.map(
          ({ player, card }) => html`<span key=${player} class="trick-play"><${Card} card=${card} />
          <small>${nameOf(game, player)}</small></span>`,
        )}</p>`,
    )}`;
}

/**
 * The pot of a hand, line by line: what came in, who took which tricks, what was paid, and what lies there now.
 * @param {{of: any, game: any}} props `of` a hand, or of what an audit would record
 */
export function Account({ of: { pot, taken: trickCounts = {}, bourre = [] }, game }) {
  if (!pot) return null;
  const by = (/** @type {Record<string, number>} */ sums) =>
    list(Object.entries(sums).map(([id, count]) => `${nameOf(game, id)} ${number(count)}`));
  const stays = Object.values(pot.stays).reduce((sum, count) => sum + Number(count), 0);
  const antes = Object.values(pot.antes).reduce((sum, count) => sum + Number(count), 0);
  /** @type {[string, string][]} */
  const rows = [
    ["tricks", by(trickCounts)],
    ["carried", pot.carried_in ? sumText(game, pot.carried_in) : ""],
    ["antes", antes ? sumText(game, antes) : ""],
    ["stays", stays ? sumText(game, stays) : ""],
    ["total", sumText(game, pot.total)],
    ["paid", by(pot.paid)],
    ["bourre", bourre.length ? namesOf(game, bourre) : ""],
    ["penalties", by(pot.penalties)],
    ["next", sumText(game, pot.next)],
  ];
  return html`<dl class="account">${rows
    .filter(([, text]) => text)
    .map(([key, text]) => html`<div key=${key}><dt>${t(`bourre.account.${key}`)}</dt><dd>${text}</dd></div>`)}</dl>`;
}
