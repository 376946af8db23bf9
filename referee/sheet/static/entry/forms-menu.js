/** The forms in which the same round can be entered, as items of a menu: the one that a table likes is remembered. */

/**
 * @param {import("../families.js").Entry} entry
 * @param {any} draft
 * @param {import("../families.js").Table} table
 * @param {(draft: any) => void} onChange
 * @returns {import("../parts/menu.js").Item[]}
 */
export const menuOf = ({ forms, inForm }, draft, table, onChange) =>
  (forms?.(draft, table) ?? []).map(({ id, label, isChosen }) => ({
    key: id,
    text: label,
    isChosen,
    onTap: () => onChange(inForm?.(draft, table, id)),
  }));
