/** Which number the next round has, with all that is not with the service yet. */
import { entriesOf } from "./outbox.js";
import { isRoundEntry } from "./queue.js";

/**
 * The number of the next round, once everything that waits, or waits before a turn, is with the service. A round whose
 * answer was lost may be there already.
 * @param {any} game
 */
export function nextNumber(game, before = Infinity) {
  const next = game.next?.number ?? 0;
  const entries = entriesOf(game.id).filter(({ turn }) => turn < before);
  const rounds = entries.filter((entry) => isRoundEntry(entry) && entry.body.number >= next);
  return next + rounds.length - entries.filter(({ kind, state }) => kind === "removal" && state === "waiting").length;
}
