/** Keys of cards for a cell, and how many all have of those that there are. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { CardKeys } from "./card-keys.js";
import { NEXT, press, put, valueAt } from "./draft.js";
import { pickedIn, unpicked } from "./picked.js";
import { cardToErase, pick } from "./picking.js";
import { boundOf } from "./plan.js";

/** @param {any} props */
export function Deck({ cell, plan, draft, table, label, hasNext, onChange }) {
  const { row } = cell;
  const isOne = row.kind === "card"; // Another card takes its place, and how often there is one the service knows.
  const gone = isOne ? [] : pickedIn(draft, plan, row);
  const mine = valueAt(draft, cell.at) ?? [];
  const cards = row.ranks ? { ranks: row.ranks, suits: [], suited_ranks: [] } : table.cards;
  const mayErase = isOne ? cardToErase(draft, plan, cell) : mine.length;
  return html`<${Together} ...${{ cell, plan, draft, count: gone.length, onChange }} />
    <${CardKeys} label=${label} cards=${cards} gone=${gone} copies=${boundOf(row.copies, plan.players) ?? 1}
    idle=${!isOne && mine.length >= (boundOf(row.most, plan.players) ?? Infinity)}
    onCard=${(/** @type {string} */ card) => onChange(pick(draft, plan, card))}
    onErase=${mayErase ? () => onChange(pick(draft, plan, null)) : null}
    onNext=${hasNext ? () => onChange(press(draft, plan, NEXT)) : null} />`;
}

/**
 * The number of cards that all have of so many, and a key that gives the rest to one.
 * @param {any} props
 */
function Together({ cell, plan, draft, count, onChange }) {
  const left = unpicked(draft, plan, cell.row);
  const { total } = cell.row;
  if (total === undefined) return null;
  const mine = valueAt(draft, cell.at) ?? [];
  return html`<p class="pad-sum cards-together"><span role="status">${t("kit.of", { count, total })}</span>
    <button type="button" class="chip" disabled=${!count || !left.length}
      onClick=${() => onChange(put(draft, cell.at, [...mine, ...left]))}>
      ${t("kit.rest", { name: cell.person?.name ?? "" })}</button></p>`;
}
