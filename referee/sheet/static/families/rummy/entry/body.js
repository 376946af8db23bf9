/** A round as it is sent, and what of it has to be told yet. */
import { inCards, isGin, isTold, slotsOf } from "./draft.js";

/** @typedef {import("./draft.js").RoundDraft} RoundDraft */
/** @typedef {import("./draft.js").Table} Table */

/**
 * What has to be told yet: `out`, `knock`, or a figure; null when everything is there.
 * @param {RoundDraft} draft @param {Table} table @returns {{ask: string, player?: string} | null}
 */
export function missingOf(draft, table) {
  if (draft.out === undefined) return { ask: isGin(table) ? "knock" : "out" };
  const slot = slotsOf(draft, table).find((one) => !isTold(draft, table, one));
  return slot ? { ask: slot.kind, player: slot.player } : null;
}

/** What is sent. @param {RoundDraft} draft @param {Table} table @param {number} number */
export function bodyOf(draft, table, number) {
  const slots = slotsOf(draft, table);
  const of = (/** @type {boolean} */ cards, /** @type {"melded" | "deadwood"} */ kind) =>
    slots.filter((slot) => slot.kind === kind && inCards(draft, table, slot) === cards);
  const figures = (/** @type {"melded" | "deadwood"} */ kind) =>
    Object.fromEntries(of(false, kind).map(({ player }) => [player, Number(draft[kind][player])]));
  const some = (/** @type {string} */ name, /** @type {Record<string, any>} */ value) =>
    Object.keys(value).length ? { [name]: value } : {};
  return {
    number,
    [isGin(table) ? "knock" : "out"]: draft.out,
    ...(draft.rummy ? { rummy: true } : {}),
    ...(draft.big ? { big: true } : {}),
    ...some("melded", figures("melded")),
    ...some("deadwood", figures("deadwood")),
    ...some("left", Object.fromEntries(of(true, "deadwood").map(({ player }) => [player, draft.left[player]]))),
    ...(draft.told ?? {}),
  };
}
