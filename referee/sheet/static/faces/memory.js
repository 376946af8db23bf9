/** The looks of people whom this phone has met, by their names. */
import { comparable } from "../names.js";
import { keepSetting, setting } from "../settings.js";

/** @typedef {import("../kit/looks.js").Look} Look */

const MOST = 60;

/** @returns {[string, Look][]} */
const known = () => setting("looks") ?? [];

/** @param {string} name @returns {Look} */
export const knownLook = (name) => known().find(([key]) => key === comparable(name))?.[1] ?? null;

/** @param {string} name @param {Look} look */
export function rememberLook(name, look) {
  const others = known().filter(([key]) => key !== comparable(name));
  return keepSetting("looks", [[comparable(name), look], ...others].slice(0, MOST));
}
