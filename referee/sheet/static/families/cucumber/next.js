/** The facts of the next hand: who deals, who leads, how many cards each, and for what; or who draws for the deal. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { tapOf } from "../../board/first-tap.js";
import { html } from "../../lib.js";
import { Loaded } from "../../parts/loaded.js";
import { t } from "../../text.js";

const loadDraw = () => import("./draw.js");

/** The first question of a hand, once it is settled who deals. @param {any} sitting */
export const tap = (sitting) => (sitting.game.next?.dealer_drawn_by.length ? null : tapOf(sitting));

/** @param {{game: any, rules: any, mayScore: boolean}} props */
export function Facts({ game, rules, mayScore }) {
  const { next } = game;
  if (next.dealer_drawn_by.length) {
    return html`<${Loaded} load=${loadDraw} meanwhile=${null} ...${{ game, mayScore }} />`;
  }
  const more = [
    next.packs > 1 && ["packs", t("board.fact.packs"), next.packs],
    rules.exchange && ["stock", t("board.fact.stock"), next.stock],
  ].filter(Boolean);
  return html`<${CommonFacts} game=${game} more=${more} cards=${next.cards_each} />`;
}
