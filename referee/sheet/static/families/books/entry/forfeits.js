/** Sets that are given away for a wrong ask: who gives one, and which. */
import { html, useState } from "../../../lib.js";
import { rankSign } from "../../../parts/cards.js";
import { Chips } from "../../../parts/fields.js";
import { Icon } from "../../../parts/icons.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import { leftOf } from "./draft.js";

/** @param {import("./form.js").FormProps} props */
export function Forfeits({ draft, table, onChange }) {
  const [giver, setGiver] = useState(/** @type {string | null} */ (null));
  const { forfeits, form } = draft;
  const give = (/** @type {string} */ from, /** @type {{rank?: string}} */ more) => {
    setGiver(null);
    onChange({ ...draft, forfeits: [...forfeits, { from, to: leftOf(from, table.players), ...more }] });
  };
  const tap = (/** @type {string} */ id) => (form === "sets" ? setGiver(id === giver ? null : id) : give(id, {}));
  return html`<details class="asked" data-at="/forfeits" open=${forfeits.length > 0 || undefined}><summary>
      ${forfeits.length ? t("books.forfeits.told", { count: forfeits.length }) : t("books.forfeits")}</summary>
    <p class="hint">${t("books.forfeits.hint")}</p>
    <ul class="told">${forfeits.map(
      (one, at) => html`<li key=${at}><span>${givenText(one, table)}</span>
        <button type="button" class="link-button" aria-label=${t("shape.remove", { label: givenText(one, table) })}
          onClick=${() => onChange({ ...draft, forfeits: forfeits.filter((_, other) => other !== at) })}>
          <${Icon} name="erase" /></button></li>`,
    )}</ul>
    <${Chips} label=${t("books.gives")} players=${table.players} chosen=${giver ? [giver] : []} onTap=${tap} />
    ${
      giver
        ? html`<${Which} ranks=${draft.sets[giver] ?? []}
            onTap=${(/** @type {string} */ rank) => give(giver, { rank })} />`
        : null
    }
  </details>`;
}

/** @param {{ranks: string[], onTap(rank: string): void}} props */
const Which = ({ ranks, onTap }) =>
  html`<div class="side-by-side" role="group" aria-label=${t("books.gives.rank")}><span>${t("books.gives.rank")}</span>
    ${ranks.map(
      (rank) =>
        html`<button type="button" key=${rank} class="chip" onClick=${() => onTap(rank)}>${rankSign(rank)}</button>`,
    )}</div>`;

/** @param {import("./draft.js").Forfeit} one @param {import("../../../families.js").Table} table */
function givenText({ from, to, rank }, table) {
  const names = { name: nameOf(table.game, from), other: nameOf(table.game, to ?? leftOf(from, table.players)) };
  return rank ? t("books.gave.rank", { ...names, rank: rankSign(rank) }) : t("books.gave", names);
}
