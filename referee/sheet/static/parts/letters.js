/**
 * The letters on the cards of a pack: those of the reader's language at first, or of the pack that was chosen on this
 * phone. The service knows every pack by `A K Q J`.
 */
import { language } from "../language.js";
import { keepSetting, setting } from "../settings.js";

/** Ace, king, queen and jack, as the service writes them. */
export const NOTATION = ["A", "K", "Q", "J"];
const SETTING = "letters";

/**
 * The letters of packs by the languages in which they are printed, the usual one first.
 * @type {Record<string, string[]>}
 */
const BY_LANGUAGE = {
  da: ["E K D B"],
  de: ["A K D B"],
  fr: ["A R D V"],
  is: ["Á K D G"],
  nb: ["A K D Kn"],
  pl: ["A K D W"],
  sv: ["A K D Kn", "E K D Kn"],
};

/** All packs, those of a language first, by the letters of ace, king, queen and jack. @param {string} spoken */
export const packsOf = (spoken) => [
  ...new Set([...(BY_LANGUAGE[spoken] ?? []), NOTATION.join(" "), ...Object.values(BY_LANGUAGE).flat()]),
];

/** The pack on this phone. @returns {string} */
export function pack() {
  const packs = packsOf(language);
  return packs.find((known) => known === setting(SETTING)) ?? packs[0];
}

/** @param {string} letters */
export const keepPack = (letters) => keepSetting(SETTING, letters);

/** The letter of a rank in a pack; figures and names are the same in all. @param {string} rank */
export function letterOf(rank, letters = pack()) {
  const at = NOTATION.indexOf(rank);
  return at < 0 ? rank : letters.split(" ")[at];
}
