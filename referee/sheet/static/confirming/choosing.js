/** The round to be confirmed, and by whom: a round that another person has entered. */

/** @typedef {{id: string, player: string | null, role: string}} Own The link of this phone */

/**
 * True if this phone's link has done it, or another link of the same player.
 * @param {{link: string | null, player: string | null} | undefined} author @param {Own} own
 */
export const isOwn = (author, own) =>
  Boolean(author) && (author?.link === own.id || (own.player !== null && author?.player === own.player));

/**
 * The oldest round that nobody has confirmed yet, and that somebody else has entered.
 * @param {any[]} sheet @param {Own} own
 */
export const toConfirm = (sheet, own) =>
  sheet.find(({ confirmation }) => confirmation?.state === "open" && !isOwn(confirmation.entered, own)) ?? null;

/** The rounds that somebody disputes. @param {any[]} sheet @returns {any[]} */
export const disputedIn = (sheet) => sheet.filter(({ confirmation }) => confirmation?.state === "disputed");

/**
 * The last entry, where a player's link has made it, which corrects nothing else.
 * @param {any[]} sheet @param {Own} own
 */
export function ownLast(sheet, own) {
  const act = sheet.at(-1);
  return own.player !== null && isOwn(act?.confirmation?.entered, own) ? act : null;
}
