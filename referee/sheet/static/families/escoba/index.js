/** What the page has of Escoba besides what is made from its shapes: the target on the board, and its own entry. */
import { Facts as CommonFacts } from "../../board/facts.js";
import { Score } from "../../kit/score.js";
import { html } from "../../lib.js";
import { addTexts, t } from "../../text.js";
import en from "./messages/en.js";

addTexts({ en });

const loadEntry = () => import("./entry/entry.js");

/** @param {import("../../families.js").Family} made @returns {import("../../families.js").Family} */
export const over = (made) => ({
  ...made,
  player: { ...made.player, Score: Target },
  next: { ...made.next, Facts },
  loadSheet: async () => {
    const { sheet } = await made.loadSheet();
    return { sheet: { ...sheet, limit: (rules) => rules.end.target, Played: playedIn(sheet.Played) } };
  },
  loadEntry,
  later: [...made.later, loadEntry],
});

/** Who deals and leads, and how the pack is dealt. @param {{game: any}} props */
function Facts({ game }) {
  const { deals, cards_each: cards } = game.next;
  const more = [["dealt", t("escoba.fact.dealt"), t("escoba.fact.times", { deals, cards })]];
  return html`<${CommonFacts} game=${game} more=${more} />`;
}

const Target = (/** @type {{player: any, rules: any}} */ { player, rules }) =>
  html`<${Score} score=${player.score} target=${rules.end.target} />`;

/** Piles and plays are told beside the reasons for the points, which say what was told in short. @param {any} Made */
const playedIn = (Made) => (/** @type {{act: any, game: any}} */ props) =>
  props.act.piles || props.act.deals ? html`<${Made} ...${props} />` : null;
