/** The form of a deal: players with their books, and keys of ranks where the thumb is. */
import { html } from "../../../lib.js";
import { CardPicker } from "../../../kit/card-picker.js";
import { Counter } from "../../../kit/counter.js";
import { Rows } from "../../../kit/rows.js";
import { rankSign } from "../../../parts/cards.js";
import { Segments } from "../../../parts/fields.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import { eraseRank, ranksTold, setsInAll, setsOfRank, tapRank, told } from "./draft.js";
import { Forfeits } from "./forfeits.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").DealDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the deal is on the sheet already
 * @property {(draft: import("./draft.js").DealDraft) => void} onChange
 */

/** Whether sets are pairs. @param {import("../../../families.js").Table} table */
const arePairs = ({ rules }) => setsOfRank(rules) > 1;

/** @param {FormProps} props */
export function DealForm(props) {
  const { draft, table, onChange } = props;
  const Form = draft.form === "sets" ? SetsForm : CountsForm;
  return html`
    ${
      table.rules.set.points
        ? null
        : html`<${Segments} label=${t("books.form")} value=${draft.form}
            onChange=${(/** @type {typeof draft.form} */ form) => onChange({ ...draft, form })}
            options=${[
              ["sets", t(arePairs(table) ? "books.form.sets.pairs" : "books.form.sets")],
              ["counts", t("books.form.counts")],
            ]} />`
    }
    <${Form} ...${props} />
    ${table.rules.set.wrong_ask === "gives_set" ? html`<${Forfeits} ...${props} />` : null}`;
}

/** Whoever is chosen gets the ranks that are tapped. @param {FormProps} props */
function SetsForm({ draft, table, onChange }) {
  const rows = table.players.map(({ id, name }) => {
    const ranks = draft.sets[id] ?? [];
    return {
      id,
      name,
      about: ranks.length ? ranks.map(rankSign).join(" ") : t("books.none"),
      value: ranks.length,
      chosen: draft.whose === id,
      at: `/sets/${id}`,
    };
  });
  const label = t(arePairs(table) ? "books.who.pairs" : "books.who");
  return html`<h2 class="ask">${label}</h2><${Rows} label=${label} rows=${rows}
    onTap=${(/** @type {string} */ whose) => onChange({ ...draft, whose })} />`;
}

/** @param {FormProps} props */
function CountsForm({ draft, table, onChange }) {
  const set = (/** @type {string} */ id, /** @type {number} */ count) =>
    onChange({ ...draft, counts: { ...draft.counts, [id]: count } });
  return html`<h2 class="ask">${t("books.form.counts")}</h2>${table.players.map(
    ({ id, name }) => html`<${Counter} key=${id} label=${t("books.of", { name })} text=${name}
      at=${`/counts/${id}`} value=${draft.counts[id] ?? 0} most=${setsInAll(table)}
      onChange=${(/** @type {number} */ count) => set(id, count)} />`,
  )}<p class="facts-line" role="status">${toldText(draft, table)}</p>`;
}

/** @param {FormProps["draft"]} draft @param {FormProps["table"]} table */
const toldText = (draft, table) => t("books.told", { told: told(draft), whole: setsInAll(table) });

/**
 * Where the thumb is: how many are told, and the ranks. A correction has keys once somebody is chosen.
 * @param {FormProps} props
 */
export function Foot({ draft, table, corrects, onChange }) {
  const { whose } = draft;
  if (draft.form !== "sets" || (corrects && !whose)) return null;
  const cards = table.cards && { ...table.cards, suits: [], suited_ranks: [] };
  return html`<p class="facts-line" role="status">${toldText(draft, table)}</p>
    <${CardPicker} label=${whose ? t("books.taps", { name: nameOf(table.game, whose) }) : t("books.who")}
      cards=${cards} gone=${ranksTold(draft)} packs=${setsOfRank(table.rules)} idle=${!whose}
      onCard=${(/** @type {string} */ rank) => onChange(tapRank(draft, rank))}
      onErase=${whose && draft.sets[whose]?.length ? () => onChange(eraseRank(draft)) : null} />`;
}
