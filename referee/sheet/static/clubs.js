/** The clubs this phone knows, with the tokens that open them. */
import { keepSetting, setting } from "./settings.js";

const ROLES = ["viewer", "scorer", "treasurer", "admin"];

/**
 * @typedef {{id: string, name: string, currency?: string, token?: string, role?: string, label?: string, lost?:
 *   boolean}} KnownClub
 */

/** @returns {Record<string, KnownClub>} */
const all = () => setting("clubs") ?? {};

/** @param {string} id @returns {KnownClub | undefined} */
export const knownClub = (id) => all()[id];
export const knownClubs = () => Object.values(all());

/** @param {string} id @param {Partial<KnownClub>} more */
export const rememberClub = (id, more) => keepSetting("clubs", { ...all(), [id]: { ...all()[id], id, ...more } });

/**
 * The token is of no more use; that the club was known stays, so that a new token is soon put in its place.
 * @param {string} id
 */
export const loseClub = (id) => rememberClub(id, { token: undefined, lost: true });

/** @param {string} id */
export function forgetClub(id) {
  const { [id]: _gone, ...others } = all();
  return keepSetting("clubs", others);
}

/**
 * True if this phone's token for a club is for a role or for one above it.
 * @param {KnownClub | undefined} club @param {string} role
 */
export const mayIn = (club, role) => Boolean(club?.token) && ROLES.indexOf(club?.role ?? "") >= ROLES.indexOf(role);

/** The roles that such a token may give to others. @param {string | undefined} role */
export const rolesUpTo = (role) => ROLES.slice(0, ROLES.indexOf(role ?? "") + 1);
