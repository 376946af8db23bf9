/** The standings: members by what they are ranked by, each with all figures behind a tap. */
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { useVariants } from "../parts/documents.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { useAnswer } from "./requests.js";
import { ClubPage, Loading } from "./club-page.js";
import { useColumns, useFamilies } from "./columns.js";
import { Figures, figure } from "./figures.js";
import { EventField, filterTitle, Period, queryOf } from "./period.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/**
 * @typedef {{by: string, from: string, to: string, family: string, variant: string, event: string}} Filter
 * @typedef {{filter: Filter, onChange(changes: Partial<Filter>): void}} Filtering
 */

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  const [filter, setFilter] = useState({ by: "wins", from: "", to: "", family: "", variant: "", event: "" });
  /** @type {import("./requests.js").Answer<Api.Standings>} */
  const standings = useAnswer(club, `/standings${queryOf(filter)}`);
  const set = (/** @type {Partial<Filter>} */ changes) => setFilter({ ...filter, ...changes });
  const { value, error } = standings;
  const [family, setFamily] = useState(/** @type {string | null} */ (null));
  if (value && value.family !== family) setFamily(value.family);
  const rankedBy = useColumns(family).filter(({ key, ranks }) => ranks || key === filter.by);
  return html`<${ClubPage} club=${club} tab="standings" title=${t("club.standings.title")} answers=${[standings]}>
    <${Field} label=${t("club.standings.by")}>
      ${(props) => html`<select ...${props} onChange=${(event) => set({ by: event.target.value })}>
        ${rankedBy.map(
          ({ key, title }) => html`<option key=${key} value=${key} selected=${key === filter.by}>${title}
          </option>`,
        )}
      </select>`}
    </${Field}>
    <${Filters} filter=${filter} onChange=${set} />
    ${value ? html`<${Table} ...${{ club, value, by: filter.by }} />` : error ? null : html`<${Loading} />`}
    ${
      value?.unrated_games
        ? html`<p class="hint">${t("club.standings.unrated", { count: value.unrated_games })}
      </p>`
        : null
    }
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, value: Api.Standings, by: string}} props */
function Table({ club, value, by }) {
  if (!value.items.length) return html`<p class="hint">${t("club.standings.none")}</p>`;
  return html`<section class="paper board" aria-label=${t("club.standings.title")}>
    ${value.items.map(
      (row) => html`<details key=${row.member} class="player standing">
      <summary><span class="place">${row.place}</span>
        <span class="player-who"><strong>${row.name}</strong><small>${t("club.standings.games", { count: row.games })}
          </small></span>
        <b class="standing-figure">${figure(row, by, value.currency)}</b></summary>
      <${Figures} row=${row} standings=${value} />
      <p><a href=${link("club", club.id, "member", row.member)}>${t("club.standings.to_member", row)}</a></p>
    </details>`,
    )}
  </section>`;
}

/** @param {Filtering} props */
function Filters({ filter, onChange }) {
  return html`<details class="paper act"><summary>${filterTitle(filter)}</summary>
    <${Period} ...${{ filter, onChange }} />
    <${EventField} ...${{ filter, onChange }} />
    <${Family} filter=${filter} onChange=${onChange} />
    <${Variant} filter=${filter} onChange=${onChange} />
  </details>`;
}

/**
 * Which family's games, where there are several; its own figures rank nobody in games of another.
 * @param {Filtering} props
 */
function Family({ filter, onChange }) {
  const families = useFamilies();
  if (families.length < 2) return null;
  return html`<${Field} label=${t("club.family")}>
    ${(props) => html`<select ...${props} onChange=${(event) => onChange({ family: event.target.value, by: "wins" })}>
      <option value="">${t("club.any")}</option>
      ${families.map(
        ({ id, name }) => html`<option key=${id} value=${id} selected=${id === filter.family}>${name}
        </option>`,
      )}
    </select>`}
  </${Field}>`;
}

/** @param {Filtering} props */
function Variant({ filter, onChange }) {
  const variants = useVariants() ?? [];
  return html`<${Field} label=${t("club.variant")}>
    ${(props) => html`<select ...${props} onChange=${(event) => onChange({ variant: event.target.value })}>
      <option value="">${t("club.any")}</option>
      ${variants.map(
        ({ id, name }) => html`<option key=${id} value=${id} selected=${id === filter.variant}>${name}
        </option>`,
      )}
    </select>`}
  </${Field}>`;
}
