/** One game as this phone sees it: its document, its score sheet, its rules, and whether it is up to date. */
import { ask, askAll, NoAnswer, Refusal } from "./api.js";
import { onDelivery } from "./deliveries.js";
import { knownClubs } from "./clubs.js";
import { knownGame, loseToken, noteGame, noteVariant, rememberGame, tokenOf, withoutSecret } from "./games.js";
import { language } from "./language.js";
import { follow } from "./live.js";
import { online, reached } from "./outbox.js";
import { keep, stored } from "./storage.js";
import { observable } from "./store.js";

/**
 * @typedef {object} Sitting
 * @property {string} id
 * @property {any} game The game document; null until it is known
 * @property {any[]} sheet Every act, oldest first
 * @property {number} sheetVersion Of the game that the sheet and the pot belong to; 0 to ask for them
 * @property {string} [language] Of the sheet's sentences
 * @property {any} rules
 * @property {import("./families.js").Cards | null} [cards] What it is played with; not there until the rules are
 * @property {import("./kit/spec.js").Spec | null} [entry] What a round asks for; not there until the rules are
 * @property {string} [variant] What the rules are called: Gurka
 * @property {string} [rulesLanguage] Of the words of `entry`
 * @property {string[]} [claims] The kinds of questions that the referee answers under them
 * @property {number | null} [bggId] Its number at BoardGameGeek; not there until the rules are
 * @property {any} pot
 * @property {null | "gone" | "private" | "revoked"} trouble
 */

/**
 * @typedef {object} Session
 * @property {string} id
 * @property {import("./store.js").Observable<Sitting>} state
 * @property {() => string | undefined} token
 * @property {(game: Api.Game) => Promise<void>} show Shows a newer game
 * @property {() => Promise<void>} refresh
 * @property {(error: unknown) => void} noteFailure
 * @property {() => void} doubt Does not rely on the stream any more
 * @property {() => void} close
 * @property {boolean} [closed]
 * @property {number | null} [fetching] The version of which the sheet is on its way
 */

/** Opens a game and follows it. `close()` when it is left. @param {string} id @returns {Session} */
export function openSession(id) {
  /** @type {Sitting} */
  const sitting = {
    game: null,
    sheet: [],
    sheetVersion: 0,
    rules: null,
    cards: undefined,
    pot: null,
    trouble: null,
    ...lastKnown(id),
    id,
  };
  // Sentences of another language are shown only until they are there in this one.
  if (sitting.language !== language) sitting.sheetVersion = 0;
  const state = observable(sitting);
  if (knownGame(id)) rememberGame(id);
  /** @type {Session} */
  const session = {
    id,
    state,
    token: () => tokenOf(id),
    show: (game) => show(session, game),
    refresh: () => refresh(session),
    noteFailure: (error) => noteFailure(session, error),
    doubt: () => following.doubt(),
    close: () => ((session.closed = true), following.stop(), stopHearing()),
  };
  const following = follow(id, {
    token: session.token,
    version: () => state.get().game?.version ?? 0,
    onGame: (game) => (reached(), game ? show(session, game) : catchUp(session)),
    onTrouble: (error) => noteFailure(session, error),
  });
  const stopHearing = onDelivery((entry, answer, refusal) => entry.game === id && heard(session, answer, refusal));
  refresh(session);
  return session;
}

/** A game as this phone has it, which may be newer than its sheet. @param {string} id */
function lastKnown(id) {
  const [documents, game] = [stored("documents", id) ?? {}, knownGame(id)?.game];
  return documents.game && game && game.version > documents.game.version ? { ...documents, game } : documents;
}

/**
 * Takes the answer to an entry: the game as it is now, or a refusal, after which we had better look again.
 * @param {Session} session @param {any} answer @param {any} refusal
 */
function heard(session, answer, refusal) {
  if (answer?.game) return show(session, answer.game);
  return refusal?.status === 401 ? noteFailure(session, refusal) : refresh(session);
}

/**
 * Shows a newer game, then fetches what goes with it. An older answer that comes late changes nothing.
 * @param {Session} session @param {Api.Game} game
 */
async function show(session, game) {
  const { state } = session;
  if (session.closed || game.version < (state.get().game?.version ?? 0)) return;
  state.update((now) => ({ ...now, game: withoutSecret(game), trouble: now.trouble === "revoked" ? "revoked" : null }));
  noteGame(game);
  await catchUp(session);
}

/** @param {Session} session */
async function refresh(session) {
  try {
    const { document } = await ask("GET", `/games/${session.id}`, { token: session.token() });
    reached();
    await fetchRules(session);
    await show(session, document);
  } catch (error) {
    if (error instanceof Refusal && [401, 403].includes(error.status) && (await isOfOurClub(session.id)))
      await refresh(session);
    else noteFailure(session, error);
  }
}

/** True if a club's key on this phone opens the game, which nothing here said until now. @param {string} id */
async function isOfOurClub(id) {
  if (!knownClubs().length) return false;
  const { clubOfUnknown } = await import("./club/whose-game.js");
  return Boolean(await clubOfUnknown(id).catch(() => null));
}

/** Fetches what goes with the game as it stands, unless it is there already or on its way. @param {Session} session */
async function catchUp(session) {
  const { game, sheetVersion, rules } = session.state.get();
  if (!game || session.fetching === game.version || (sheetVersion === game.version && rules)) return;
  session.fetching = game.version;
  await fetchSheet(session, game);
  if (session.fetching === game.version) session.fetching = null;
}

/** @param {Session} session @param {Api.Game} game */
async function fetchSheet(session, game) {
  const more = { token: session.token() };
  try {
    const [sheet, pot] = await Promise.all([
      askAll(`/games/${session.id}/hands?all_acts=true`, more),
      game.stake ? ask("GET", `/games/${session.id}/pot`, more).then(({ document }) => document) : null,
    ]);
    if (session.closed || session.state.get().game.version > game.version) return;
    session.state.update((now) => ({ ...now, sheet, pot, language, sheetVersion: game.version }));
    await fetchRules(session);
    keepDocuments(session);
  } catch (error) {
    noteFailure(session, error);
  }
}

/** The rules a game was made with never change, so they are fetched once a language. @param {Session} session */
async function fetchRules(session) {
  const { rules, variant, cards, entry, claims, bggId, rulesLanguage } = session.state.get();
  const isWhole = rules && variant && claims && ![cards, entry, bggId].includes(undefined);
  if (isWhole && rulesLanguage === language) return;
  const { document } = await ask("GET", `/games/${session.id}/rules`, { token: session.token() });
  noteVariant(session.id, document.name);
  session.state.update((now) => ({ ...now, ...rulesIn(document) }));
  if (session.state.get().game) keepDocuments(session);
}

/** The rules as a sitting has them. @param {any} document */
export const rulesIn = ({ rules, cards, entry, claims, name: variant, bgg_id: bggId }) => {
  return { rules, cards, entry, claims, variant, bggId, rulesLanguage: language };
};

/** @param {Session} session */
function keepDocuments({ id, state }) {
  const { trouble: _trouble, id: _id, ...documents } = state.get();
  keep("documents", id, documents);
}

/** @type {Record<number, Sitting["trouble"]>} */
const TROUBLES = { 401: "private", 403: "private", 404: "gone" };

/**
 * Notes what an error means for this game. Refusals of what somebody entered are told where it was entered.
 * @param {Session} session @param {unknown} error
 */
function noteFailure(session, error) {
  if (error instanceof NoAnswer) {
    if (!error.busy) session.doubt();
    return online.set(false);
  }
  const trouble = error instanceof Refusal ? TROUBLES[error.status] : undefined;
  if (!(error instanceof Refusal) || !trouble) return reached();
  const lost = error.status === 401 && Boolean(error.token);
  if (lost) loseToken(session.id, error.token);
  session.state.update((now) => ({
    ...now,
    trouble: now.game && (lost || now.trouble === "revoked") ? "revoked" : trouble,
  }));
}
