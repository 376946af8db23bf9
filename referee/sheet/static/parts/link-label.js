/** The labels of links and keys, as people read them: those that the service gives by itself are in no language. */
import { loadTexts, t } from "../text.js";

await loadTexts("messages", "links");

/** The service's label for the link of whoever began a game, and for the key of whoever founded a club. */
export const FIRST = "first";
/** Behind the label of a club's key, that of the link to a game that it has begun. */
const OF_GAME = ", of this game";

/** @param {string} label @returns {string} */
export function labelText(label) {
  if (label.endsWith(OF_GAME)) return t("link.of_game", { label: labelText(label.slice(0, -OF_GAME.length)) });
  return label === FIRST ? t("link.first") : label;
}

/** The words of the button that withdraws a link or key. @param {{label: string}} link */
export const revokeText = ({ label }) =>
  label === FIRST ? t("share.revoke_first") : t("share.revoke_label", { label: labelText(label) });

/** A sentence that says that it is withdrawn. @param {{label: string}} link */
export const revokedText = ({ label }) =>
  label === FIRST ? t("share.revoked_first") : t("share.revoked", { label: labelText(label) });
