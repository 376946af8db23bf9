/** A hand that is being entered: who stays and who takes which trick, or all cards. */

/**
 * @typedef {object} HandDraft
 * @property {"taken" | "cards"} form
 * @property {string[]} stay
 * @property {boolean} [passed] Whether somebody said that all passed
 * @property {string[]} away In the game, but not at the table
 * @property {string[]} takers Who took the tricks, in the order of the taps
 * @property {Record<string, string>[]} tricks Cards by player
 * @property {string | null} trump The upcard, or only its suit
 * @property {Record<string, number>} draws
 * @property {Record<string, string[]>} discards
 * @property {boolean} [thrown] Whether the cards thrown away are being told
 * @property {Fault[]} faults
 * @property {boolean} [split]
 * @property {number} [ante]
 * @property {boolean} [accept] Whether nobody called what was against the rules
 * @property {string | null} [dealer] Of a hand that is put right
 * @property {string | null} [cursor] Where the keys put their cards
 */
/** @typedef {{player: string, kind: string, trick?: number}} Fault */
/** @typedef {import("../../../families.js").Table} Table */

/** @param {HandDraft["form"]} [form] @returns {HandDraft} */
export const emptyHand = (form = "taken") => ({
  form,
  stay: [],
  away: [],
  takers: [],
  tricks: [],
  trump: null,
  draws: {},
  discards: {},
  faults: [],
});

/**
 * A tap on a player's row: stays, or passes after all, with all tricks that were given to them.
 * @param {HandDraft} draft @param {string} id @returns {HandDraft}
 */
export function tapStay(draft, id) {
  const stays = draft.stay.includes(id);
  return {
    ...draft,
    passed: false,
    stay: stays ? draft.stay.filter((other) => other !== id) : [...draft.stay, id],
    takers: stays ? draft.takers.filter((other) => other !== id) : draft.takers,
  };
}

/** A trick for a player, who therefore stays. @param {HandDraft} draft @param {string} id @returns {HandDraft} */
export const tapTaker = (draft, id) => ({
  ...draft,
  passed: false,
  stay: draft.stay.includes(id) ? draft.stay : [...draft.stay, id],
  takers: [...draft.takers, id],
});

/** The last trick is nobody's again. @param {HandDraft} draft @returns {HandDraft} */
export const eraseTaker = (draft) => ({ ...draft, takers: draft.takers.slice(0, -1) });

/**
 * The draft of a hand as the service has it, or as it was sent.
 * @param {any} hand @returns {HandDraft}
 */
export function draftOf(hand) {
  const { tricks, taken = {}, away = [], faults = [], discards = {}, trump, split, ante, dealer } = hand;
  /** @type {{player: string, draws?: number}[]} */
  const stayers = (hand.stay ?? Object.keys(taken)).map((/** @type {any} */ one) =>
    one.player ? one : { player: one },
  );
  const drawn = stayers.flatMap((one) => (one.draws === undefined ? [] : [[one.player, one.draws]]));
  return {
    ...emptyHand(tricks ? "cards" : "taken"),
    stay: stayers.map(({ player }) => player),
    passed: !stayers.length,
    away,
    takers: tricks ? [] : Object.entries(taken).flatMap(([id, count]) => Array(count).fill(id)),
    tricks: (tricks ?? []).map((/** @type {any[]} */ plays) =>
      Object.fromEntries(plays.map(({ player, card, cards }) => [player, card ?? cards[0]])),
    ),
    trump: typeof trump === "string" ? trump : (trump?.card ?? trump?.suit ?? null),
    draws: Object.fromEntries(drawn),
    discards,
    thrown: drawn.length > 0 || Object.keys(discards).length > 0,
    faults: faults.map((/** @type {any} */ { player, kind, trick }) => ({ player, kind, ...(trick ? { trick } : {}) })),
    ...(split === undefined || split === null ? {} : { split }),
    ...(ante === undefined || ante === null ? {} : { ante }),
    accept: Boolean(hand.accept_infractions),
    ...(dealer ? { dealer } : {}),
  };
}

/** The draft without whoever is not in any more, or not at the table. @param {any} draft @param {Table} table */
export function fitting(draft, { players }) {
  const isIn = (/** @type {string} */ id) => players.some((player) => player.id === id);
  /** @type {HandDraft} */
  const whole = { ...emptyHand(), ...draft };
  const away = whole.away.filter(isIn);
  const isThere = (/** @type {string} */ id) => isIn(id) && !away.includes(id);
  return {
    ...whole,
    away,
    stay: whole.stay.filter(isThere),
    takers: whole.takers.filter(isThere),
    faults: whole.faults.filter(({ player }) => isThere(player)),
  };
}

/** Whether more of a hand has been entered than a player. @param {any} draft */
export const isBegun = (draft) =>
  Boolean(draft && (draft.stay?.length > 1 || BEGUN.some((part) => draft[part]?.length)));
const BEGUN = ["takers", "trump", "faults", "away"];
