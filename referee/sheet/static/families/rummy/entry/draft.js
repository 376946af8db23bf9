/** A round of Rummy that is being entered: who ended it, and what everybody holds, in points or in cards. */

/**
 * @typedef {object} RoundDraft
 * @property {"points" | "cards"} form
 * @property {string | null} [out] Who went out, or knocked; null where nobody did; not there as long as nobody says
 * @property {boolean} [rummy]
 * @property {boolean} [big]
 * @property {Record<string, string>} deadwood As typed, by player
 * @property {Record<string, string>} melded
 * @property {Record<string, string[]>} left Cards, by player
 * @property {any} [told] Melds that were told card by card, as they were sent
 * @property {string | null} [cursor] Where the keys go
 */
/** @typedef {import("../../../families.js").Table} Table */
/** @typedef {{id: string, kind: "melded" | "deadwood", player: string}} Slot A figure that is asked for */

/** @param {RoundDraft["form"]} [form] @returns {RoundDraft} */
export const emptyRound = (form = "points") => ({ form, deadwood: {}, melded: {}, left: {} });

/** @param {Table} table */
export const isGin = ({ rules }) => rules.score.method === "gin";

/**
 * The figures that a round needs, in the order in which they are asked for.
 * @param {RoundDraft} draft @param {Table} table
 */
export function slotsOf({ out }, table) {
  const ids = table.players.map(({ id }) => id);
  const others = ids.filter((id) => id !== out);
  const slots = (/** @type {Slot["kind"]} */ kind, /** @type {string[]} */ players) =>
    players.map((player) => ({ id: `${kind}:${player}`, kind, player }));
  if (out === undefined) return [];
  if (isGin(table)) return out === null ? [] : slots("deadwood", [out, ...others]);
  return [...(table.rules.score.method === "own" ? slots("melded", ids) : []), ...slots("deadwood", others)];
}

/** Whether a figure is told in cards. @param {RoundDraft} draft @param {Table} table @param {Slot} slot */
export const inCards = (draft, table, { kind }) => kind === "deadwood" && draft.form === "cards" && !isGin(table);

/** Whether a figure is there. @param {RoundDraft} draft @param {Table} table @param {Slot} slot */
export const isTold = (draft, table, slot) =>
  inCards(draft, table, slot) ? Boolean(draft.left[slot.player]?.length) : Boolean(draft[slot.kind][slot.player]);

/** The figure that the keys go to. @param {RoundDraft} draft @param {Table} table @returns {Slot | undefined} */
export function currentSlot(draft, table) {
  const slots = slotsOf(draft, table);
  return slots.find(({ id }) => id === draft.cursor) ?? slots.find((slot) => !isTold(draft, table, slot));
}

/** The figure after the current one that is not told yet. @param {RoundDraft} draft @param {Table} table */
export function nextSlot(draft, table) {
  const slots = slotsOf(draft, table);
  const at = slots.findIndex(({ id }) => id === currentSlot(draft, table)?.id);
  return [...slots.slice(at + 1), ...slots.slice(0, Math.max(at, 0))].find((slot) => !isTold(draft, table, slot));
}

/** Cards that somebody holds, as far as they are told. @param {RoundDraft} draft @param {Table} table */
export const heldIn = (draft, table) =>
  slotsOf(draft, table).flatMap(({ kind, player }) => (kind === "deadwood" ? (draft.left[player] ?? []) : []));

/** How many packs so many play with. @param {Table} table @returns {number} */
export const packsOf = ({ rules, players }) => {
  const { packs } = rules.pack;
  if (typeof packs === "number") return packs;
  return players.length > packs.above ? packs.packs : 1;
};

/** @param {RoundDraft} draft @param {string | null} out @returns {RoundDraft} */
export const tapOut = ({ form, deadwood, melded, left }, out) => ({ form, deadwood, melded, left, out, cursor: null });

/**
 * A figure as it was typed; melds that were told card by card are forgotten.
 * @param {RoundDraft} draft @param {Slot} slot @param {string} value
 */
export const typed = ({ told: _, ...draft }, slot, value) => ({
  ...draft,
  cursor: slot.id,
  [slot.kind]: { ...draft[slot.kind], [slot.player]: value },
});

/** @param {RoundDraft} draft @param {Slot} slot @param {(cards: string[]) => string[]} change */
export const withCards = ({ told: _, ...draft }, slot, change) => ({
  ...draft,
  cursor: slot.id,
  left: { ...draft.left, [slot.player]: change(draft.left[slot.player] ?? []) },
});

/**
 * The draft of a round as the service has it, or as it was sent; in points where not everybody was told in cards.
 * @param {any} round @returns {RoundDraft}
 */
export function draftOf(round) {
  const { left = {}, deadwood = {}, melded = {}, melds, unmatched, answer } = round;
  const allInCards = Object.keys(left).length > 0 && Object.keys(deadwood).every((id) => left[id]);
  const strings = (/** @type {Record<string, number>} */ figures) =>
    Object.fromEntries(Object.entries(figures).map(([id, points]) => [id, String(points)]));
  const told = Object.fromEntries(Object.entries({ melds, unmatched, answer }).filter(([, cards]) => cards));
  return {
    ...emptyRound(allInCards ? "cards" : "points"),
    out: "knock" in round ? round.knock : round.out,
    ...(round.rummy ? { rummy: true } : {}),
    ...(round.big ? { big: true } : {}),
    deadwood: allInCards ? {} : strings(deadwood),
    melded: strings(melded),
    left,
    ...(Object.keys(told).length ? { told } : {}),
  };
}

/** The draft without whoever is not in any more. @param {any} draft @param {Table} table @returns {RoundDraft} */
export function fitting(draft, { players }) {
  const isIn = (/** @type {string | null | undefined} */ id) => players.some((player) => player.id === id);
  const { out, ...whole } = { ...emptyRound(), ...draft };
  return out === null || isIn(out) ? { ...whole, out } : whole;
}
