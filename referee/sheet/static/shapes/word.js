/** The word of a verdict: what may be done is allowed, what is so is so, and what was asked for is told. */
import { t } from "../text.js";

/**
 * @param {string} question What was asked, as the family says it: "May …?", "Are these …?", "What is …?"
 * @param {{verdict: string}} answer
 * @returns {string} Empty where the answer itself is what was asked for
 */
export function wordOf(question, { verdict }) {
  if (verdict === "undetermined" || /^May /.test(question)) return t(`verdict.${verdict}`);
  if (verdict === "legal" && /^(What|Which|Who|Whose|How) /.test(question)) return "";
  return t(`verdict.so.${verdict}`);
}
