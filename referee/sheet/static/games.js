/** The games this phone knows, with the tokens that open them, and the people it has met. */
import { knownClub, loseClub, mayIn } from "./clubs.js";
import { language } from "./language.js";
import { keepSetting, setting } from "./settings.js";
import { allStored, forget, keep, stored } from "./storage.js";

const MOST_NAMES = 60;

/**
 * @typedef {object} Known
 * @property {string} id
 * @property {number} at
 * @property {string} [token]
 * @property {string} [scope]
 * @property {string} [club]
 * @property {boolean} [revoked]
 * @property {string} [variant]
 * @property {Api.Game} [game]
 * @property {string} [origin] Of a game begun on this phone without a connection, as long as the service has none of it
 * @property {any} [problem] Why the service does not take that one
 * @property {Figures} [figures] As the board of a version had them, where they are not the scores
 */
/** @typedef {{version: number, of: Record<string, number>}} Figures By the first player of each side */

/** @param {string} id @returns {Known | undefined} */
export const knownGame = (id) => stored("games", id);

/** True if the service does not know the game yet, since it was begun without a connection. @param {string} id */
export const isBegunHere = (id) => Boolean(knownGame(id)?.origin);

/**
 * The latest first. The order is by how often we looked, so that a wrong clock does not matter.
 * @returns {Known[]}
 */
export const knownGames = () => allStored("games").sort((game, other) => other.at - game.at);

const nextTurn = () => 1 + Math.max(0, ...allStored("games").map((game) => game.at));

/**
 * Remembers a game, and what opens it where that is given: a token of its own, or the club whose token does.
 * @param {string} id
 * @param {{token?: string, scope?: string, club?: string}} [opens]
 */
export function rememberGame(id, { token, scope, club } = {}) {
  const known = stored("games", id) ?? { id };
  const given = scope ?? scopeOf(token ?? "");
  const weaker = known.token && SCOPES.indexOf(known.scope ?? "score") > SCOPES.indexOf(given);
  const opened = token && !weaker ? { token, scope: given, revoked: false } : {};
  return keep("games", id, { ...known, ...opened, ...(club ? { club } : {}), at: nextTurn() });
}

/** The club of a game, if this phone knows it. @param {string} id */
export function clubOf(id) {
  const known = knownGame(id);
  return knownClub(known?.club ?? known?.game?.club ?? "");
}

/** The token to ask with in a game: its own token, unless the club's may do more. @param {string} id */
export function tokenOf(id) {
  const [known, club] = [knownGame(id), clubOf(id)];
  return mayIn(club, "scorer") ? club?.token : (known?.token ?? club?.token);
}

/** True if this phone has what it takes to score a game and to share it. @param {string} id */
export const isScorer = (id) => mayIn(clubOf(id), "scorer") || hasLink(id, "score");

/** True if it has what it takes to enter rounds and to ask the referee, as a player's link does. @param {string} id */
export const isPlaying = (id) => isScorer(id) || hasLink(id, "player");

/** @param {string} id @param {string} scope */
function hasLink(id, scope) {
  const known = knownGame(id);
  return Boolean(known?.token) && (known?.scope ?? "score") === scope;
}

/** True if it may score it now. Once a game is locked, only an admin of its club may. @param {string} id */
export const mayScore = (id) => (knownGame(id)?.game?.locked ? mayIn(clubOf(id), "admin") : isScorer(id));

/** True if it may enter a round now. @param {string} id */
export const mayEnter = (id) => (isScorer(id) ? mayScore(id) : !knownGame(id)?.game?.locked && isPlaying(id));

/** True if a token that opened the game has been withdrawn, and nothing has taken its place. @param {string} id */
export const hasLost = (id) => !tokenOf(id) && Boolean(knownGame(id)?.revoked || clubOf(id)?.lost);

/** What links may do, the least first. */
export const SCOPES = ["view", "player", "score"];

/** `score`, `player` or `view`, which every token begins with. @param {string} token */
export const scopeOf = (token) => SCOPES.find((scope) => token.startsWith(scope)) ?? "score";

/**
 * Notes how a game stands, for the list of games and for when there is no connection.
 * @param {Api.Game & {scorer_token?: string}} game
 */
export function noteGame(game) {
  const known = stored("games", game.id) ?? { id: game.id, at: nextTurn() };
  return keep("games", game.id, { ...known, game: withoutSecret(game) });
}

/** Notes how a game stands, where the phone has it and knows less. @param {Api.Game} game */
export function noteNewer(game) {
  const known = knownGame(game.id);
  if (known && game.version > (known.game?.version ?? 0)) noteGame(game);
}

/** Notes what a game's rules are called, for the list of games. @param {string} id @param {string} variant */
export const noteVariant = (id, variant) => keep("games", id, { at: nextTurn(), ...stored("games", id), id, variant });

/**
 * Notes the numbers that the board of a game shows.
 * @param {string} id @param {Figures} figures
 */
export const noteFigures = (id, figures) => keep("games", id, { at: nextTurn(), ...stored("games", id), id, figures });

/** @param {Api.Game & {scorer_token?: string}} game @returns {Api.Game} */
export function withoutSecret({ scorer_token: _secret, ...game }) {
  return game;
}

/**
 * The token was revoked: it is of no more use, but the game may still be read. Another one may have taken its place.
 * @param {string} id @param {string | undefined} token
 */
export function loseToken(id, token) {
  const [known, club] = [knownGame(id), clubOf(id)];
  if (club && club.token === token) loseClub(club.id);
  else if (known?.token === token) keep("games", id, { ...known, token: undefined, scope: undefined, revoked: true });
}

/**
 * Takes a game off this phone, and whatever of it was kept to be at hand. Answers what brings it back.
 * @param {string} id
 */
export function forgetGame(id) {
  const known = knownGame(id);
  forget("games", id);
  for (const name of [id, `rulebook ${id} ${language}`, `record ${id}`]) forget("documents", name);
  for (const name of [id, `audit ${id}`, `form ${id}`, `order ${id}`]) forget("drafts", name);
  return () => keep("games", id, known);
}

/** @returns {string[]} */
export const knownNames = () => setting("names") ?? [];

/** The names of a table come first when names are next offered. @param {string[]} names */
export function rememberNames(names) {
  const others = knownNames().filter((name) => !names.includes(name));
  return keepSetting("names", [...names, ...others].slice(0, MOST_NAMES));
}
