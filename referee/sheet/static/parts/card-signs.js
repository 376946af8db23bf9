/** The signs, names and classes of keys for cards, of whatever pack is on the table. */
import { t } from "../text.js";
import { faces, rankSign, suitSign } from "./cards.js";
import { NOTATION, pack } from "./letters.js";

/**
 * The cards of a pack that has suits of its own, as they are shown: a family brings them.
 * @typedef {object} Faces
 * @property {(rank: string) => string} rank As it stands on a key
 * @property {(suit: string) => string} suit The same
 * @property {(card: string) => string} name Of a card, or of a rank, in words
 * @property {Record<string, string>} keys Ranks by the keys of a keyboard
 */

/** The suit in words. @param {string} suit */
export const suitName = (suit) => faces?.suit(suit) ?? t(`card.suit.${suit}`);

/**
 * The same after a rank has been pressed, which a sign has beside it; a name has no room for it.
 * @param {string | null} rank @param {string} suit
 */
export const suitKey = (rank, suit) => (faces || !rank ? suitSign(suit) : [rankSign(rank), suitSign(suit)]);

/** The class of a key for a suit. @param {string} suit */
export const suitClass = (suit) => (faces ? "key-suit" : `suit-${suit}`);

/** The rank that a key of a keyboard stands for. @param {string} key In capitals @param {string[]} ranks */
export const rankTyped = (key, ranks) =>
  faces ? [key, faces.keys[key]].find((rank) => ranks.includes(rank)) : rankOfKey(key, ranks);

/**
 * The rank that a key of a keyboard stands for: by the notation of the service or else by the letters of the pack, of
 * which the last one counts, as of Kn. None where there is no such rank.
 * @param {string} key In capitals
 * @param {string[]} ranks
 */
export function rankOfKey(key, ranks, letters = pack()) {
  if (ranks.includes(key)) return key;
  const at = letters.split(" ").findIndex((letter) => letter.toUpperCase().at(-1) === key);
  return ranks.includes(NOTATION[at]) ? NOTATION[at] : undefined;
}
