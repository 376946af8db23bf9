/** The words for a round, such as a hand or a deal. */
import { language } from "../language.js";
import { hasText, t } from "../text.js";

/**
 * The words by which a family's rounds are called. A word that is in no catalogue is English, as the API has it: other
 * languages then say just “round”.
 * @param {string} round As the API calls one: `hand`
 * @param {string} rounds As the API calls several
 * @returns {import("../families.js").Words}
 */
export function roundWords(round, rounds) {
  if (!hasText(`round.${round}`) && language === "en")
    return { round, rounds, Round: round.charAt(0).toUpperCase() + round.slice(1), noun: "round" };
  const noun = hasText(`round.${round}`) ? round : "round";
  return { round: t(`round.${noun}`), rounds: t(`rounds.${noun}`), Round: t(`Round.${noun}`), noun };
}
