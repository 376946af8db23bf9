/** In which of several forms a table tells its rounds: the one that was chosen last. */
import { keep, stored } from "../storage.js";

/** @param {string} game */
export const chosenForm = (game) => stored("drafts", `form ${game}`);

/** @param {string} game @param {string} form */
export const keepForm = (game, form) => keep("drafts", `form ${game}`, form);

/**
 * A table that goes on with another game tells its rounds, and has its rows, as before.
 * @param {string} from @param {string} to
 */
export function carryForm(from, to) {
  for (const choice of ["form", "order"]) {
    const before = stored("drafts", `${choice} ${from}`);
    if (before && !stored("drafts", `${choice} ${to}`)) keep("drafts", `${choice} ${to}`, before);
  }
}
