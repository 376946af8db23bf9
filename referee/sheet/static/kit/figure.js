/** A figure that somebody types, or the cards that somebody picks: a key that leads to it. */
import { html } from "../lib.js";
import { cardName, Cards, rankLetter } from "../parts/cards.js";
import { messagesAt } from "../parts/fields.js";
import { useChosenInSight } from "../parts/in-sight.js";
import { list, number, t } from "../text.js";
import { hasZero } from "./body.js";
import { lit, numberIn, takesCards, valueAt } from "./draft.js";

/** @typedef {import("./spec.js").Cell} Cell */
/** @typedef {Pick<import("./grid.js").GridProps, "plan" | "draft" | "current" | "onChange">} Props */

/** @param {{cell: Cell} & Props} props */
export function Figure({ cell, plan, draft, current, onChange }) {
  const { text, isTyped } = textIn(cell, draft, plan);
  const isCards = takesCards(cell) && isTyped;
  const aloud = isCards ? spoken(cell, [valueAt(draft, cell.at)].flat()) : text;
  return html`<button type="button" class=${`grid-cell${isTyped ? "" : " grid-open"}`} data-at=${cell.path}
    aria-pressed=${cell.at === current} aria-label=${labelOf(cell, aloud)}
    onClick=${() => onChange(lit(draft, cell.at))}>
    ${isCards ? html`<${Picked} cell=${cell} draft=${draft} />` : text}</button>`;
}

/** @param {Cell} cell @param {string} text */
const labelOf = ({ row: { label }, person }, text) =>
  person ? t("grid.figure", { label, name: person.name, text }) : t("grid.of_all", { label, text });

/** @param {string[]} ranks */
const lettersOf = (ranks) => ranks.map((rank) => rankLetter(rank)).join(" ");

/** The same for who does not see it: ranks as they stand there, cards by their names. */
const spoken = (/** @type {Cell} */ { row }, /** @type {string[]} */ cards) =>
  row.ranks?.length ? lettersOf(cards) : list(cards.map(cardName));

/** Ranks as they were picked, or whole cards. @param {{cell: Cell, draft: Props["draft"]}} props */
function Picked({ cell, draft }) {
  const cards = [valueAt(draft, cell.at)].flat();
  return cell.row.ranks?.length ? lettersOf(cards) : html`<${Cards} cards=${cards} />`;
}

/** @param {Cell} cell @param {Props["draft"]} draft @param {Props["plan"]} plan */
function textIn(cell, draft, plan) {
  const { at, row } = cell;
  const typed = valueAt(draft, at);
  if (takesCards(cell)) return { text: "·", isTyped: Boolean(typed?.length) };
  const value = numberIn(draft, plan, cell);
  const isTyped = typed !== undefined && typed !== "";
  if (typed === "-") return { text: "−", isTyped };
  if (value === undefined) return { text: hasZero(cell) ? number(0) : "·", isTyped };
  return { text: value === 0 && row.zero ? row.zero : number(value), isTyped };
}

/**
 * The figures of the whole round, each in a line with its words.
 * @param {Props & {cells: Cell[], errors: any[]}} props
 */
export function Figures({ cells, errors, ...props }) {
  const lines = useChosenInSight(".grid-cell[aria-pressed=true]");
  if (!cells.length) return null;
  return html`<div class="figure-lines" ref=${lines}>${cells.map((cell) => {
    const { label, hint } = cell.row;
    return html`<div key=${cell.at} class="figure-line">
      <span>${label}${hint ? html` <small>${hint}</small>` : null}</span><${Figure} cell=${cell} ...${props} />
      ${messagesAt({ errors }, cell.path).map(
        (/** @type {{message: string}} */ { message }) =>
          html`<small key=${message} class="wrong" role="alert">${message}</small>`,
      )}</div>`;
  })}</div>`;
}
