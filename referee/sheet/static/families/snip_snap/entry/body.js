/** A deal as it is sent, and what of it has to be told yet. */
import { countOf, kindOf } from "./draft.js";

/** @typedef {import("./draft.js").DealDraft} DealDraft */
/** @typedef {import("./draft.js").Table} Table */
/** @typedef {{ask: string, player?: string}} Missing The message that asks for it, and of whom */

/**
 * What has to be told yet; null when everything is there.
 * @param {DealDraft} draft @param {Table} table @returns {Missing | null}
 */
export function missingOf(draft, table) {
  const kind = kindOf(table);
  if (draft.turns || kind === "fines") return null;
  if (!draft.out) return { ask: "snip_snap.missing.out" };
  if (kind !== "per_card") return null;
  const open = table.players.find(({ id }) => id !== draft.out && !countOf(draft.left[id]));
  return open ? { ask: "snip_snap.missing.left", player: open.id } : null;
}

/**
 * What is sent.
 * @param {DealDraft} draft @param {Table} table @param {number} number
 */
export function bodyOf(draft, table, number) {
  const { turns, out, passes, left, paid } = draft;
  if (turns) return { number, turns };
  const kind = kindOf(table);
  const all = (/** @type {Record<string, number>} */ of) =>
    Object.fromEntries(table.players.map(({ id }) => [id, of[id] ?? 0]));
  return {
    number,
    ...(kind === "fines" ? { paid: all(paid) } : {}),
    ...(out ? { out } : {}),
    ...(kind === "pot" || hasAny(passes) ? { passes: all(passes) } : {}),
    ...(kind === "per_card" || draft.told ? { left: others(left) } : {}),
  };
}

/** Whether something was told that the form does not ask for. @param {Record<string, number>} told */
const hasAny = (told) => Object.keys(told).length > 0;

/** @param {Record<string, number | string[]>} left */
const others = (left) => Object.fromEntries(Object.entries(left).filter(([, cards]) => countOf(cards) > 0));
