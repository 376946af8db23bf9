/** Asking about a club and writing to it, with this phone's token for it. */
import { ask, askAll, freshKey, NoAnswer } from "../api.js";
import { useEffect, useRef, useState } from "../lib.js";
import { online, reached } from "../outbox.js";
import { forget, keep, stored } from "../storage.js";
import { exclusively, holdButtons, useHeld } from "./button-hold.js";
import { noteFailure } from "./connection.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

/**
 * @template T
 * @typedef {{value?: T, error?: unknown, fresh: boolean, again(): void}} Answer `fresh` once the value is what the
 *   service answered to the last question
 */

/** @param {KnownClub} club */
const shelfKey = (club) => `club ${club.id}`;
/** @param {KnownClub} club */
const storedAnswers = (club) => stored("documents", shelfKey(club)) ?? {};
/** @param {KnownClub} club @param {string} path @param {unknown} value */
const keepAnswer = (club, path, value) => keep("documents", shelfKey(club), { ...storedAnswers(club), [path]: value });
/** @param {KnownClub} club */
export const forgetAnswers = (club) => forget("documents", shelfKey(club));

/**
 * The answer at a path below the club: at once as it was last time, then as it is now. An answer that does not come is
 * asked for again when the connection is back.
 * @param {KnownClub} club
 * @param {string} path
 * @param {{whole?: boolean}} [more] `whole` for every item of a list
 * @returns {Answer<any>}
 */
export function useAnswer(club, path, { whole = false } = {}) {
  const [state, setState] = useState(/** @type {any} */ ({ path: null }));
  const [turn, setTurn] = useState(0);
  const shown = useRef(/** @type {unknown} */ (undefined));
  const again = () => setTurn((count) => count + 1);
  const now = state.path === path ? state : { value: storedAnswers(club)[path] };
  const missed = now.error instanceof NoAnswer;
  shown.current = now.value;
  useEffect(() => {
    let isCurrent = true;
    const show = (/** @type {{value?: unknown, error?: unknown}} */ answer) => {
      if (!isCurrent) return;
      // Buttons may have moved under a finger that is on its way.
      if (JSON.stringify(answer.value) !== JSON.stringify(shown.current)) holdButtons();
      setState({ path, turn, ...answer });
    };
    fetched(club, path, whole).then(
      (value) => (keepAnswer(club, path, value), reached(), show({ value })),
      (error) => (noteFailure(club, error), show({ error, value: storedAnswers(club)[path] })),
    );
    return () => (isCurrent = false);
  }, [club.id, club.token, path, turn]);
  useEffect(() => {
    if (!missed) return undefined;
    // It may have come back before we listened.
    if (online.get()) again();
    return online.watch((back) => back && again());
  }, [missed]);
  return { ...now, fresh: now.turn === turn && !now.error, again };
}

/** @param {KnownClub} club @param {string} path @param {boolean} whole */
async function fetched(club, path, whole) {
  const [address, more] = [`/clubs/${club.id}${path}`, { token: club.token }];
  return whole ? askAll(address, more) : (await ask("GET", address, more)).document;
}

/**
 * Writes below the club, once however often the button is tapped, and one thing at a time: while `held`, buttons are to
 * be disabled and nothing is sent. What may follow in quick succession and can hit nothing else is sent `atOnce`.
 * `send` resolves to the answer, or to null when it was refused; `error` then says why.
 * @param {KnownClub} club
 */
export function useSending(club, { atOnce = false } = {}) {
  const [state, setState] = useState(/** @type {{busy: boolean, error: any}} */ ({ busy: false, error: null }));
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
      noteFailure(club, error);
      setState({ busy: false, error });
      return null;
    } finally {
      sent.running = false;
    }
  }
  /** @param {Parameters<typeof send>} request */
  const once = async (...request) => {
    if (last.current.running) return null;
    return atOnce ? send(...request) : exclusively(() => send(...request));
  };
  return { ...state, held: held || state.busy, send: once };
}
