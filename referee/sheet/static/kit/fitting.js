/** A round that is being entered, once somebody has left the table. */
import { isList } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Row} Row */

/**
 * The draft without whoever is not at the table any more.
 * @param {any} draft @param {import("./spec.js").FormSpec} form @param {Set<string>} ids Of players and sides
 * @returns {Draft}
 */
export function fitting({ first, values = {}, ...others }, { rows }, ids) {
  const isHere = (/** @type {any} */ value) => [value ?? []].flat(2).every((id) => id === undefined || ids.has(id));
  const isFitting = (/** @type {Row} */ { kind, turns, at }) =>
    kind === "turns" && turns
      ? (values[at] ?? []).every((/** @type {any} */ turn) => isHere([turn[turns.person], turn[turns.others ?? ""]]))
      : kind !== "whose" || isHere(values[at]);
  const gone = rows.filter((row) => !isFitting(row)).map(({ at }) => at);
  const left = Object.fromEntries(Object.entries(values).filter(([at]) => !gone.includes(at)));
  for (const { at } of rows.filter(isList))
    if (left[at]) left[at] = left[at].filter((/** @type {any} */ each) => peopleIn(each).every((id) => ids.has(id)));
  return { ...others, values: left, ...(first === null || ids.has(first) ? { first } : {}) };
}

/** Whoever an entry of a list is about: a player, a side that did something, or both that a gift has. */
const peopleIn = (/** @type {any} */ each) =>
  typeof each === "string" ? [each] : [each.side, each.player, each.from, each.to].filter(Boolean);
