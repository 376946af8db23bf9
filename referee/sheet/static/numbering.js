/** Which number the next round has, with all that is not with the service yet. */
import { entriesOf } from "./outbox.js";
import { isRoundEntry, isRoundRemoval } from "./queue.js";

/**
 * The number of the next round, once everything that waits, or waits before a turn, is with the service. A round whose
 * answer was lost may be there already; what is foreseen is in the game.
 * @param {any} game
 */
export function nextNumber(game, before = Infinity) {
  const next = game.next?.number ?? 0;
  const entries = entriesOf(game.id).filter(({ turn, key }) => turn < before && !game.foreseen?.includes(key));
  const rounds = entries.filter((entry) => isRoundEntry(entry) && entry.body.number >= next);
  return next + rounds.length - entries.filter((entry) => isRoundRemoval(entry) && entry.state === "waiting").length;
}
