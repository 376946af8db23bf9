/** The outcome of a correction, in words: what becomes of players, and who wins now. */
import { paidText } from "../board/payment-text.js";
import { everyoneOn } from "../table.js";
import { list, t } from "../text.js";

/**
 * Sentences for all that is different between two documents of a game besides scores, the players' first.
 * @param {any} before @param {any} after
 * @param {(was: any, is: any) => string[]} fates What the family says of a player who is there before and after
 */
export function outcomes(before, after, fates) {
  const ids = new Set([...before.players, ...after.players].map(({ id }) => id));
  return [...[...ids].flatMap((id) => fate(byId(before, id), byId(after, id), fates)), ...ending(before, after)];
}

/** @param {any} game @param {string} id */
const byId = (game, id) => game.players.find((/** @type {any} */ player) => player.id === id);

/**
 * The change in one player's fate, in sentences.
 * @param {any} was @param {any} is @param {(was: any, is: any) => string[]} fates
 */
function fate(was, is, fates) {
  if (!is) return [t("outcome.absent", was)];
  if (!was) return [t("outcome.joins", is)];
  if (was.withdrawn !== is.withdrawn) return [t(is.withdrawn ? "outcome.leaves" : "outcome.stays", is)];
  return fates(was, is);
}

/** @param {any} before @param {any} after */
function ending(before, after) {
  const [had, has] = [winnersOf(before), winnersOf(after)];
  if (before.status === after.status && String(had) === String(has) && paidBy(before) === paidBy(after)) return [];
  const lost = everyoneOn(
    before,
    had.filter((/** @type {string} */ id) => !has.includes(id)),
  );
  const won = everyoneOn(after, has);
  return [
    lost.length && t("outcome.wins_no_longer", { names: list(lost), count: lost.length }),
    before.status !== "playing" && after.status === "playing" && t("changes.goes_on"),
    after.status === "abandoned" && t("changes.abandoned"),
    won.length && t("outcome.wins", { names: list(won), count: won.length }),
    ...(after.result?.transfers ?? []).map((/** @type {any} */ paid) => paidText(after, paid)),
  ].filter(Boolean);
}

/** @param {any} game */
const winnersOf = ({ result }) => result?.winners ?? [];
/** @param {any} game */
const paidBy = ({ result }) => JSON.stringify(result?.transfers ?? []);
