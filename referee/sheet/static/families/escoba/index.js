/** Escoba on the page, besides all that the API tells: how the pack is dealt, and the cards of a Spanish one. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { html } from "../../lib.js";
import { rankOf, suitOf } from "../../table.js";
import { hasText, loadTexts, t } from "../../text.js";

await loadTexts("families/escoba/messages", "board");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const over = (base) => ({
  ...base,
  next: { ...base.next, Facts },
  packs: { spanish: SPANISH },
  loadRules: () => import("./rules.js"),
});

/** A text of a rank, or its figure. @param {string} key @param {string} rank */
const ofRank = (key, rank) => (hasText(`escoba.${key}.${rank}`) ? t(`escoba.${key}.${rank}`) : rank);

/** The cards with their names in the reader's language. @type {import("../../parts/card-signs.js").Faces} */
const SPANISH = {
  rank: (rank) => ofRank("sign", rank),
  suit: (suit) => t(`escoba.suit.${suit}`),
  name(card) {
    const [rank, suit] = [ofRank("rank", rankOf(card)), suitOf(card)];
    return suit ? t("escoba.card", { rank, suit: t(`escoba.suit.${suit}`) }) : rank;
  },
  keys: { S: "10", C: "11", R: "12" },
};

/** Dealer and leader, and how the pack is dealt. @param {{game: any}} props */
function Facts({ game }) {
  const { deals, cards_each: cards } = game.next;
  const more = [["dealt", t("escoba.fact.dealt"), t("escoba.fact.times", { deals, cards })]];
  return html`<${CommonFacts} game=${game} more=${more} />`;
}
