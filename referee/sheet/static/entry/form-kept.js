/** In which of several forms a table tells its rounds: the one that was chosen last. */
import { keep, kept } from "../storage.js";

/** @param {string} game */
export const keptForm = (game) => kept("drafts", `form ${game}`);

/** @param {string} game @param {string} form */
export const keepForm = (game, form) => keep("drafts", `form ${game}`, form);

/** A table that goes on with another game tells its rounds as before. @param {string} from @param {string} to */
export function carryForm(from, to) {
  const form = keptForm(from);
  if (form && !keptForm(to)) keepForm(to, form);
}
