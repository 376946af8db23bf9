/** A buy-in that was a mistake: dropped while it waits to be sent, taken back where it has reached the service. */
import { ask, askAll, freshKey } from "../api.js";
import { drop, entriesOf, onDelivery, online } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

/**
 * @typedef {object} BuyIn
 * @property {import("../outbox.js").Entry} entry
 * @property {{id: string, name: string}} player
 * @property {number} since The version of the game before it
 */

/** After which nothing is on its way any more, while there is a connection. */
const LONGEST_WAY_MS = 60_000;

let forgive = () => null;

/** Does not go on looking for a buy-in that was taken back: another one is wanted now. */
export const noRegrets = () => forgive();

export async function undo(session, buyIn) {
  const { entry, player } = buyIn;
  try {
    if (entriesOf(session.id).some(({ id }) => id === entry.id)) {
      lookOutFor(session, buyIn);
      await drop(entry);
      // Nothing waits any more that would find out when there is a connection again.
      session.refresh();
    } else await takeBack(session, buyIn);
    notify(t("buy_in.undone", player));
  } catch {
    notify(t("buy_in.not_undone", player), { action: t("waiting.to_sheet"), onAction: () => go(link("game", session.id, "history")) });
  }
}

/** It may have been on its way, or have arrived without an answer: then it is taken back as soon as that is known. */
function lookOutFor(session, buyIn) {
  noRegrets();
  const look = () => takeBack(session, buyIn).then(stop, () => null);
  const stops = [onDelivery(({ id }) => id === buyIn.entry.id && look()), online.watch((connected) => connected && look())];
  const stop = () => stops.forEach((hearNoMore) => hearNoMore());
  setTimeout(() => online.get() && stop(), LONGEST_WAY_MS);
  forgive = stop;
}

/** Takes the buy-in back if it is on the sheet and nothing has come after it. */
async function takeBack(session, { player, since }) {
  const token = session.token();
  const acts = await askAll(`/games/${session.id}/hands?all_acts=true`, { token });
  const found = acts.find((act) => act.kind === "buy_in" && act.player === player.id && act.event > since);
  if (!found) return;
  const reason = session.state.get().game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const more = { token, key: freshKey(), version: found.event };
  const { document } = await ask("DELETE", `/games/${session.id}/events/${found.event}${reason}`, more);
  session.show(document.game);
}
