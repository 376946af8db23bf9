/** A payment that was tapped by mistake is taken back in the books, where both bookings stay to be seen. */
import { ask, freshKey } from "../api.js";
import { reached } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { errorText } from "../parts/error-text.js";
import { observable } from "../store.js";
import { t } from "../text.js";
import { noteFailure } from "./connection.js";

/** Another value whenever a booking has been taken back. */
export const undone = observable(0);

/**
 * Takes a booking back. What did not get through can be tried again, and is the same reversal then.
 * @param {import("../clubs.js").KnownClub} club @param {{number: number}} booking
 */
export async function undo(club, { number }, key = freshKey()) {
  const body = { reason: t("club.settle.mistake") };
  try {
    await ask("POST", `/clubs/${club.id}/ledger/${number}/reversal`, { body, token: club.token, key });
    reached();
    notify(t("club.ledger.taken_back"));
  } catch (error) {
    noteFailure(club, error);
    notify(errorText(error), { action: t("app.again"), onAction: () => undo(club, { number }, key) });
  }
  undone.update((count) => count + 1);
}
