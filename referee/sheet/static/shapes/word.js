/** The word of a verdict: what may be done is allowed, what is so is so, and what was asked for is told. */
import { t } from "../text.js";

/**
 * @param {string | undefined} asks Whether it `may` be, is `so`, or `what` it is; nothing of a kind that nobody knows
 * @param {{verdict: string}} answer
 * @returns {string} Empty where the answer itself is what was asked for
 */
export function wordOf(asks, { verdict }) {
  if (verdict === "undetermined" || asks === "may") return t(`verdict.${verdict}`);
  if (verdict === "legal" && asks === "what") return "";
  return t(`verdict.so.${verdict}`);
}
