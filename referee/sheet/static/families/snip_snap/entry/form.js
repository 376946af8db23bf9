/** The form of a deal: who was out first, and beside each player what the chips ask for. */
import { html } from "../../../lib.js";
import { Counter } from "../../../kit/counter.js";
import { Rows } from "../../../kit/rows.js";
import { t } from "../../../text.js";
import { countOf, kindOf, put, tapOut } from "./draft.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").DealDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the deal is on the sheet already
 * @property {(draft: import("./draft.js").DealDraft) => void} onChange
 */

/** What each kind of chips asks for besides who was out. */
const MORE = { none: LeftIfTold, pot: PotForm, per_card: LeftForm, fines: Fines };

/** @param {FormProps} props */
export function DealForm(props) {
  const kind = kindOf(props.table);
  const More = MORE[kind];
  return html`${kind === "fines" ? null : html`<${Out} ...${props} />`}<${More} ...${props} />`;
}

/** @param {FormProps} props */
function Out({ draft, table, corrects, onChange }) {
  const dealt = corrects ? {} : (table.game.next?.cards_of ?? {});
  const rows = table.players.map(({ id, name }) => ({
    id,
    name,
    about: dealt[id] ? t("snip_snap.dealt", { count: dealt[id] }) : undefined,
    value: draft.out === id ? t("snip_snap.is_out") : null,
    chosen: draft.out === id,
    at: draft.out === id ? "/out" : undefined,
  }));
  return html`<h2 class="ask">${t("snip_snap.out")}</h2><${Rows} label=${t("snip_snap.out")} rows=${rows}
    onTap=${(/** @type {string} */ id) => onChange(tapOut(draft, id))} />`;
}

/** Two figures with a pot: the passes, and cards left if somebody wants them. @param {FormProps} props */
function PotForm(props) {
  const { draft, table, onChange } = props;
  return html`<h2 class="ask">${t("snip_snap.passes")}</h2>${table.players.map(
    ({ id, name }) => html`<${Counter} key=${id} label=${t("snip_snap.passes.of", { name })} text=${name}
      at=${`/passes/${id}`} value=${draft.passes[id] ?? 0}
      onChange=${(/** @type {number} */ count) => onChange(put(draft, "passes", id, count))} />`,
  )}<${LeftIfTold} ...${props} />`;
}

/** Cards left where nobody pays for them. @param {FormProps} props */
function LeftIfTold(props) {
  const { draft, onChange } = props;
  if (!draft.out) return null;
  const open = (/** @type {any} */ event) => {
    if (event.target.open !== Boolean(draft.told)) onChange({ ...draft, told: event.target.open });
  };
  return html`<details class="asked" open=${draft.told || undefined} onToggle=${open}>
    <summary>${t("snip_snap.left.ask")}</summary><p class="hint">${t("snip_snap.left.hint")}</p>
    <${LeftForm} ...${props} /></details>`;
}

/** @param {FormProps} props */
function LeftForm({ draft, table, onChange }) {
  if (!draft.out) return null;
  const dealt = table.game.next?.cards_of ?? {};
  return html`<h2 class="ask">${t("snip_snap.left")}</h2>${table.players
    .filter(({ id }) => id !== draft.out)
    .map(
      ({ id, name }) => html`<${Counter} key=${id} label=${t("snip_snap.left.of", { name })} text=${name}
        at=${`/left/${id}`} value=${countOf(draft.left[id])} most=${dealt[id] ?? 52}
        onChange=${(/** @type {number} */ count) => onChange(put(draft, "left", id, count))} />`,
    )}`;
}

/** @param {FormProps} props */
function Fines({ draft, table, corrects, onChange }) {
  const pool = Object.values(draft.paid).reduce((sum, count) => sum + count, table.game.next?.pool ?? 0);
  return html`<h2 class="ask">${t("snip_snap.paid")}</h2>${table.players.map(({ id, name, counters }) => {
    const most = corrects ? Infinity : counters;
    const text = corrects ? name : html`${name} <small>${t("snip_snap.paid.have", { count: counters })}</small>`;
    return html`<${Counter} key=${id} label=${t("snip_snap.paid.of", { name })} text=${text}
      at=${`/paid/${id}`} value=${draft.paid[id] ?? 0} most=${most}
      onChange=${(/** @type {number} */ count) => onChange(put(draft, "paid", id, count))} />`;
  })}
  ${corrects ? null : html`<p class="facts-line" role="status">${t("snip_snap.pool", { count: pool })}</p>`}`;
}
