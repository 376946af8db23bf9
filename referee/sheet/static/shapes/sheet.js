/** The score sheet of a family without files of its own: scores, the family's own words, and what was entered. */
import { html } from "../lib.js";
import { sideOf } from "../table.js";
import { t } from "../text.js";
import { about, titleIn } from "./family.js";
import { fieldOf, without } from "./model.js";
import { partTexts } from "./value-text.js";
import { valueOf } from "./value.js";
import { wordOf } from "./word.js";

/** @param {import("./family.js").Described} described @returns {import("../families.js").SheetParts} */
export function sheetOf({ acts = [], claims = [] }) {
  const rounds = acts.filter(({ is_round: isRound }) => isRound);
  return {
    title: ({ kind }) => titleIn(acts, kind),
    sentence: ({ kind, player }, game) => about(titleIn(acts, kind), player, game),
    takenBack: () => t("board.taken_back_act"),
    claim: ({ kind, player }, game) => about(titleIn(claims, kind), player, game),
    ruled: ({ kind }, answer) => wordOf(claims.find((claim) => claim.kind === kind)?.asks, answer),
    cell: (act, player) => ({ score: act.scores[sideOf(player)] }),
    Played: (/** @type {any} */ { act, game, entry }) => {
      const { schema } = rounds.find(({ kind }) => kind === act.kind) ?? rounds[0] ?? {};
      if (!schema) return null;
      const field = without(fieldOf(schema), "number");
      return html`<${Entered} field=${entry ? detailsIn(field, entry, act) : field} ...${{ act, game }} />`;
    },
    figure: () => "score",
    fates: (was, is) => (was.status === is.status ? [] : [t("shape.status", { name: is.name, status: is.status })]),
    limit: (rules) => rules.end?.target ?? null,
    peaks: () => [],
    drawPeak: null,
    peakText: () => "",
    peaksMean: "",
  };
}

/**
 * The fields that tell a round card by card, where it was told so: all else is in its lines.
 * @param {any} field @param {import("../kit/spec.js").Spec} entry @param {any} act
 */
function detailsIn(field, { details = [] }, act) {
  const names = details.filter(([name]) => act[name] !== undefined && act[name] !== null).flat();
  const only = (/** @type {any} */ { fields = [], ...whole }) => ({
    ...whole,
    fields: fields.filter((/** @type {[string, any]} */ [name]) => names.includes(name)),
  });
  return field.kind === "forms" ? { ...field, forms: field.forms.map(only) } : only(field);
}

/** The round as it was entered, as far as the sheet has it. @param {{field: any, act: any, game: any}} props */
function Entered({ field, act, game }) {
  const parts = partTexts(field, valueOf(field, act), game);
  if (!parts.length) return null;
  return html`<dl class="figures">${parts.map(
    ([label, text]) => html`<div key=${label}><dt>${label}</dt><dd>${text}</dd></div>`,
  )}</dl>`;
}
