/** The list of what waits to be sent: its order, and what must wait for something else. */

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} turn In the order of entering
 * @property {string} game
 * @property {string} kind Of the act; `removal` of what takes a round back, `correction` of one made without a
 *   connection
 * @property {"POST" | "PUT" | "DELETE"} method
 * @property {string} path Below the game: `hands`
 * @property {any} [body]
 * @property {number} [version] What the game must stand at, where that matters
 * @property {string} [undoes] The entry that this one takes back
 * @property {string} key The Idempotency-Key: another body takes another
 * @property {number} [at] When it was entered, in milliseconds since 1970
 * @property {boolean} [ends] Whether the game is over with it
 * @property {"waiting" | "refused"} state
 * @property {any} [problem] Why it was refused
 * @property {string} [text] What a correction does, in words
 * @property {boolean} [hasForm] Whether the form at the table that it came from can put it right
 */

/** @param {Entry} entry @param {Entry} other */
export const byTurn = (entry, other) => entry.turn - other.turn || (entry.id < other.id ? -1 : 1);

/** True if the game will be over once all of it is sent. @param {Entry[]} entries */
export const willEnd = (entries) =>
  entries.some(({ id, ends, state }) => ends && state === "waiting" && !entries.some(({ undoes }) => undoes === id));

/** True if it enters a round. @param {Entry} entry */
export const isRoundEntry = ({ method, path }) => method === "POST" && path === "hands";

/** True if it takes a round out. @param {Entry} entry */
export const isRoundRemoval = ({ method, path }) => method === "DELETE" && path.startsWith("hands/");

/**
 * True if a player's leaving waits to be sent, before what has this turn.
 * @param {Entry[]} entries @param {string} player @param {number} [turn]
 */
export const isLeaving = (entries, player, turn = Infinity) =>
  entries.some((entry) => entry.kind === "withdrawal" && entry.turn < turn && entry.body.player === player);

/** The service knows its answer to a key for a day. The clocks of phones may be a few hours wrong. */
const KNOWN_FOR_MS = 20 * 60 * 60 * 1000;

/**
 * True if the service may have done it and forgotten that: then it would do it again. A round is told by its number.
 * @param {Entry} entry @param {number} now In milliseconds since 1970
 */
export const isForgotten = (entry, now) => !isRoundEntry(entry) && now - (entry.at ?? now) > KNOWN_FOR_MS;

/**
 * True if what comes after it has to wait until it is mended or dropped.
 * @param {Entry} entry
 */
export const holdsOthers = ({ kind, state }) => state === "refused" && !["removal", "correction"].includes(kind);

/**
 * The oldest entry that is not held up by a refused one of the same game.
 * @param {Entry[]} entries Oldest first
 * @param {(game: string) => boolean} [isHere] Of games that the service does not know yet
 */
export function nextOf(entries, isHere = (/** @type {string} */ _) => false) {
  const held = new Set();
  return entries.find((entry) => {
    if (holdsOthers(entry)) held.add(entry.game);
    return entry.state === "waiting" && !held.has(entry.game) && !isHere(entry.game);
  });
}
