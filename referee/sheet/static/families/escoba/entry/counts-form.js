/** A round by its counts: cards, coins and sevens of each side, the seven of coins, and the best of each suit. */
import { Category } from "../../../kit/category.js";
import { Counter } from "../../../kit/counter.js";
import { Rows } from "../../../kit/rows.js";
import { html } from "../../../lib.js";
import { number, t } from "../../../text.js";
import { countedOf, IN_ALL, sidesAt } from "../table.js";
import { setCount } from "./draft.js";

/** @param {import("./form.js").FormProps} props */
export function CountsForm({ draft, table, onChange }) {
  const sides = sidesAt(table);
  const { score } = table.rules;
  const rows = sides.map(({ id, name }) => ({
    id,
    name,
    chosen: draft.cursor === id,
    at: `/counts/${id}/setenta`,
    value: (draft.best[id] ?? []).join(" ") || t("escoba.untold"),
  }));
  return html`<h2 class="ask">${t("escoba.how_many")}</h2>
    ${countedOf(table).map(
      (what) =>
        html`<section key=${what} class="counters">${sides.map(
          ({ id, name }) => html`<${Amount} key=${id} label=${t("escoba.of", { what: t(`escoba.count.${what}`), name })}
            at=${`/counts/${id}/${what}`} value=${draft.counts[id]?.[what]} all=${IN_ALL[what]} sides=${sides.length}
            onChange=${(/** @type {number} */ count) => onChange(setCount(draft, table, id, what, count))} />`,
        )}</section>`,
    )}
    ${
      score.velo
        ? html`<${Category} label=${t("escoba.velo")} sides=${sides} value=${draft.velo}
            at=${sides.map(({ id }) => `/counts/${id}/velo`).join(" ")} mayBeNobody=${false}
            onChange=${(/** @type {any} */ velo) => onChange({ ...draft, velo })} />`
        : null
    }
    ${
      score.setenta
        ? html`<h3 class="ask">${t("escoba.best")}</h3><${Rows} label=${t("escoba.best")} rows=${rows}
            onTap=${(/** @type {string} */ id) => onChange({ ...draft, cursor: draft.cursor === id ? null : id })} />`
        : null
    }`;
}

/**
 * A count that nobody has told begins with an equal share.
 * @param {{label: string, at: string, value: number | undefined, all: number, sides: number,
 *   onChange(count: number): void}} props
 */
function Amount({ label, at, value, all, sides, onChange }) {
  const share = Math.floor(all / sides);
  const set = (/** @type {number} */ count) => onChange(value === undefined ? share : count);
  return html`<${Counter} label=${label} at=${at} value=${value ?? share} most=${all} onChange=${set}
    shown=${(/** @type {number} */ count) => (value === undefined ? t("escoba.untold") : number(count))} />`;
}
