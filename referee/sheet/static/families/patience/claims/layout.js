/** A layout that is put together by tapping: piles by name, each with its cards from the bottom. */
import { RANKS, SUITS } from "../cards.js";

/**
 * @typedef {object} LayoutDraft
 * @property {Record<string, number>} up How far each suit has come
 * @property {string[][]} columns
 * @property {number[]} down Cards face down below them
 * @property {string[]} waste
 * @property {string[]} cells
 * @property {number} pass
 * @property {string} at The pile that the keys put cards on: `t1`, `waste`, `cells`, `f`
 */

export const UNSEEN = "?";
const PACK = 52;

/** True if some cards lie face down. @param {any} rules */
export const hasStock = (rules) => rules.draw !== undefined;

/** As it is dealt, before any card is told. @param {any} rules @returns {LayoutDraft} */
export const dealt = (rules) => ({
  up: { C: 0, D: 0, H: 0, S: 0 },
  columns: Array.from({ length: rules.columns }, () => []),
  down: Array.from({ length: rules.columns }, (_, at) => (hasStock(rules) ? at : 0)),
  waste: [],
  cells: [],
  pass: 1,
  at: "t1",
});

/** The piles to tap, from above. @param {LayoutDraft} layout @param {any} rules */
export const pilesOf = (layout, rules) => [
  "f",
  ...(hasStock(rules) ? ["waste"] : ["cells"]),
  ...layout.columns.map((_, at) => `t${at + 1}`),
];

/** The place of a column, from 0; -1 for other piles. @param {string} pile */
export const columnOf = (pile) => (pile.startsWith("t") ? Number(pile.slice(1)) - 1 : -1);

/** The path of a pile in the body that is sent. @param {string} pile */
export function placeOf(pile) {
  if (pile === "f") return "/layout/foundations";
  return columnOf(pile) < 0 ? `/layout/${pile}` : `/layout/tableau/${columnOf(pile)}`;
}

/** The cards of a pile. @param {LayoutDraft} layout @param {string} pile @returns {string[]} */
export function cardsAt(layout, pile) {
  if (pile === "waste" || pile === "cells") return layout[pile];
  return layout.columns[columnOf(pile)] ?? [];
}

/** A card on the chosen pile, or a suit that has come so far. @param {LayoutDraft} layout @param {string} card */
export function withCard(layout, card) {
  if (layout.at === "f")
    return { ...layout, up: { ...layout.up, [card.slice(-1)]: RANKS.indexOf(card.slice(0, -1)) + 1 } };
  return withCards(layout, [...cardsAt(layout, layout.at), card]);
}

/** The chosen pile without its last card; the foundations anew. @param {LayoutDraft} layout */
export const erased = (layout) =>
  layout.at === "f"
    ? { ...layout, up: { C: 0, D: 0, H: 0, S: 0 } }
    : withCards(layout, cardsAt(layout, layout.at).slice(0, -1));

/** @param {LayoutDraft} layout @param {string[]} cards @returns {LayoutDraft} */
function withCards(layout, cards) {
  const { at } = layout;
  if (at === "waste" || at === "cells") return { ...layout, [at]: cards };
  return { ...layout, columns: layout.columns.map((column, place) => (place === columnOf(at) ? cards : column)) };
}

/** True if the chosen pile takes no other card: its cells are full, or all cards lie somewhere. */
/** @param {LayoutDraft} layout @param {any} rules */
export const isFull = (layout, rules) =>
  layout.at !== "f" && (roomIn(layout) < 1 || (layout.at === "cells" && layout.cells.length >= rules.cells));

/** Every card that lies somewhere, so that its key is asleep. @param {LayoutDraft} layout */
export const goneIn = (layout) => [
  ...SUITS.flatMap((suit) => RANKS.slice(0, layout.up[suit]).map((rank) => rank + suit)),
  ...layout.waste,
  ...layout.cells,
  ...layout.columns.flat(),
];

/** The number of cards that lie neither face up nor in a cell. @param {LayoutDraft} layout */
function roomIn({ up, waste, cells, columns }) {
  const cardsUp = SUITS.reduce((all, suit) => all + up[suit], 0);
  return Math.max(0, PACK - cardsUp - waste.length - cells.length - columns.flat().length);
}

/**
 * The cards face down in each column: as many as there can be. The more cards are told, the fewer are left to lie face
 * down, first below nothing, then in the columns that have the most.
 * @param {LayoutDraft} layout @returns {number[]}
 */
export function downIn(layout) {
  const down = [...layout.down];
  const isBare = (/** @type {number} */ at) => !layout.columns[at].length;
  let excess = down.reduce((all, count) => all + count, 0) - roomIn(layout);
  const order = down.map((_, at) => at).sort((a, b) => Number(isBare(b)) - Number(isBare(a)) || down[b] - down[a]);
  for (const at of order) {
    const less = Math.max(0, Math.min(down[at], excess));
    down[at] -= less;
    excess -= less;
  }
  return down;
}

/** Whatever lies nowhere else is in the stock. @param {LayoutDraft} layout */
export const stockOf = (layout) => roomIn(layout) - downIn(layout).reduce((all, count) => all + count, 0);

/** The layout as it is sent. @param {LayoutDraft} layout @param {any} rules */
export function layoutBody(layout, rules) {
  const { up, columns, waste, cells, pass } = layout;
  if (hasStock(rules)) {
    const down = downIn(layout);
    const tableau = columns.map((cards, at) => ({ down: down[at], up: cards }));
    return { stock: stockOf(layout), waste, pass, foundations: up, tableau };
  }
  const empty = Array.from({ length: rules.cells - cells.length }, () => null);
  return { cells: [...cells, ...empty], foundations: up, tableau: columns };
}

/** The draft of a layout that the referee has told. @param {any} body @param {any} rules @returns {LayoutDraft} */
export function layoutOf(body, rules) {
  const count = (/** @type {number | string[]} */ pile) => (typeof pile === "number" ? pile : pile.length);
  const columns = body.tableau.map((/** @type {any} */ column) => column.up ?? column);
  return {
    ...dealt(rules),
    up: body.foundations,
    columns,
    down: body.tableau.map((/** @type {any} */ column) => count(column.down ?? 0)),
    waste: body.waste ?? [],
    cells: (body.cells ?? []).filter(Boolean),
    pass: body.pass ?? 1,
  };
}
