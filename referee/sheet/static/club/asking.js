/** Asking about a club and writing to it, with this phone's token for it. */
import { ask, askAll, freshKey, NoAnswer } from "../api.js";
import { useEffect, useRef, useState } from "../lib.js";
import { online, reached } from "../outbox.js";
import { forget, keep, kept } from "../storage.js";
import { alone, calm, useHeld } from "./calm.js";
import { meet } from "./reaching.js";

const shelfKey = (club) => `club ${club.id}`;
const keptAnswers = (club) => kept("documents", shelfKey(club)) ?? {};
const keepAnswer = (club, path, value) => keep("documents", shelfKey(club), { ...keptAnswers(club), [path]: value });
export const forgetAnswers = (club) => forget("documents", shelfKey(club));

/**
 * What the service has at a path below the club: at once as it was last time, then as it is now. What could not be had
 * is asked for again when the connection is back. `fresh` once the value is what the service answered to the last
 * question.
 * @param {any} club
 * @param {string} path
 * @param {{whole?: boolean}} [more] `whole` for every item of a list
 * @returns {{value?: any, error?: Error, fresh: boolean, again(): void}}
 */
export function useAsked(club, path, { whole = false } = {}) {
  const [state, setState] = useState(/** @type {any} */ ({ path: null }));
  const [turn, setTurn] = useState(0);
  const shown = useRef();
  const again = () => setTurn((count) => count + 1);
  const now = state.path === path ? state : { value: keptAnswers(club)[path] };
  const missed = now.error instanceof NoAnswer;
  shown.current = now.value;
  useEffect(() => {
    let wanted = true;
    const show = (found) => {
      if (!wanted) return;
      // Buttons may have moved under a finger that is on its way.
      if (JSON.stringify(found.value) !== JSON.stringify(shown.current)) calm();
      setState({ path, turn, ...found });
    };
    fetched(club, path, whole).then(
      (value) => (keepAnswer(club, path, value), reached(), show({ value })),
      (error) => (meet(club, error), show({ error, value: keptAnswers(club)[path] })),
    );
    return () => (wanted = false);
  }, [club.id, club.token, path, turn]);
  useEffect(() => {
    if (!missed) return undefined;
    // It may have come back before we listened.
    if (online.get()) again();
    return online.watch((back) => back && again());
  }, [missed]);
  return { ...now, fresh: now.turn === turn && !now.error, again };
}

async function fetched(club, path, whole) {
  const [address, more] = [`/clubs/${club.id}${path}`, { token: club.token }];
  return whole ? askAll(address, more) : (await ask("GET", address, more)).document;
}

/**
 * Writes below the club, once however often the button is tapped, and one thing at a time: while `held`, buttons are to
 * be disabled and nothing is sent. What may follow in quick succession and can hit nothing else is sent `atOnce`.
 * `send` resolves to the answer, or to null when it was refused; `error` then says why.
 */
export function useSending(club, { atOnce = false } = {}) {
  const [state, setState] = useState({ busy: false, error: null });
  const last = useRef({ text: "", key: "", running: false });
  const held = useHeld() && !atOnce;
  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function send(method, path, body) {
    const sent = last.current;
    const text = JSON.stringify([method, path, body]);
    if (sent.text !== text) Object.assign(sent, { text, key: freshKey() });
    sent.running = true;
    setState({ busy: true, error: null });
    try {
      const { document } = await ask(method, `/clubs/${club.id}${path}`, {
        body,
        token: club.token,
        key: sent.key,
      });
      reached();
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
  /** @param {Parameters<typeof send>} what */
  const once = async (...what) => {
    if (last.current.running) return null;
    return atOnce ? send(...what) : alone(() => send(...what));
  };
  return { ...state, held: held || state.busy, send: once };
}
