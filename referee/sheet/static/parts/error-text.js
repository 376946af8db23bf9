/** An error as a sentence in the players' words. */
import { NoAnswer } from "../api.js";
import { hasText, t } from "../text.js";

/** A sentence for an error of the service or of the connection. @param {any} error */
export function errorText(error) {
  if (error instanceof NoAnswer) return t("problem.no_answer");
  const code = error.errors?.[0]?.code;
  const ours = `problem.${code}`;
  return hasText(ours) ? t(ours) : (error.document?.detail ?? error.detail ?? t("problem.unknown"));
}
