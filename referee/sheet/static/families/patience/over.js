/** The page's own parts of games of patience, over those made from their shapes: cards up, and layouts by tapping. */
import { loadEntry } from "../../kit/load.js";
import { Score } from "../../kit/score.js";
import { html } from "../../lib.js";
import { loadTexts, number, t } from "../../text.js";

await loadTexts("families/patience/messages", "board");

const loadClaims = () => import("./claims/claims.js");

/** @param {import("../../families.js").Family} base @returns {import("../../families.js").Family} */
export const overMade = (base) => ({
  ...base,
  player: { ...base.player, Score: ScoreOf, Under, marks: (player) => [player.deals_won] },
  loadEntry,
  loadClaims,
  loadRules: () => import("./rules/rules.js"),
  loadDeal: () => import("./deal.js"),
  later: [...base.later, loadEntry, loadClaims],
});

/** @param {{player: any, rules: any}} props */
const ScoreOf = ({ player, rules }) => html`<${Score} score=${player.score} target=${rules?.end.target} />`;

/** Deals won, and the best one. @param {{player: any}} props */
function Under({ player: { deals_won: won, best_deal: best } }) {
  if (best === null || best === undefined) return null;
  const texts = { best: number(best), won: t("patience.deals_won", { count: won }) };
  return html`<small>${won ? t("patience.under", texts) : t("patience.best", texts)}</small>`;
}
