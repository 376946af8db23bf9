/** Whose phone this is, as far as it can be told: the link that it has was given out under a player's name. */
import { ask } from "../api.js";
import { useEffect, useState } from "../lib.js";

/** @param {any} session @param {any} game @returns {string | null} The player whom the referee may call “you” */
export function useOwnPlayer(session, game) {
  const [label, setLabel] = useState(null);
  const token = session.token();
  useEffect(
    () =>
      void (
        token &&
        ask("GET", "/token", { token }).then(
          ({ document }) => setLabel(document.label),
          () => null,
        )
      ),
    [token],
  );
  return game.players.find((/** @type {any} */ { name }) => name === label)?.id ?? null;
}
