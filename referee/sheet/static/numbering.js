/** Which number the next hand has, with all that is not with the service yet. */
import { entriesOf } from "./outbox.js";

/**
 * The number of the next hand, once everything that waits, or waits before a turn, is with the service. A hand whose
 * answer was lost may be there already.
 */
export function nextNumber(game, before = Infinity) {
  const next = game.next?.number ?? 0;
  const entries = entriesOf(game.id).filter(({ turn }) => turn < before);
  const hands = entries.filter(({ kind, body }) => kind === "hand" && body.number >= next);
  return next + hands.length - entries.filter(({ kind, state }) => kind === "removal" && state === "waiting").length;
}
