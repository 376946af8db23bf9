/** The words for a round, such as a hand or a deal. */
import { language } from "../language.js";
import { hasText, t } from "../text.js";

/**
 * The words by which a family's rounds are called. Those of a noun that is in no catalogue are the API's, where it has
 * them in the language of the page: other languages then say just “round”.
 * @param {string} noun As a family calls one in English: `hand`
 * @param {{round: string, rounds: string}} [shown] As the API calls one and several
 * @returns {import("../families.js").Words}
 */
export function roundWords(noun, shown) {
  if (hasText(`round.${noun}`)) return wordsOf(noun);
  if (!shown || (language !== "en" && shown.round === noun)) return wordsOf("round");
  return { ...shown, Round: shown.round.charAt(0).toUpperCase() + shown.round.slice(1), noun: "round" };
}

/** @param {string} noun One of the catalogue @returns {import("../families.js").Words} */
function wordsOf(noun) {
  return { round: t(`round.${noun}`), rounds: t(`rounds.${noun}`), Round: t(`Round.${noun}`), noun };
}
