/** The persons who are marked in a row of a round: to whom something belongs, or who did something. */
import { put, valueAt } from "./draft.js";
import { isOf } from "./plan.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Row} Row */
/** @typedef {import("./plan.js").Plan} Plan */

/**
 * Somebody is tapped for something: it is theirs, and with a second tap nobody's.
 * @param {Draft} draft @param {Row} row @param {string} id @param {Row[]} [rows] Of which some may be apart
 * @returns {Draft}
 */
export function tap(draft, row, id, rows = []) {
  const before = valueAt(draft, row.at);
  if (row.kind === "players") {
    const those = before ?? [];
    if (those.includes(id)) return put(draft, row.at, without(those, [id]));
    return put(apart(draft, row, [id], rows), row.at, [...those, id]);
  }
  if (!row.may_share) return put(draft, row.at, before === id ? (row.may_be_nobody === false ? undefined : null) : id);
  const those = [before ?? []].flat();
  const now = those.includes(id) ? those.filter((other) => other !== id) : [...those, id];
  return put(draft, row.at, now.length > 1 ? now : (now[0] ?? null));
}

/**
 * Everybody who may have something has it; with a second tap nobody.
 * @param {Draft} draft @param {Row} row @param {Plan} plan @returns {Draft}
 */
export function tapAll(draft, row, plan) {
  const ids = plan.people.map(({ id }) => id).filter((id) => isOf(row, id, plan.first));
  const isSo = ids.every((id) => chosenIn(draft, plan, row).includes(id));
  return isSo ? put(draft, row.at, []) : put(apart(draft, row, ids, plan.rows), row.at, ids);
}

/**
 * Those who are marked in a row, and may be.
 * @param {Draft} draft @param {Plan} plan @param {Row} row @returns {string[]}
 */
export const chosenIn = (draft, { first }, row) =>
  [valueAt(draft, row.at) ?? []].flat().filter((id) => isOf(row, id, first));

/** The draft without what is apart from a row. @param {Draft} draft @param {Row} row @param {string[]} ids */
function apart(draft, row, ids, /** @type {Row[]} */ rows) {
  const others = row.apart ? rows.filter((other) => other.apart && other.at !== row.at) : [];
  return others.reduce((so, { at }) => put(so, at, without(valueAt(so, at) ?? [], ids)), draft);
}

/** @param {string[]} those @param {string[]} ids */
const without = (those, ids) => those.filter((id) => !ids.includes(id));
