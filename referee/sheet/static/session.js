/** One game as this phone sees it: its document, its score sheet, its rules, and whether it is up to date. */
import { ask, askAll, NoAnswer } from "./api.js";
import { loseToken, noteGame, rememberGame, tokenOf, withoutSecret } from "./games.js";
import { follow } from "./live.js";
import { onDelivery, online, reached } from "./outbox.js";
import { keep, kept } from "./storage.js";
import { observable } from "./store.js";

/**
 * @typedef {object} Sitting
 * @property {any} game The game document; null until it is known
 * @property {any[]} sheet Every act, oldest first
 * @property {any} rules
 * @property {any} pot
 * @property {null | "gone" | "private" | "revoked"} trouble
 */

/** Opens a game and follows it. `close()` when it is left. */
export function openSession(id) {
  const before = kept("documents", id) ?? {};
  const state = observable({ game: null, sheet: [], rules: null, pot: null, trouble: null, ...before, id });
  rememberGame(id);
  const session = {
    id, state,
    token: () => tokenOf(id),
    show: (game) => show(session, game),
    refresh: () => refresh(session),
    meet: (error) => meet(session, error),
  };
  const stopFollowing = follow(id, {
    token: session.token,
    version: () => state.get().game?.version ?? 0,
    onGame: (game) => (reached(), game && show(session, game)),
    onTrouble: (error) => meet(session, error),
  });
  const stopHearing = onDelivery((entry, answer) => entry.game === id && heard(session, entry, answer));
  refresh(session);
  session.close = () => (stopFollowing(), stopHearing());
  return session;
}

/** What became of an entry: the game as it is now, or a refusal, after which we had better look again. */
function heard(session, entry, answer) {
  if (answer?.game) return show(session, answer.game);
  return entry.problem?.status === 401 ? meet(session, entry.problem) : refresh(session);
}

/** Shows a newer game, then fetches what goes with it. An older answer that comes late changes nothing. */
async function show(session, game) {
  const { state } = session;
  if (game.version < (state.get().game?.version ?? 0)) return;
  state.update((now) => ({ ...now, game: withoutSecret(game), trouble: now.trouble === "revoked" ? "revoked" : null }));
  noteGame(game);
  await fetchSheet(session, game);
}

async function refresh(session) {
  try {
    const { document } = await ask("GET", `/games/${session.id}`, { token: session.token() });
    reached();
    await fetchRules(session);
    await show(session, document);
  } catch (error) {
    meet(session, error);
  }
}

async function fetchSheet(session, game) {
  const more = { token: session.token() };
  try {
    const [sheet, pot] = await Promise.all([
      askAll(`/games/${session.id}/hands?all_acts=true`, more),
      game.stake ? ask("GET", `/games/${session.id}/pot`, more).then(({ document }) => document) : null,
    ]);
    if (session.state.get().game.version > game.version) return;
    session.state.update((now) => ({ ...now, sheet, pot }));
    if (!session.state.get().rules) await fetchRules(session);
    keepDocuments(session);
  } catch (error) {
    meet(session, error);
  }
}

/** The rules a game was made with never change, so they are fetched once. */
async function fetchRules(session) {
  if (session.state.get().rules) return;
  const { document } = await ask("GET", `/games/${session.id}/rules`, { token: session.token() });
  session.state.update((now) => ({ ...now, rules: document.rules }));
}

function keepDocuments({ id, state }) {
  const { game, sheet, rules, pot } = state.get();
  keep("documents", id, { game, sheet, rules, pot });
}

/** What an error means for this game. Refusals of what somebody entered are told where it was entered. */
function meet(session, error) {
  if (error instanceof NoAnswer) return online.set(false);
  const trouble = { 401: "revoked", 403: "private", 404: "gone" }[error.status];
  if (!trouble) return reached();
  if (trouble === "revoked") loseToken(session.id);
  session.state.update((now) => ({ ...now, trouble: trouble === "revoked" && !now.game ? "private" : trouble }));
}
