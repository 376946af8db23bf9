/** A round of Hand and Foot that is being entered: who went out, and what each side has. */

/** @typedef {import("../../../families.js").Table} Table */
/** @typedef {{clean: number, dirty: number, wild: number}} Books */
/**
 * @typedef {object} SideDraft
 * @property {Books} books
 * @property {number} red Red threes on the table
 * @property {number} heldRed Red threes still held
 * @property {string} melded As typed
 * @property {string} held
 * @property {any} [told] Cards that were told one by one, as they were sent
 */
/**
 * @typedef {object} RoundDraft
 * @property {string | null} [out] null where nobody went out; not there as long as nobody says
 * @property {Record<string, SideDraft>} sides
 * @property {string[]} cut Who cut exactly
 * @property {{side: string, kind: string}[]} penalties
 * @property {string | null} [cursor] Where the keys go: `t1:melded`
 */
/** @typedef {{id: string, side: string, kind: "melded" | "held"}} Slot A figure that is asked for */

/** @returns {SideDraft} */
export const emptySide = () => ({ books: { clean: 0, dirty: 0, wild: 0 }, red: 0, heldRed: 0, melded: "", held: "" });

/** @returns {RoundDraft} */
export const emptyRound = () => ({ sides: {}, cut: [], penalties: [] });

/** @param {RoundDraft} draft @param {string} side */
export const sideIn = ({ sides }, side) => sides[side] ?? emptySide();

/** @param {string[]} sides @returns {Slot[]} */
export const slotsOf = (sides) =>
  sides.flatMap((side) => [
    { id: `${side}:melded`, side, kind: /** @type {const} */ ("melded") },
    { id: `${side}:held`, side, kind: /** @type {const} */ ("held") },
  ]);

/** Whether a figure is there. @param {RoundDraft} draft @param {Slot} slot */
export const isTold = (draft, { side, kind }) => sideIn(draft, side)[kind] !== "";

/** The figure that the keys go to. @param {RoundDraft} draft @param {string[]} sides */
export function currentSlot(draft, sides) {
  const slots = slotsOf(sides);
  return slots.find(({ id }) => id === draft.cursor) ?? slots.find((slot) => !isTold(draft, slot));
}

/** The figure after the current one that is not told yet. @param {RoundDraft} draft @param {string[]} sides */
export function nextSlot(draft, sides) {
  const slots = slotsOf(sides);
  const at = slots.findIndex(({ id }) => id === currentSlot(draft, sides)?.id);
  return [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0))].find((slot) => !isTold(draft, slot));
}

/**
 * What is wrong with a side and stands beside none of its figures.
 * @param {{path: string, message: string}[]} errors @param {string} side
 */
export const besideNoFigure = (errors, side) => {
  const figures = slotsOf([side]).map(({ kind }) => `/sides/${side}/${kind}`);
  return errors.filter(({ path }) => path.startsWith(`/sides/${side}/`) && !figures.includes(path));
};

/**
 * A side with something changed; cards that were told one by one are forgotten.
 * @param {RoundDraft} draft @param {string} side @param {Partial<SideDraft>} changes @returns {RoundDraft}
 */
export function changed(draft, side, changes) {
  const { told: _, ...before } = sideIn(draft, side);
  return { ...draft, sides: { ...draft.sides, [side]: { ...before, ...changes } } };
}

/** The draft of a round as the service has it, or as it was sent. @param {any} round @returns {RoundDraft} */
export function draftOf(round) {
  const { out, sides = {}, totals = {}, exact_cut: cut = [], penalties = [] } = round;
  return {
    out,
    sides: Object.fromEntries(Object.entries(sides).map(([side, told]) => [side, sideOf(told, totals[side])])),
    cut,
    penalties: penalties.map((/** @type {any} */ { side, kind }) => ({ side, kind })),
  };
}

/** @param {any} told @param {any} totals What it comes to, once the service has counted @returns {SideDraft} */
function sideOf(told, totals = {}) {
  const all = { ...told, ...totals };
  const cards = Object.fromEntries(
    ["melds", "held_cards"].filter((name) => told[name]).map((name) => [name, told[name]]),
  );
  return {
    books: { clean: 0, dirty: 0, wild: 0, ...all.books },
    red: all.red_threes ?? 0,
    heldRed: all.held_red_threes ?? 0,
    melded: String(all.melded ?? ""),
    held: String(all.held ?? ""),
    ...(Object.keys(cards).length ? { told: cards } : {}),
  };
}

/** The draft without whoever is not in any more. @param {any} draft @param {Table} table @returns {RoundDraft} */
export function fitting(draft, { players }) {
  const isIn = (/** @type {string | null | undefined} */ id) => players.some((player) => player.id === id);
  const { out, ...whole } = { ...emptyRound(), ...draft };
  const rest = { ...whole, cut: whole.cut.filter(isIn) };
  return out === null || isIn(out) ? { ...rest, out } : rest;
}
