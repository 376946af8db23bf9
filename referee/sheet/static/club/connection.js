/** The connection to the service, and whether this phone's key still counts there. */
import { ask, NoAnswer, Refusal } from "../api.js";
import { knownClub, loseClub } from "../clubs.js";
import { useEffect } from "../lib.js";
import { online, reached } from "../outbox.js";
import { observable, useObserved } from "../store.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

const PROBE_MS = 4000;

/** Another value whenever a token turns out to count no longer. */
export const lostTokens = observable(0);

let quietUntil = 0;
/** @type {Promise<unknown> | null} */
let probing = null;

/**
 * Notes what an error means for the whole club; why something was refused is told where it was asked.
 * @param {KnownClub} club @param {unknown} error
 */
export function noteFailure(club, error) {
  if (error instanceof NoAnswer) {
    quietUntil = performance.now() + error.retryAfterMs;
    return online.set(false);
  }
  reached();
  if (!(error instanceof Refusal) || error.status !== 401) return undefined;
  // Another key may have taken its place meanwhile.
  if (knownClub(club.id)?.token !== club.token) return undefined;
  loseClub(club.id);
  return lostTokens.update((count) => count + 1);
}

/** Asks whether the service is there again; whoever watches `online` hears of it. @param {KnownClub} club */
export function probe(club) {
  probing ??= ask("GET", `/clubs/${club.id}`, { token: club.token })
    .then(reached, (error) => noteFailure(club, error))
    .finally(() => (probing = null));
  return probing;
}

/**
 * True if the service answered last. While it does not, it is asked every few seconds, and when a connection may be
 * back.
 * @param {KnownClub} club
 */
export function useConnection(club) {
  const connected = useObserved(online);
  useEffect(() => {
    if (connected) return undefined;
    const probeIfDue = () => document.hidden || performance.now() < quietUntil || probe(club);
    const timer = setInterval(probeIfDue, PROBE_MS);
    addEventListener("online", probeIfDue);
    document.addEventListener("visibilitychange", probeIfDue);
    return () => {
      clearInterval(timer);
      removeEventListener("online", probeIfDue);
      document.removeEventListener("visibilitychange", probeIfDue);
    };
  }, [connected, club.id, club.token]);
  return connected;
}
