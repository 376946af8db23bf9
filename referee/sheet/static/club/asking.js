/** Asking about a club and writing to it, with this phone's token for it. */
import { ask, askAll, freshKey } from "../api.js";
import { loseClub } from "../clubs.js";
import { useEffect, useRef, useState } from "../lib.js";
import { forget, keep, kept } from "../storage.js";
import { observable } from "../store.js";

/** Another value whenever a token turns out to count no longer. */
export const lostTokens = observable(0);

const shelfKey = (club) => `club ${club.id}`;
const keptAnswers = (club) => kept("documents", shelfKey(club)) ?? {};
const keepAnswer = (club, path, value) => keep("documents", shelfKey(club), { ...keptAnswers(club), [path]: value });
export const forgetAnswers = (club) => forget("documents", shelfKey(club));

function meet(club, error) {
  if (error.status !== 401) return;
  loseClub(club.id);
  lostTokens.update((count) => count + 1);
}

/**
 * What the service has at a path below the club: at once as it was last time, then as it is now.
 * @param {{whole?: boolean}} [more] `whole` for every item of a list
 * @returns {{value?: any, error?: Error, again(): void}}
 */
export function useAsked(club, path, { whole = false } = {}) {
  const [state, setState] = useState({ path: null });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    const address = `/clubs/${club.id}${path}`;
    const more = { token: club.token };
    const fetched = whole ? askAll(address, more) : ask("GET", address, more).then(({ document }) => document);
    fetched.then(
      (value) => (keepAnswer(club, path, value), wanted && setState({ path, value })),
      (error) => (meet(club, error), wanted && setState({ path, error, value: keptAnswers(club)[path] })));
    return () => (wanted = false);
  }, [club.id, club.token, path, turn]);
  const now = state.path === path ? state : { value: keptAnswers(club)[path] };
  return { ...now, again: () => setTurn((count) => count + 1) };
}

/**
 * Writes below the club, once however often the button is tapped.
 * `send` resolves to the answer, or to null when it was refused; `error` then says why.
 */
export function useSending(club) {
  const [state, setState] = useState({ busy: false, error: null });
  const last = useRef({ text: "", key: "", running: false });
  async function send(method, path, body) {
    const sent = last.current;
    if (sent.running) return null;
    const text = JSON.stringify([method, path, body]);
    if (sent.text !== text) Object.assign(sent, { text, key: freshKey() });
    sent.running = true;
    setState({ busy: true, error: null });
    try {
      const { document } = await ask(method, `/clubs/${club.id}${path}`, { body, token: club.token, key: sent.key });
      sent.text = "";
      setState({ busy: false, error: null });
      return document ?? {};
    } catch (error) {
      meet(club, error);
      setState({ busy: false, error });
      return null;
    } finally {
      sent.running = false;
    }
  }
  return { ...state, send };
}
