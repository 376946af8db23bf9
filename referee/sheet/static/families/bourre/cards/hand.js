/** A hand that is told card by card: who stays, what is trumps, every trick, and what was drawn and thrown away. */

/**
 * @typedef {object} HandDraft
 * @property {string[]} stay
 * @property {Record<string, string>[]} tricks Cards by player
 * @property {string | null} trump The upcard, or only its suit
 * @property {Record<string, number>} draws
 * @property {Record<string, string[]>} discards
 * @property {boolean} [thrown] Whether the cards thrown away are being told
 * @property {boolean} [accept] Whether nobody called what was against the rules
 * @property {string | null} [dealer] Of a hand that is put right
 * @property {string | null} [cursor] Where the keys put their cards
 */
/** @typedef {import("../../../families.js").Table} Table */

/** @returns {HandDraft} */
export const emptyHand = () => ({ stay: [], tricks: [], trump: null, draws: {}, discards: {} });

/** A tap on a player: stays, or passes after all. @param {HandDraft} hand @param {string} id @returns {HandDraft} */
export const tapStay = (hand, id) => ({
  ...hand,
  stay: hand.stay.includes(id) ? hand.stay.filter((other) => other !== id) : [...hand.stay, id],
});

/**
 * A hand as the service has it, or as it was sent; null where it is not told card by card.
 * @param {any} hand @returns {HandDraft | null}
 */
export function handOf(hand) {
  const { tricks, discards = {}, trump, dealer } = hand;
  if (!tricks) return null;
  const stayers = (hand.stay ?? tricks[0]).map((/** @type {any} */ stayer) =>
    stayer.player ? stayer : { player: stayer },
  );
  const drawn = stayers.flatMap((/** @type {any} */ { player, draws }) =>
    draws === undefined ? [] : [[player, draws]],
  );
  return {
    stay: stayers.map((/** @type {any} */ { player }) => player),
    tricks: tricks.map((/** @type {any[]} */ plays) =>
      Object.fromEntries(plays.map(({ player, card, cards }) => [player, card ?? cards[0]])),
    ),
    trump: typeof trump === "string" ? trump : (trump?.card ?? trump?.suit ?? null),
    draws: Object.fromEntries(drawn),
    discards,
    thrown: drawn.length > 0 || Object.keys(discards).length > 0,
    accept: Boolean(hand.accept_infractions),
    ...(dealer ? { dealer } : {}),
  };
}

/** The hand without whoever is not at the table. @param {HandDraft} hand @param {(id: string) => boolean} isThere */
export const without = (hand, isThere) => ({ ...hand, stay: hand.stay.filter(isThere) });
