/** The looks of people whom this phone has met, by their names. */
import { keepSetting, setting } from "../settings.js";

/** @typedef {import("../kit/looks.js").Look} Look */

const MOST = 60;

/** The same for two names that the service takes for the same person's. @param {string} name */
const keyOf = (name) => name.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");

/** @returns {[string, Look][]} */
const known = () => setting("looks") ?? [];

/** @param {string} name @returns {Look} */
export const knownLook = (name) => known().find(([key]) => key === keyOf(name))?.[1] ?? null;

/** @param {string} name @param {Look} look */
export function rememberLook(name, look) {
  const others = known().filter(([key]) => key !== keyOf(name));
  return keepSetting("looks", [[keyOf(name), look], ...others].slice(0, MOST));
}
