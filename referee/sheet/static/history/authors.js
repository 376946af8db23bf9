/** The authors of entries, which the log of a game has: the labels of the links that it was done with. */
import { askAll } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { FIRST, labelText } from "../parts/link-label.js";
import { t } from "../text.js";

/**
 * The author of an act of the sheet, and of its last correction; neither as long as the log has not been read.
 * @param {import("../session.js").Session} session @param {any} game @param {any} act
 * @returns {{by?: string, amendedBy?: string}}
 */
export function useAuthors(session, game, act) {
  const [log, setLog] = useState(/** @type {Api.Event[]} */ ([]));
  useEffect(() => {
    let isCurrent = true;
    // Without a connection the act is shown without its author.
    askAll(`/games/${game.id}/events`, { token: session.token() }).then(
      (events) => isCurrent && setLog(events),
      () => null,
    );
    return () => void (isCurrent = false);
  }, [game.version]);
  return authorsOf(log, act);
}

/** @param {Api.Event[]} log @param {any} act */
function authorsOf(log, act) {
  const entered = log.find(({ number }) => number === act.event);
  const amended = log.findLast(({ kind, body }) => kind === "amended" && body.event === act.event);
  return { by: called(entered), amendedBy: called(amended) };
}

/** @param {Api.Event | undefined} event */
const called = (event) => event && authorText(event.by);

/** The name of a link within a sentence. @param {string} label */
export const authorText = (label) => (label === FIRST ? t("history.first") : labelText(label));
