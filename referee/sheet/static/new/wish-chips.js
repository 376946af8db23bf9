/** Chips for what a game should suit: how many play, and on what occasion. */
import { html } from "../lib.js";
import "../parts/later-style.js";
import { t } from "../text.js";
import { MANY, matching } from "./search.js";

/** @typedef {import("./search.js").Wishes} Wishes */
/** @typedef {{key: string, text: string, label?: string, isOn: boolean, wishes: Wishes}} Chip */

const NUMBERS = [1, 2, 3, 4, MANY];
const OCCASIONS = ["children", "money", "short"];

/** @param {number} count */
const numberText = (count) => (count === 1 ? t("games.alone") : count === MANY ? t("games.more") : String(count));

/** @param {number} count */
const numberLabel = (count) => (count === MANY ? t("games.for_more") : t("games.for", { count }));

/** @param {Wishes} wishes @returns {Chip[]} `wishes` of a chip are those after a tap on it */
const chipsOf = (wishes) => [
  ...NUMBERS.map((count) => ({
    key: String(count),
    text: numberText(count),
    ...(count === 1 ? {} : { label: numberLabel(count) }),
    isOn: wishes.players === count,
    wishes: { ...wishes, players: wishes.players === count ? null : count },
  })),
  ...OCCASIONS.map((occasion) => ({
    key: occasion,
    text: t(`games.occasion.${occasion}`),
    isOn: wishes.occasions.includes(occasion),
    wishes: { ...wishes, occasions: toggled(wishes.occasions, occasion) },
  })),
];

/** @param {string[]} list @param {string} item */
const toggled = (list, item) => (list.includes(item) ? list.filter((other) => other !== item) : [...list, item]);

/**
 * Those that no game suits, or of which the list says nothing, are left out.
 * @param {{wishes: Wishes, variants: import("./groups.js").Variant[], onChange(wishes: Wishes): void}} props
 */
export function WishChips({ wishes, variants, onChange }) {
  const none = chipsOf({ players: null, occasions: [] });
  const useful = none.filter((chip) => matching(variants, "", chip.wishes).length).map(({ key }) => key);
  return html`<div class="wishes" role="group" aria-label=${t("games.suits")}>${chipsOf(wishes)
    .filter(({ key }) => useful.includes(key))
    .map(
      ({ key, text, label, isOn, wishes: next }) => html`<button type="button" key=${key} class="chip" data-steady
        aria-pressed=${isOn} aria-label=${label} onClick=${() => onChange(next)}>${text}</button>`,
    )}</div>`;
}
