/** Creating the game: once, however often the button is tapped, and as soon as the service can be reached. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { noteGame, rememberGame, rememberNames } from "../games.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { go, link } from "../router.js";
import { isReady } from "../ready.js";
import { begunHere, whyNotHere } from "../ready-for-more.js";
import { keepSetting } from "../settings.js";
import { askToStay, forget, keep, stored } from "../storage.js";
import { forgetDraft, requestOf, stakeOf } from "./draft.js";

const AGAIN_MS = 3000;

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Named} Named */
/** @typedef {import("./seats.js").Begins} Begins */
/** @typedef {ReturnType<typeof import("./draft.js").requestOf>} Body */
/**
 * The news for somebody who waits for a game; `missed` names what it waits for, as the texts of `new.waits_for` do.
 * @typedef {{isWanted(): boolean, onMissed(error: NoAnswer, missed: string): void}} Wish
 */

/** @type {{busy: boolean, waitsFor: null | string, refusal: Error | null}} */
const IDLE = { busy: false, waitsFor: null, refusal: null };

/**
 * Creates a game. The form stays until the game is there. Without an answer it is asked for again, until one comes,
 * something is changed, or the screen is left.
 * @param {Draft} draft
 * @param {{ruleErrors: unknown[], isAnswered: boolean}} tried
 * @param {{members: Named[], token?: string}} club
 * @returns {typeof IDLE & {create(begins: Begins): void}}
 */
export function useCreating(draft, tried, club) {
  const [state, setState] = useState(IDLE);
  const current = useRef(/** @type {object | null} */ (null));
  const stop = () => ((current.current = null), setState(IDLE));
  // Before the next tap: later, it would stop what that begins.
  useLayoutEffect(stop, [JSON.stringify([draft, club.members])]);
  useEffect(() => () => (current.current = null), []);
  useEffect(() => void (state.refusal && showWhatIsWrong()), [state.refusal]);
  async function create(/** @type {Begins} */ begins) {
    const isWrong = tried.isAnswered && tried.ruleErrors.length > 0;
    if (isWrong || stakeOf(draft) === undefined) return showWhatIsWrong();
    const attempt = (current.current = {});
    const isWanted = () => current.current === attempt;
    setState({ ...IDLE, busy: true });
    const onMissed = (/** @type {NoAnswer} */ { busy }, /** @type {string} */ missed) => {
      if (isWanted()) setState({ ...IDLE, busy: true, waitsFor: busy ? "turn" : missed });
    };
    try {
      const text = JSON.stringify([requestOf(draft, null, club.members), draft.first]);
      const attempted = await attemptFor(text, requestOf(draft, begins, club.members));
      const game = await createGame(attempted, club.token, { isWanted, onMissed });
      if (game) await welcome(game, draft, isWanted);
    } catch (refusal) {
      if (isWanted()) setState({ ...IDLE, refusal: /** @type {Error} */ (refusal) });
    }
  }
  return { ...state, create };
}

const showWhatIsWrong = () => document.querySelector(".problem, .wrong")?.scrollIntoView({ block: "center" });

/**
 * The new game; null when nobody waits for it any more.
 * @param {{body: Body, key: string}} attempt @param {string | undefined} token @param {Wish} wish
 * @returns {Promise<Api.CreatedGame | null>}
 */
async function createGame({ body, key }, token, { isWanted, onMissed }) {
  const canBegin = !("club" in body) && isReady();
  let missed = canBegin ? "phone" : "connection";
  while (isWanted()) {
    try {
      return (await ask("POST", "/games", { body, key, token })).document;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      onMissed(error, missed);
      const begun = canBegin ? await begunHere("/games", { body }) : null;
      if (begun) return begun;
      if (canBegin) onMissed(error, (missed = await whyNotHere()));
      await aWhile(error.retryAfterMs);
    }
  }
  return null;
}

/**
 * Until it may be worth another try. A connection that is back does not end a wait that the service asked for.
 * @param {number} retryAfterMs @returns {Promise<unknown>}
 */
const aWhile = (retryAfterMs) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(AGAIN_MS, retryAfterMs));
    if (!retryAfterMs) addEventListener("online", resolve, { once: true });
  });

/**
 * The key that a game is created with is kept until its answer is, with what it was asked for by: a page that is loaded
 * again meanwhile asks for the same, whether or not it has heard by then who begins.
 * @param {string} text @param {Body} body @returns {Promise<{text: string, body: Body, key: string}>}
 */
async function attemptFor(text, body) {
  const before = stored("drafts", "creating");
  if (before?.text === text && before.body) return before;
  const attempt = { text, body, key: freshKey() };
  await keep("drafts", "creating", attempt);
  return attempt;
}

/**
 * Whoever has gone elsewhere meanwhile finds it in the list of games.
 * @param {Api.CreatedGame} game @param {Draft} draft @param {Wish["isWanted"]} isWanted
 */
async function welcome(game, draft, isWanted) {
  await rememberGame(game.id, game.club ? { club: game.club } : { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  if (!game.club) await rememberNames(draft.names);
  keepSetting("currency", draft.currency);
  forgetDraft(draft);
  forget("drafts", "creating");
  askToStay();
  if (isWanted()) go(link("game", game.id));
}
