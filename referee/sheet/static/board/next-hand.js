/** What the next hand needs: who deals, who leads, how many cards each; or who draws for the deal. */
import { html } from "../lib.js";
import { enter } from "../outbox.js";
import { Chips } from "../parts/fields.js";
import { nameOf, playerOf } from "../table.js";
import { choice, t } from "../text.js";

export function NextHand({ game, rules, mayScore }) {
  const { next } = game;
  if (!next) return null;
  if (next.dealer_drawn_by.length) return html`<${Draw} ...${{ game, mayScore }} />`;
  const facts = [
    next.dealer && ["deals", nameOf(game, next.dealer)],
    next.leader && ["leads", nameOf(game, next.leader)],
    ["cards", next.cards_each],
    next.packs > 1 && ["packs", next.packs],
    rules.exchange && ["stock", next.stock],
  ].filter(Boolean);
  return html`<dl class="facts" aria-label=${t("board.next", { number: next.number })}>
    ${facts.map(([name, value]) => html`<div key=${name}><dt>${t(`board.fact.${name}`)}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

function Draw({ game, mayScore }) {
  const drawn = game.next.dealer_drawn_by;
  const players = drawn.map((id) => playerOf(game, id));
  const pick = (player) => enter(game.id, "dealer", "dealer", { player });
  return html`<section class="paper draw">
    <h2>${t("board.draw")}</h2>
    <p>${t("board.draw_text", { names: choice(players.map(({ name }) => name)), cards: game.next.cards_each })}</p>
    ${mayScore ? html`<${Chips} label=${t("board.draw_who")} players=${players} chosen=${[]} onTap=${pick} />` : null}
  </section>`;
}
