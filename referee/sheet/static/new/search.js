/** The search for a game: by its names, its id, its family's, where it is played, and what it suits. */
import { regionName } from "../parts/own-country.js";

/** @typedef {import("./groups.js").Variant} Variant */

/** For how many it has to be, and for what; `players` is null where that is all the same, 5 means five or more. */
/** @typedef {{players: number | null, occasions: string[]}} Wishes */

/** @type {Wishes} */
export const NO_WISHES = { players: null, occasions: [] };
export const MANY = 5;

/** Letters that are no others with a mark on them. @type {Record<string, string>} */
const LETTERS = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ß: "ss", ı: "i" };

/** A text without accents, capitals and punctuation, as people type it: `ogorek` is Ogórek. @param {string} text */
export const plain = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđðþæœßı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** @param {Variant} variant */
const names = ({ name, other_names: others = [] }) => [name, ...others].map(plain);

/** The names of regions in the language of the page, which are slow to find. @type {Map<string, string>} */
const regions = new Map();

/** @param {string} region */
function spoken(region) {
  const name = regions.get(region) ?? regionName(region);
  regions.set(region, name);
  return name;
}

/** All by which it is searched for. @param {Variant} variant */
const about = (variant) =>
  [...names(variant), variant.id, variant.family_name, variant.region, spoken(variant.region)]
    .concat(variant.family_about ?? "")
    .join(" ");

/** True if every word that was typed begins one of a text. @param {string} typed @param {string} text */
export function isFound(typed, text) {
  const words = plain(text).split(" ");
  return plain(typed)
    .split(" ")
    .every((word) => words.some((other) => other.startsWith(word)));
}

/** @param {Variant} variant @param {Wishes} wishes */
function suits({ players, occasions = [] }, wishes) {
  const isFor = wishes.players === null || (players.min <= wishes.players && players.max >= wishes.players);
  const isForMore = wishes.players === MANY && players.max >= MANY;
  return (isFor || isForMore) && wishes.occasions.every((occasion) => occasions.includes(occasion));
}

/**
 * The variants that a search finds: every word that was typed begins one of theirs. Those whose name begins so come
 * first, the others in the order given.
 * @param {Variant[]} variants @param {string} text @param {Wishes} [wishes]
 */
export function matching(variants, text, wishes = NO_WISHES) {
  const typed = plain(text);
  const hits = variants.filter((variant) => suits(variant, wishes) && isFound(typed, about(variant)));
  const rank = (/** @type {Variant} */ variant) => (names(variant).some((name) => name.startsWith(typed)) ? 0 : 1);
  return hits.sort((variant, other) => rank(variant) - rank(other));
}
