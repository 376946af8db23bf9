/** What the next hand needs: who deals, who leads, how many cards each, and for what; or who draws for the deal. */
import { Loaded } from "../app.js";
import { html } from "../lib.js";
import { nameOf } from "../table.js";
import { shortMoney, t } from "../text.js";

const loadDraw = () => import("./draw.js");

export function NextHand({ game, rules, mayScore }) {
  const { next, pot } = game;
  if (!next) return null;
  if (next.dealer_drawn_by.length)
    return html`<${Loaded} load=${loadDraw} meanwhile=${null} ...${{ game, mayScore }} />`;
  const facts = [
    next.dealer && ["deals", nameOf(game, next.dealer)],
    next.leader && ["leads", nameOf(game, next.leader)],
    ["cards", next.cards_each],
    next.packs > 1 && ["packs", next.packs],
    rules.exchange && ["stock", next.stock],
    pot?.amount > 0 && ["pot", shortMoney(pot)],
  ].filter(Boolean);
  return html`<dl class="facts" aria-label=${t("board.next", { number: next.number })}>
    ${facts.map(
      ([name, value]) => html`<div key=${name} class=${`fact-${name}`}><dt>${t(`board.fact.${name}`)}</dt><dd>
      ${value}</dd></div>`,
    )}
  </dl>`;
}
