/** Escoba on the page, besides all that the API tells: how the pack is dealt. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { html } from "../../lib.js";
import { loadTexts, t } from "../../text.js";

await loadTexts("families/escoba/messages", "board");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => ({ ...base, next: { ...base.next, Facts } });

/** Dealer and leader, and how the pack is dealt. @param {{game: any}} props */
function Facts({ game }) {
  const { deals, cards_each: cards } = game.next;
  const more = [["dealt", t("escoba.fact.dealt"), t("escoba.fact.times", { deals, cards })]];
  return html`<${CommonFacts} game=${game} more=${more} />`;
}
