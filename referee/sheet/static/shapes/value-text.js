/** The value of a form as it is read: a label and a text for each part. */
import { list, number, t } from "../text.js";
import { cardName } from "../parts/cards.js";
import { nameOf } from "../table.js";
import { inForm } from "./value.js";

/** In a list, a place where nothing is. */
const NOTHING = "–";

/**
 * @param {any} field @param {any} value @param {any} game
 * @returns {string} Empty where there is nothing to tell
 */
export function valueText(field, value, game) {
  if (value === undefined || value === null || field.kind === "fixed") return "";
  if (field.kind === "player" || field.kind === "side") return nameOf(game, value);
  if (field.kind === "card") return cardName(value);
  if (field.kind === "number") return number(value);
  if (field.kind === "flag") return t(value ? "options.yes" : "options.no");
  if (field.kind === "choice")
    return field.choices.find((/** @type {any} */ choice) => choice.value === value)?.label ?? String(value);
  if (field.kind === "forms") return valueText(field.forms[value.form], inForm(field, value), game);
  if (field.kind === "list")
    return list(value.map((/** @type {any} */ part) => valueText(field.item, part, game) || NOTHING));
  if (field.kind === "by") {
    return Object.entries(value)
      .map(([id, part]) => `${nameOf(game, id)} ${valueText(field.item, part, game)}`)
      .join(", ");
  }
  return field.kind === "group"
    ? partTexts(field, value, game)
        .map((part) => part.join(" "))
        .join(", ")
    : String(value);
}

/**
 * The parts of a group that something stands in.
 * @param {any} field
 * @param {any} value
 * @param {any} game
 * @returns {[string, string][]}
 */
export function partTexts(field, value, game) {
  if (field.kind === "forms") return partTexts(field.forms[value.form], inForm(field, value), game);
  const parts = field.fields.map((/** @type {any} */ [name, inner]) => [
    inner.label,
    valueText(inner, value[name], game),
  ]);
  return parts.filter((/** @type {[string, string]} */ [, text]) => text);
}
