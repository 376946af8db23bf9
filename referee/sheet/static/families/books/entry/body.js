/** A deal as it is sent, and what of it has to be told yet. */
import { ranksMissing, setsInAll, told } from "./draft.js";

/** @typedef {import("./draft.js").DealDraft} DealDraft */
/** @typedef {import("./draft.js").Table} Table */
/** @typedef {{ask: string, count?: number, rank?: string}} Missing The message that asks for it, and with what */

/**
 * What has to be told yet; null when everything is there.
 * @param {DealDraft} draft @param {Table} table @returns {Missing | null}
 */
export function missingOf(draft, table) {
  const left = setsInAll(table) - told(draft);
  if (left < 0) return { ask: "books.missing.many", count: -left };
  if (!left || (mayEndBefore(table) && told(draft))) return null;
  const ranks = draft.form === "sets" ? ranksMissing(draft, table) : [];
  return ranks.length === 1 ? { ask: "books.missing.one", rank: ranks[0] } : { ask: "books.missing.some", count: left };
}

/** Whether a deal may be over before all sets are out. @param {Table} table */
const mayEndBefore = ({ rules }) => rules.set.ends === "hand_or_stock";

/**
 * What is sent.
 * @param {DealDraft} draft @param {Table} table @param {number} number
 */
export function bodyOf(draft, { players }, number) {
  const { form, sets, counts, forfeits } = draft;
  const laid = form === "sets" ? { sets: filled(sets) } : { counts: countsOf(counts, players) };
  const given = forfeits.map((one) => (form === "sets" ? one : withoutRank(one)));
  return { number, ...laid, ...(given.length ? { forfeits: given } : {}) };
}

/** @param {Record<string, string[]>} sets */
const filled = (sets) => Object.fromEntries(Object.entries(sets).filter(([, ranks]) => ranks.length));

/** @param {Record<string, number>} counts @param {any[]} players */
const countsOf = (counts, players) => Object.fromEntries(players.map(({ id }) => [id, counts[id] ?? 0]));

/** @param {import("./draft.js").Forfeit} forfeit */
const withoutRank = ({ rank: _rank, ...rest }) => rest;
