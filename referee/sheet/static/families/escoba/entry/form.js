/** The form of a round, for entering one and for putting one right. */
import { CardPicker } from "../../../kit/card-picker.js";
import { Category } from "../../../kit/category.js";
import { Counter } from "../../../kit/counter.js";
import { html } from "../../../lib.js";
import { Segments } from "../../../parts/fields.js";
import { t } from "../../../text.js";
import { categoriesOf, extrasOf, mayShare, ranksOf, sidesAt } from "../table.js";
import { CountsForm } from "./counts-form.js";
import { addRank, changed, eraseRank, setEscobas, setWho, tapShare } from "./draft.js";
import { Shares } from "./shares.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").RoundDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the round is on the sheet already
 * @property {(draft: import("./draft.js").RoundDraft) => void} onChange
 */

const MOST_ESCOBAS = 20;
const SUITS = 4;

/** @param {FormProps} props */
export function RoundForm({ onChange, ...others }) {
  const { draft } = others;
  const props = { ...others, onChange: (/** @type {typeof draft} */ next) => onChange(changed(draft, next)) };
  const Told = draft.form === "counts" ? CountsForm : OutcomeForm;
  return html`<${Segments} label=${t("escoba.form")} value=${draft.form}
      onChange=${(/** @type {typeof draft.form} */ form) => props.onChange({ ...draft, form, cursor: null })}
      options=${[
        ["outcome", t("escoba.form.outcome")],
        ["counts", t("escoba.form.counts")],
      ]} />
    <${Told} ...${props} />
    <${Escobas} ...${props} />
    ${draft.form === "outcome" ? html`<${Extras} ...${props} />` : null}
    ${draft.told ? html`<p class="hint">${t("escoba.told")}</p>` : null}`;
}

/** @param {FormProps} props */
const Escobas = ({ draft, table, onChange }) =>
  html`<section class="counters">${sidesAt(table).map(({ id, name }) => {
    const label = t("escoba.of", { what: t("escoba.escobas"), name });
    return html`<${Counter} key=${id} label=${label} at=${`/outcome/escobas/${id} /counts/${id}/escobas`}
      value=${draft.escobas[id] ?? 0} most=${MOST_ESCOBAS}
      onChange=${(/** @type {number} */ count) => onChange(setEscobas(draft, id, count))} />`;
  })}</section>`;

/** @param {FormProps} props */
const OutcomeForm = (props) =>
  html`<h2 class="ask">${t("escoba.who")}</h2>
    <section class="categories">${categoriesOf(props.table).map(
      (name) => html`<${Who} key=${name} name=${name} ...${props} />`,
    )}</section>`;

/** What only who has all of something scores, behind one tap. @param {FormProps} props */
function Extras(props) {
  const { draft, table } = props;
  const extras = extrasOf(table);
  const told = extras.filter((name) => draft.who[name]).length;
  if (!extras.length) return null;
  return html`<details class="asked" open=${told > 0 || undefined}><summary>
      ${told ? t("escoba.extras.told", { count: told }) : t("escoba.extras")}</summary>
    ${extras.map((name) => html`<${Who} key=${name} name=${name} ...${props} />`)}</details>`;
}

/** Who scores for something. @param {FormProps & {name: string}} props */
function Who({ draft, table, name, onChange }) {
  const value = draft.who[name];
  const asked = { label: t(`escoba.${name}`), at: `/outcome/${name}`, sides: sidesAt(table), value };
  const set = (/** @type {any} */ told) => onChange(setWho(draft, name, told));
  return mayShare(table, name)
    ? html`<${Shares} ...${asked} onNobody=${set}
        onTap=${(/** @type {string} */ side) => onChange(tapShare(draft, name, side))} />`
    : html`<${Category} ...${asked} mayBeNobody=${name !== "velo"} onChange=${set} />`;
}

/** Keys for the best ranks of the side that was tapped. @param {FormProps} props */
export function Foot({ draft, table, onChange }) {
  const side = draft.form === "counts" && draft.cursor;
  if (!side) return null;
  const mine = draft.best[side] ?? [];
  const name = sidesAt(table).find(({ id }) => id === side)?.name ?? "";
  return html`<${CardPicker} label=${t("escoba.best_of", { name })} packs=${SUITS} idle=${mine.length >= SUITS}
    cards=${{ ranks: ranksOf(table), suits: [], suited_ranks: [] }} gone=${Object.values(draft.best).flat()}
    onCard=${(/** @type {string} */ rank) => onChange(changed(draft, addRank(draft, side, rank)))}
    onErase=${mine.length ? () => onChange(changed(draft, eraseRank(draft, side))) : null} />`;
}
