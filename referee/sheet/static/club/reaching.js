/** Whether the service answers, and whether this phone's key still counts there. */
import { ask, NoAnswer } from "../api.js";
import { knownClub, loseClub } from "../clubs.js";
import { useEffect } from "../lib.js";
import { online, reached } from "../outbox.js";
import { observable, useObserved } from "../store.js";

const KNOCK_MS = 4000;

/** Another value whenever a token turns out to count no longer. */
export const lostTokens = observable(0);

let quietUntil = 0;
let knocking = null;

/** Notes what an error means for the whole club; why something was refused is told where it was asked. */
export function meet(club, error) {
  if (error instanceof NoAnswer) {
    quietUntil = performance.now() + error.retryAfterMs;
    return online.set(false);
  }
  reached();
  // Another key may have taken its place meanwhile.
  if (error.status !== 401 || knownClub(club.id)?.token !== club.token) return undefined;
  loseClub(club.id);
  return lostTokens.update((count) => count + 1);
}

/** Asks whether the service is there again; whoever watches `online` hears of it. */
export function knock(club) {
  knocking ??= ask("GET", `/clubs/${club.id}`, { token: club.token })
    .then(reached, (error) => meet(club, error))
    .finally(() => (knocking = null));
  return knocking;
}

/**
 * Whether the service answered last. While it does not, it is asked every few seconds, and when a connection may be
 * back.
 */
export function useReaching(club) {
  const connected = useObserved(online);
  useEffect(() => {
    if (connected) return undefined;
    const perhaps = () => document.hidden || performance.now() < quietUntil || knock(club);
    const timer = setInterval(perhaps, KNOCK_MS);
    addEventListener("online", perhaps);
    document.addEventListener("visibilitychange", perhaps);
    return () => {
      clearInterval(timer);
      removeEventListener("online", perhaps);
      document.removeEventListener("visibilitychange", perhaps);
    };
  }, [connected, club.id, club.token]);
  return connected;
}
