/** The statistics of a member: wins in a row, families, and deals of games for one, as a phone counts its own. */
import { html } from "../lib.js";
import { useVariants } from "../parts/documents.js";
import { loadStyle } from "../parts/loading.js";
import { number, t } from "../text.js";
import { figure, Solo } from "../statistics/rows.js";
import "../statistics/texts.js";
import { useFamilies } from "./columns.js";
import { useAnswer } from "./requests.js";

await loadStyle("statistics.css");

const SECOND_MS = 1000;

/** @param {{club: import("../clubs.js").KnownClub, member: string}} props */
export function Statistics({ club, member }) {
  /** @type {import("./requests.js").Answer<Api.MemberStatistics>} */
  const { value } = useAnswer(club, `/members/${member}/statistics`);
  const [families, variants] = [useFamilies(), useVariants() ?? []];
  if (!value || !(value.games || value.alone.length)) return null;
  const familyName = (/** @type {string} */ id) => families.find((family) => family.id === id)?.name ?? id;
  const variantName = (/** @type {string} */ id) => variants.find((variant) => variant.id === id)?.name ?? id;
  const { run } = value;
  return html`<h2>${t("statistics.title")}</h2>
    ${
      value.games
        ? html`<section class="paper"><dl class="statistics-figures">
            ${figure(t("statistics.run_now"), number(run.now))}${figure(t("statistics.run_most"), number(run.most))}
            ${value.families.map(({ family, games, wins }) =>
              figure(familyName(family), t("statistics.of_games", { wins, count: games })),
            )}</dl></section>`
        : null
    }
    ${value.alone.map((row) => html`<${Solo} key=${row.variant} row=${soloOf(row, variantName(row.variant))} />`)}`;
}

/**
 * @param {Api.DealStatistics} row @param {string} variant
 * @returns {Omit<import("../statistics/counting.js").Alone, "family">}
 */
const soloOf = ({ deals, wins, run, best, fastest_s: fastest, usual_s: usual }, variant) => ({
  variant,
  name: "",
  games: deals,
  wins,
  run,
  best,
  fastestMs: fastest === null ? null : fastest * SECOND_MS,
  usualMs: usual === null ? null : usual * SECOND_MS,
});
