/** The score sheet of Bourré and its chart: who wins the pot, who pays it, who comes and goes. */
import { html } from "../../../lib.js";
import "../../../kit/style.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { fates } from "./fates.js";
import { Played } from "./played.js";

/** The fates of a player by an act, a word each. */
const MARKS = ["out", "withdrawn", "bought_in", "joined"];

/** @type {import("../../../families.js").SheetParts} */
export const sheet = {
  title: ({ kind }) => t(`bourre.open.${kind}`),
  sentence: ({ kind, player = "" }, game) => t(`bourre.did.${kind}`, { name: nameOf(game, player) }),
  takenBack: ({ kind, player = "" }, game) => t(`bourre.back.${kind}`, { name: nameOf(game, player) }),
  claim: ({ kind, player }, game) => t(`bourre.asked.${kind}`, { name: player ? nameOf(game, player) : "" }),
  cell: (act, player) => {
    const kinds = act.lines.filter((line) => line.player === player.id).map(({ kind }) => kind);
    return {
      score: act.scores[player.id],
      pays: kinds.includes("bourre") || kinds.includes("fault"),
      marks: html`<${Marks} kinds=${kinds} />`,
    };
  },
  Played,
  figure: () => "score",
  fates,
  limit: () => null,
  peaks: () => [],
  drawPeak: null,
  peakText: () => "",
  peaksMean: "",
};

const Bourre = () =>
  html`<span class="sheet-bourre" role="img" aria-label=${t("bourre.mark.bourre")}>${t("bourre.mark.b")}</span>`;

/** @param {{kinds: string[]}} props */
const Marks = ({ kinds }) => html`${
  kinds.includes("won") || kinds.includes("shared")
    ? html` <span class="sheet-won" role="img" aria-label=${t("bourre.mark.won")}>●</span>`
    : null
}${kinds.includes("bourre") ? html` <${Bourre} />` : null}
  ${MARKS.filter((kind) => kinds.includes(kind)).map(
    (kind) => html` <small key=${kind} class="sheet-mark">${t(`bourre.mark.${kind}`)}</small>`,
  )}`;
