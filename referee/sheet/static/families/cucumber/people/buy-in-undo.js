/** A buy-in that was a mistake: dropped while it waits to be sent, taken back where it has reached the service. */
import { ask, askAll, freshKey } from "../../../api.js";
import { drop, entriesOf, isOnlyHere } from "../../../outbox.js";
import { notify } from "../../../parts/notices.js";
import { go, link } from "../../../router.js";
import { t } from "../../../text.js";

/** @typedef {import("../../../session.js").Session} Session */
/**
 * @typedef {object} BuyIn
 * @property {import("../../../outbox.js").Entry} entry
 * @property {{id: string, name: string}} player
 * @property {number} since The version of the game before it
 */

/** @param {Session} session @param {BuyIn} buyIn */
export async function undo(session, buyIn) {
  const { entry, player } = buyIn;
  const waits = entriesOf(session.id).some(({ id }) => id === entry.id);
  try {
    if (isOnlyHere(entry)) (await drop(entry), session.refresh());
    else if (waits || !(await takeBack(session, buyIn))) throw new Error("on its way");
    notify(t("buy_in.undone", player));
  } catch {
    notify(t("buy_in.not_undone", player), {
      action: t("waiting.to_sheet"),
      onAction: () => go(link("game", session.id, "history")),
    });
  }
}

/**
 * Takes the buy-in back and resolves to true if it could: it is on the sheet, and nothing has come after it.
 * @param {Session} session @param {BuyIn} buyIn
 */
async function takeBack(session, { player, since }) {
  const token = session.token();
  const acts = await askAll(`/games/${session.id}/hands?all_acts=true`, { token });
  const buyInAct = acts.find((act) => act.kind === "buy_in" && act.player === player.id && act.event > since);
  if (!buyInAct) return false;
  const reason = session.state.get().game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const more = { token, key: freshKey(), version: buyInAct.event };
  const { document } = await ask("DELETE", `/games/${session.id}/events/${buyInAct.event}${reason}`, more);
  session.show(document.game);
  return true;
}
