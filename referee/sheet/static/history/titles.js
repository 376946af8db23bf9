/** The titles of the entries of a sheet. */
import { isRound } from "../table.js";
import { t } from "../text.js";

/** @typedef {import("../families.js").Act} Act */
/** @typedef {import("../families.js").SheetParts} Parts */

/**
 * A round by its number, the end of the game, or another act in the family's words.
 * @param {Act} act
 * @param {Parts} parts
 * @param {any} words
 */
export function titleOf(act, parts, words) {
  if (isRound(act)) return t("history.open.round", { ...words, ...act });
  return act.kind === "end" ? t("history.open.end") : parts.title(act);
}

/** The sentence of an act that is no round. @param {Act} act @param {any} game @param {Parts} parts */
export const sentenceOf = (act, game, parts) => (act.kind === "end" ? t("history.act.end") : parts.sentence(act, game));

/**
 * The notice when an entry has been taken off the sheet.
 * @param {Act} act
 * @param {any} game
 * @param {Parts} parts
 * @param {any} words
 */
export function takenBackText(act, game, parts, words) {
  if (isRound(act)) return t("history.removed", { ...words, number: act.number });
  return act.kind === "end" ? t("history.back.end") : parts.takenBack(act, game);
}
