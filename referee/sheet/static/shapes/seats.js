/** The seats that a form can name: players and sides by name, and the places for cards. */
import { nameOf, sideOf } from "../table.js";
import { emptyOf, inForm, partsOf } from "./value.js";

/** @typedef {{id: string, name: string}[]} Named */

/** @param {{game: any, players: any[]}} table @returns {{players: Named, sides: Named}} */
export function seatsOf({ game, players }) {
  const ids = [...new Set(players.map(sideOf))];
  return { players, sides: ids.map((id) => ({ id, name: nameOf(game, id) })) };
}

/**
 * A form at first, with a seat in the field that asks for one before all else.
 * @param {any} field @param {string | undefined} id @returns {any}
 */
export function withSeat(field, id) {
  const value = emptyOf(field);
  if (!id) return value;
  if (field.kind === "forms") return { ...value, of: field.forms.map((/** @type {any} */ form) => withSeat(form, id)) };
  const isSeat = (/** @type {any} */ [, { kind }]) => kind === "player" || kind === "side";
  const [name] = field.fields?.find(isSeat) ?? [];
  return name ? { ...value, [name]: id } : value;
}

/**
 * The places for cards in a form, in its order, as `referee/slots.js` has them.
 * @param {any} field @param {any} value @param {any} table
 * @param {(value: any) => void} onChange
 * @returns {import("../referee/slots.js").Slot[]}
 */
export function cardRows(field, value, table, onChange, path = "", label = field.label) {
  if (field.kind === "card") {
    const cards = value === undefined ? [] : [value];
    return [{ key: path, label, hint: field.hint, cards, most: 1, onChange: ([card]) => onChange(card) }];
  }
  if (field.kind === "list" && field.item.kind === "card") {
    const most = Math.min(field.most, MOST_CARDS);
    return [{ key: path, label, hint: field.hint, cards: value ?? [], most, onChange }];
  }
  if (value === undefined) return [];
  if (field.kind === "forms") {
    const put = (/** @type {any} */ next) => onChange({ ...value, of: { ...value.of, [value.form]: next } });
    return cardRows(field.forms[value.form], inForm(field, value), table, put, path);
  }
  return partsOf(field, value, seatsOf(table)).flatMap(([name, inner, part], at) => {
    const put = (/** @type {any} */ next) =>
      onChange(
        field.kind === "list"
          ? value.map((/** @type {any} */ old, /** @type {number} */ place) => (place === at ? next : old))
          : { ...value, [name]: next },
      );
    const called =
      field.kind === "by" ? nameOf(table.game, name) : field.kind === "list" ? `${label} ${at + 1}` : inner.label;
    return cardRows(inner, part, table, put, `${path}/${name}`, called);
  });
}

/** More than anybody holds. */
const MOST_CARDS = 60;
