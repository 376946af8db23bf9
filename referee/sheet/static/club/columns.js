/** The columns of standings: what every game counts, and what the family counts besides whose games these are. */
import { askAll } from "../api.js";
import { useDocument } from "../parts/documents.js";
import { t } from "../text.js";

/** @param {string} key */
const common = (key) => ({ key, title: t(`club.figure.${key}`), ranks: true });

/** @returns {Api.Family[]} */
export const useFamilies = () => useDocument("families", () => askAll("/families")) ?? [];

/**
 * Each with its key in a row, its title, and whether it puts members in a sensible order.
 * @param {any} family what the API tells of it; nothing for games of several families
 */
export function columnsOf(family) {
  const own = [...(family?.counts ?? []), ...(family?.ratios ?? [])];
  return [
    ...["games", "wins", "net_money"].map(common),
    ...own.map(({ key, title, more_is_better: better }) => ({ key, title, ranks: better !== null })),
    common("rating"),
  ];
}

/**
 * The columns for games of the family of this id; null for games of several.
 * @param {string | null} id
 */
export function useColumns(id) {
  return columnsOf(useFamilies().find((/** @type {{ id: string }} */ family) => family.id === id));
}
