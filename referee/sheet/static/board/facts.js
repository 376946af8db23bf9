/** What the next round needs: who deals, who leads, for what, and whatever else its family says. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { nameOf } from "../table.js";
import { shortMoney, t } from "../text.js";

/**
 * @param {{game: any, more?: [string, string, any][]}} props `more` are further facts: a key, what it is, and how much
 */
export function Facts({ game, more = [] }) {
  const { words } = useFamily();
  const { next, pot } = game;
  const facts = [
    next.dealer && ["deals", t("board.fact.deals"), nameOf(game, next.dealer)],
    next.leader && ["leads", t("board.fact.leads"), nameOf(game, next.leader)],
    ...more,
    // A family whose pot is more than what lies there now tells of it itself.
    pot?.amount > 0 && !more.some(([key]) => key === "pot") && ["pot", t("board.fact.pot"), shortMoney(pot)],
  ].filter(Boolean);
  if (!facts.length) return null;
  return html`<dl class="facts" aria-label=${t("board.next", { ...words, number: next.number })}>
    ${facts.map(
      ([key, name, value]) => html`<div key=${key} class=${`fact-${key}`}><dt>${name}</dt><dd>${value}</dd></div>`,
    )}
  </dl>`;
}
