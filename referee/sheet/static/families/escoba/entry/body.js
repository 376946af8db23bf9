/** A round as it is sent, and what of it has to be told yet. */
import { categoriesOf, countedOf, extrasOf, sidesAt } from "../table.js";

/** @typedef {import("./draft.js").RoundDraft} RoundDraft */
/** @typedef {import("./draft.js").Table} Table */

/** @typedef {{ask: string, what?: string, name?: string}} Missing The end of the message that asks, and with what */

/**
 * What has to be told yet; null when everything is there.
 * @param {RoundDraft} draft @param {Table} table @returns {Missing | null}
 */
export function missingOf(draft, table) {
  if (draft.form === "counts") return missingCount(draft, table);
  const ask = categoriesOf(table).find((name) => draft.who[name] === undefined);
  return ask ? { ask } : null;
}

/** @param {RoundDraft} draft @param {Table} table @returns {Missing | null} */
function missingCount(draft, table) {
  for (const { id, name } of sidesAt(table)) {
    const what = countedOf(table).find((one) => draft.counts[id]?.[one] === undefined);
    if (what) return { ask: "count", what, name };
  }
  if (table.rules.score.velo && draft.velo === undefined) return { ask: "velo" };
  const isNamed = Object.values(draft.best).some((ranks) => ranks.length);
  return table.rules.score.setenta && !isNamed ? { ask: "best" } : null;
}

/**
 * What is sent.
 * @param {RoundDraft} draft @param {Table} table @param {number} number
 */
export function bodyOf(draft, table, number) {
  if (draft.told) return { number, ...draft.told };
  const sides = sidesAt(table).map(({ id }) => id);
  const made = (/** @type {string} */ side) => draft.escobas[side] ?? 0;
  if (draft.form === "counts") {
    return { number, counts: Object.fromEntries(sides.map((side) => [side, countOf(draft, table, side, made(side))])) };
  }
  const names = [...categoriesOf(table), ...extrasOf(table)];
  const who = Object.fromEntries(names.map((name) => [name, draft.who[name] ?? null]));
  return { number, outcome: { escobas: Object.fromEntries(sides.map((side) => [side, made(side)])), ...who } };
}

/** @param {RoundDraft} draft @param {Table} table @param {string} side @param {number} escobas */
function countOf(draft, table, side, escobas) {
  const figures = Object.fromEntries(countedOf(table).map((what) => [what, draft.counts[side]?.[what]]));
  return {
    ...figures,
    ...(draft.velo === side ? { velo: true } : {}),
    ...(table.rules.score.setenta && draft.best[side]?.length ? { setenta: draft.best[side] } : {}),
    escobas,
  };
}
