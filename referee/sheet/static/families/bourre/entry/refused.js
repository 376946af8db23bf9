/** What of a refused hand has a place of its own in the form, and what is told below who stays. */
import { tricksOf } from "./tricks.js";

/** Where messages stand beside what they are about, or below who stays. */
export const BESIDE = ["/tricks", "/faults", "/taken", "/stay"];

/**
 * Errors that the form shows nowhere else.
 * @param {any[]} errors @param {import("./draft.js").HandDraft} draft @param {import("./draft.js").Table} table
 */
export function unplaced(errors, draft, table) {
  const tricks = draft.form === "cards" && draft.stay.length > 1 ? tricksOf(draft, table).length : 0;
  const rows = draft.form === "cards" ? [] : table.players.filter(({ id }) => !draft.away.includes(id));
  const isPlaced = (/** @type {string} */ path) =>
    path.startsWith("/faults") ||
    rows.some(({ id }) => path === `/taken/${id}`) ||
    (rows.length > 0 && draft.stay.some((_, at) => path === `/stay/${at}`)) ||
    Array.from({ length: tricks }, (_, at) => `/tricks/${at}`).some(
      (place) => path === place || path.startsWith(`${place}/`),
    );
  return errors.filter(({ path }) => BESIDE.some((part) => path.startsWith(part)) && !isPlaced(path));
}
