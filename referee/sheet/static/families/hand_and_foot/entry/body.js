/** A round as it is sent, and what of it has to be told yet. */
import { sideOf } from "../../../table.js";
import { isTold, sideIn, slotsOf } from "./draft.js";

/** @typedef {import("./draft.js").RoundDraft} RoundDraft */
/** @typedef {import("./draft.js").Table} Table */

/** The sides that play the round. @param {Table} table @returns {string[]} */
export const sidesIn = ({ players }) => [...new Set(players.map(sideOf))];

/**
 * What has to be told yet: `out`, or a figure; null when everything is there.
 * @param {RoundDraft} draft @param {Table} table @returns {{ask: string, side?: string} | null}
 */
export function missingOf(draft, table) {
  if (draft.out === undefined) return { ask: "out" };
  const slot = slotsOf(sidesIn(table)).find((one) => !isTold(draft, one));
  return slot ? { ask: slot.kind, side: slot.side } : null;
}

/** What is sent. @param {RoundDraft} draft @param {Table} table @param {number} number */
export function bodyOf(draft, table, number) {
  const { out, cut, penalties } = draft;
  return {
    number,
    out,
    sides: Object.fromEntries(sidesIn(table).map((side) => [side, sideBody(sideIn(draft, side))])),
    ...(cut.length ? { exact_cut: cut } : {}),
    ...(penalties.length ? { penalties } : {}),
  };
}

/** @param {import("./draft.js").SideDraft} side */
function sideBody({ books, red, heldRed, melded, held, told = {} }) {
  const some = Object.values(books).some(Boolean) ? { books } : {};
  return {
    ...(told.melds ? { melds: told.melds } : { ...some, melded: Number(melded) }),
    ...(red ? { red_threes: red } : {}),
    ...(told.held_cards
      ? { held_cards: told.held_cards }
      : { held: Number(held), ...(heldRed ? { held_red_threes: heldRed } : {}) }),
  };
}
