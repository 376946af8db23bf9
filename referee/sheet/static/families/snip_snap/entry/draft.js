/** A deal that is being entered: who was out first, and what it costs by the kind of chips. */

/**
 * @typedef {object} DealDraft
 * @property {string | null} out Who was out of cards first
 * @property {Record<string, number>} passes
 * @property {Record<string, number | string[]>} left How many cards, or which
 * @property {Record<string, number>} paid
 * @property {boolean} [told] Whether cards left are told where nobody pays for them
 * @property {any[]} [turns] Of a deal that was told turn by turn, as long as nothing of it is changed
 */
/** @typedef {import("../../../families.js").Table} Table */

/** @returns {DealDraft} */
export const emptyDeal = () => ({ out: null, passes: {}, left: {}, paid: {} });

/** What is told besides who was out. @param {Table} table @returns {"none" | "pot" | "per_card" | "fines"} */
export const kindOf = ({ rules }) => rules.chips.kind;

/**
 * Whoever is tapped was out, and has no cards left.
 * @param {DealDraft} draft @param {string} id @returns {DealDraft}
 */
export function tapOut(draft, id) {
  const { [id]: _cards, ...left } = draft.left;
  return { ...changed(draft), out: draft.out === id ? null : id, left };
}

/**
 * A figure of a player's.
 * @param {DealDraft} draft @param {"passes" | "left" | "paid"} of @param {string} id @param {number} count
 * @returns {DealDraft}
 */
export const put = (draft, of, id, count) => ({ ...changed(draft), [of]: { ...draft[of], [id]: count } });

/** Turns say everything, so that they go with the first change. @param {DealDraft} draft @returns {DealDraft} */
const changed = ({ turns: _turns, ...rest }) => rest;

/** @param {number | string[] | undefined} left */
export const countOf = (left) => (Array.isArray(left) ? left.length : (left ?? 0));

/** The draft of a deal as the service has it, or as it was sent. @param {any} deal @returns {DealDraft} */
export function draftOf({ out = null, passes = {}, left, cards_left: counted = {}, paid = {}, turns }) {
  const others = Object.fromEntries(Object.entries(left ?? counted).filter(([, cards]) => countOf(cards) > 0));
  return { ...emptyDeal(), out, passes, left: others, paid, told: Boolean(left), ...(turns ? { turns } : {}) };
}

/** The draft without whoever is not in any more. @param {any} draft @param {Table} table @returns {DealDraft} */
export function fitting(draft, { players }) {
  /** @type {DealDraft} */
  const whole = { ...emptyDeal(), ...draft };
  const isIn = (/** @type {string} */ id) => players.some((player) => player.id === id);
  /** @param {Record<string, any>} of */
  const those = (of) => Object.fromEntries(Object.entries(of).filter(([id]) => isIn(id)));
  const out = whole.out && isIn(whole.out) ? whole.out : null;
  return { ...whole, out, passes: those(whole.passes), left: those(whole.left), paid: those(whole.paid) };
}
