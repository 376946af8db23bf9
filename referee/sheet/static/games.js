/** The games this phone knows, with the tokens that open them, and the people it has met. */
import { allKept, forget, keep, kept } from "./storage.js";

const MOST_NAMES = 60;

/** @typedef {{id: string, token?: string, title?: string, variant?: string, names?: string[], at: number}} Known */

/** @returns {Known | undefined} */
export const knownGame = (id) => kept("games", id);

/** The latest first. The order is by how often we looked, so that a wrong clock does not matter. */
export const knownGames = () => allKept("games").sort((one, other) => other.at - one.at);

const nextTurn = () => 1 + Math.max(0, ...allKept("games").map((game) => game.at));

/** Remembers a game, and its token where one is given. */
export function rememberGame(id, { token, scope } = {}) {
  const known = kept("games", id) ?? { id };
  const opened = token ? { token, scope: scope ?? scopeOf(token), revoked: false } : {};
  return keep("games", id, { ...known, ...opened, at: nextTurn() });
}

/** `score` or `view`, which every token begins with. */
export const scopeOf = (token) => (token.startsWith("view") ? "view" : "score");

/** Notes how a game stands, for the list of games and for when there is no connection. */
export function noteGame(game) {
  const known = kept("games", game.id) ?? { id: game.id, at: nextTurn() };
  return keep("games", game.id, { ...known, game: withoutSecret(game) });
}

export function withoutSecret({ scorer_token: _secret, ...game }) {
  return game;
}

/** The token was revoked: it is of no more use, but the game may still be read. */
export function loseToken(id) {
  const known = kept("games", id);
  if (known) keep("games", id, { ...known, token: undefined, scope: undefined, revoked: true });
}

export const forgetGame = (id) => forget("games", id);

export const knownNames = () => kept("settings", "names") ?? [];

/** The names of a table come first when names are next offered. */
export function rememberNames(names) {
  const others = knownNames().filter((name) => !names.includes(name));
  return keep("settings", "names", [...names, ...others].slice(0, MOST_NAMES));
}

export const forgetName = (name) => keep("settings", "names", knownNames().filter((known) => known !== name));

export const setting = (name) => kept("settings", name);
export const keepSetting = (name, value) => keep("settings", name, value);
