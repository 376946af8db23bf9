/** A game as it will be once what waits is sent, in the place of what the service said last. */
import { isBegunHere, mayScore } from "../games.js";
import { useEffect, useMemo, useState } from "../lib.js";
import { online, outbox } from "../outbox.js";
import { useObserved } from "../store.js";
import { foresee } from "./answers.js";
import { keepUpToDate } from "./readiness.js";
import { keepUpWith } from "./records.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../session.js").Sitting} Sitting */
/** @typedef {Awaited<ReturnType<typeof foresee>>} Ahead */
/** @typedef {import("../queue.js").Entry} Entry */

/**
 * Shows a game, or what it will be. `show` draws it.
 * @param {{session: Session, sitting: Sitting, show(sitting: Sitting, session: Session): any}} props
 */
export function Foreseen({ session, sitting, show }) {
  const connected = useObserved(online);
  const entries = useObserved(outbox).filter(({ game }) => game === session.id);
  const [ahead, setAhead] = useState(/** @type {Ahead | null} */ (null));
  const version = sitting.game?.version;
  const waiting = entries.map(({ key, state }) => `${key} ${state}`).join();
  const isHere = isBegunHere(session.id);
  useEffect(() => void (connected && !isHere && (keepUpWith(session), keepUpToDate())), [connected, version]);
  useEffect(() => {
    let isCurrent = (isHere || !connected) && Boolean(version) && mayScore(session.id);
    if (isCurrent)
      foresee(session.id).then(
        (now) => isCurrent && setAhead(now),
        () => isCurrent && setAhead(null),
      );
    return () => void (isCurrent = false);
  }, [connected, version, waiting]);
  const shown = ahead && fits(ahead, sitting, entries) ? ahead : null;
  const seen = useMemo(() => (shown ? sessionWith(session, shown) : session), [session, shown]);
  return show(shown ? laidOver(sitting, shown) : sitting, seen);
}

/**
 * True as long as it is ahead of what the service has said, and the service may still come to say it: something of it
 * waits, and nothing of it was refused or dropped.
 * @param {Ahead} ahead @param {Sitting} sitting @param {Entry[]} entries
 */
function fits({ game, entries: known }, sitting, entries) {
  const of = entries.filter(({ key }) => known.includes(key));
  return of.length > 0 && of.every(({ state }) => state === "waiting") && sitting.game?.version < game.version;
}

/** @param {Sitting} sitting @param {Ahead} ahead @returns {Sitting} */
function laidOver(sitting, { game, sheet, pot, entries }) {
  const { club, event, rule_set: ruleSet, rematch } = sitting.game;
  const before = new Map(sitting.game.players.map((/** @type {any} */ player) => [player.id, player]));
  const players = game.players.map((/** @type {any} */ player) => ({
    ...player,
    ...(before.get(player.id)?.member ? { member: before.get(player.id).member } : {}),
  }));
  const shown = { ...game, players, club, event, rule_set: ruleSet, rematch, foreseen: entries };
  return { ...sitting, game: shown, sheet, pot, sheetVersion: game.version };
}

/** @param {Session} session @param {Ahead} ahead @returns {Session} */
const sessionWith = (session, ahead) => ({
  ...session,
  state: { ...session.state, get: () => laidOver(session.state.get(), ahead) },
});
