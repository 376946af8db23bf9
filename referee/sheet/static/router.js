/** The current screen, from the part of the address that no server sees: `#/game/<id>/history/3`. */
import { observable } from "./store.js";

/** @typedef {{parts: string[], path: string}} Place */

export const place = observable(read());

let moves = 0;
addEventListener("hashchange", () => ((moves += 1), place.set(read())));

/** True if this is another place than the one that the page was opened at. */
export const hasMoved = () => moves > 0;

/** @returns {Place} */
function read() {
  const path = location.hash.replace(/^#\/?/, "");
  return { path, parts: path.split("/").filter(Boolean).map(decoded) };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {string[]} parts */
export const link = (...parts) => `#/${parts.map(encodeURIComponent).join("/")}`;

/**
 * Goes to a place; with `replace` the one before is forgotten, so that a secret does not stay in the history.
 * @param {string} address
 */
export function go(address, { replace = false } = {}) {
  if (!replace) location.hash = address;
  else {
    history.replaceState(null, "", address);
    place.set(read());
  }
}
