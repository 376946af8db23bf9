/** A round that is being entered, after taps on keys of cards. */
import { goneOn, litIn, openAfter, put, valueAt } from "./draft.js";
import { boundOf } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Cell} Cell */
/** @typedef {import("./plan.js").Plan} Plan */

/**
 * A card more, or the last one less.
 * @param {Draft} draft @param {Plan} plan @param {string | null} card @returns {Draft}
 */
export function pick(draft, plan, card) {
  const cell = litIn(draft, plan);
  if (!cell) return draft;
  if (cell.row.kind === "card") return pickOne(draft, plan, cell, card);
  const cards = valueAt(draft, cell.at) ?? [];
  const next = { ...put(draft, cell.at, card === null ? cards.slice(0, -1) : [...cards, card]), lit: cell.at };
  const isWhole = card !== null && cards.length + 1 >= (boundOf(cell.row.most, plan.players) ?? Infinity);
  return isWhole ? goneOn(next, openAfter(next, plan)) : next;
}

/**
 * Another card, after which keys go on; or the one there taken back, or where none is there that of the cell before.
 * @param {Draft} draft @param {Plan} plan @param {Cell} cell @param {string | null} card @returns {Draft}
 */
function pickOne(draft, plan, cell, card) {
  if (card === null) {
    const at = cardToErase(draft, plan, cell) ?? cell.at;
    return { ...put(draft, at, undefined), lit: at };
  }
  const next = { ...put(draft, cell.at, card), lit: cell.at };
  return goneOn(next, openAfter(next, plan));
}

/**
 * The place of the card that the key which takes back is for.
 * @param {Draft} draft @param {Plan} plan @param {Cell} cell
 */
export function cardToErase(draft, { cells }, cell) {
  const before = cells.slice(0, cells.indexOf(cell) + 1).filter(({ row: { kind } }) => kind === cell.row.kind);
  return before.findLast(({ at }) => valueAt(draft, at)?.length)?.at;
}
