/** What the page has of games of patience besides what is made from their shapes: cards up, and layouts by tapping. */
import { Score } from "../../kit/score.js";
import { html } from "../../lib.js";
import { addTexts, number, t } from "../../text.js";
import en from "./messages/en.js";

addTexts({ en });

const loadEntry = () => import("./entry/entry.js");
const loadClaims = () => import("./claims/claims.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const overMade = (made) => ({
  ...made,
  player: { ...made.player, Score: ScoreOf, Under, marks: (player) => [player.deals_won] },
  loadEntry,
  loadClaims,
  loadRules: () => import("./rules/rules.js"),
  later: [...made.later, loadEntry, loadClaims],
});

/** @param {{player: any, rules: any}} props */
const ScoreOf = ({ player, rules }) => html`<${Score} score=${player.score} target=${rules?.end.target} />`;

/** Deals won, and the best one. @param {{player: any}} props */
function Under({ player: { deals_won: won, best_deal: best } }) {
  if (best === null || best === undefined) return null;
  const told = { best: number(best), won: t("patience.deals_won", { count: won }) };
  return html`<small>${won ? t("patience.under", told) : t("patience.best", told)}</small>`;
}
