/**
 * The reason for which money moved: in the page's own words, or else in those of the family that declares the reason.
 */
import { hasText, t } from "../text.js";

/** @typedef {{key: string, about: string}} Reason As `GET /v1/families` tells it */

/** @param {string} key @param {Reason[]} [declared] */
export function reasonText(key, declared = []) {
  if (hasText(`pot.reason.${key}`)) return t(`pot.reason.${key}`);
  return declared.find((reason) => reason.key === key)?.about ?? key.replaceAll("_", " ");
}
