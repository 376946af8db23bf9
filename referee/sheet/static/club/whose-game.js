/** Which of this phone's clubs a game belongs to, where nothing that is kept here says so. */
import { ask, NoAnswer } from "../api.js";
import { knownClubs } from "../clubs.js";
import { clubOf, noteGame, rememberGame } from "../games.js";

/**
 * The club whose key opens a game, which is remembered from then on; null when it is none of this phone's clubs. It
 * asks nothing where the club is known already.
 * @param {string} id @returns {Promise<import("../clubs.js").KnownClub | null>}
 */
export async function clubOfUnknown(id) {
  if (clubOf(id)) return null;
  for (const club of knownClubs().filter(({ token }) => token)) {
    const game = await gameBy(id, club.token);
    // Open games are answered to every key.
    if (game?.club !== club.id) continue;
    await rememberGame(id, { club: club.id });
    await noteGame(game);
    return club;
  }
  return null;
}

/**
 * The game as a key opens it; null when it does not.
 * @param {string} id @param {string | undefined} token @returns {Promise<Api.Game | null>}
 */
function gameBy(id, token) {
  return ask("GET", `/games/${id}`, { token }).then(
    ({ document }) => document,
    (error) => {
      if (error instanceof NoAnswer) throw error;
      return null;
    },
  );
}
