/** Places for cards, and one keypad that fills them: it goes to the next place by itself when one is full. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { Card, cardName } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { bringInSight } from "../parts/in-sight.js";
import { t } from "../text.js";
import { Keypad } from "./keypad.js";

/** More cards than anybody holds. */
export const ANY_NUMBER = 60;

/**
 * @typedef {object} Slot
 * @property {string} key
 * @property {string} label Whose or which cards
 * @property {string} [hint] More about them
 * @property {string[]} cards
 * @property {number} most
 * @property {(cards: string[]) => void} onChange
 */

/** @param {Pick<Slot, "cards" | "most">} slot */
const isOpen = ({ cards, most }) => cards.length < most;

/**
 * The slot into which the keys put their cards: the place that was tapped, or the first that is not full.
 * @param {Slot[]} slots In the order in which they are filled
 */
export function useSlots(slots) {
  const [tapped, setTapped] = useState(/** @type {string | null} */ (null));
  return slotsAt(slots, tapped, setTapped);
}

/**
 * The same where somebody else keeps which place was tapped.
 * @param {Slot[]} slots
 * @param {string | null} tapped Its key
 * @param {(key: string | null) => void} setTapped Called after a place has been given other cards
 */
export function slotsAt(slots, tapped, setTapped) {
  const tappedAt = slots.findIndex((slot) => slot.key === tapped && isOpen(slot));
  const at = tappedAt < 0 ? slots.findIndex(({ cards, most }) => isOpen({ cards, most }) && !cards.length) : tappedAt;
  const slot = slots[at];
  const following = slots.slice(at + 1).find(isOpen);
  const put = (/** @type {string} */ card) => {
    slot.onChange([...slot.cards, card]);
    setTapped(slot.cards.length + 1 < slot.most ? slot.key : (following?.key ?? null));
  };
  const last = slots.slice(0, at < 0 ? slots.length : at + 1).findLast(({ cards }) => cards.length);
  const erase = () => last && (last.onChange(last.cards.slice(0, -1)), setTapped(last.key));
  return {
    at: slot?.key ?? null,
    tap: setTapped,
    slot,
    put,
    erase: last ? erase : null,
    next: slot && following ? () => setTapped(following.key) : null,
  };
}

/** @param {any} props */
export function SlotKeys({ slots: { slot, put, erase, next }, cards }) {
  return html`<${Keypad} cards=${cards} label=${slot?.label ?? t("entry.keys")} idle=${!slot} onCard=${put}
    onErase=${erase}
    more=${html`<button type="button" class="key key-next" disabled=${!next} aria-label=${t("keypad.next")}
      onClick=${next}><${Icon} name="back" /></button>`} />`;
}

/**
 * One place with its cards: tap a card to take it away, the empty one to put the keys there.
 * @param {{slot: Slot, slots: any}} props
 */
export function SlotRow({ slot: { key, label, hint, cards, most, onChange }, slots: { at, tap } }) {
  const row = useRef(/** @type {any} */ (null));
  const current = at === key;
  useEffect(() => void (current && bringInSight(row.current)), [current, cards.length]);
  const without = (/** @type {number} */ place) => cards.filter((_, other) => other !== place);
  return html`<div class=${`slot${current ? " slot-current" : ""}`} ref=${row}><span class="slot-label">${label}${
    hint ? html`<small>${hint}</small>` : null
  }</span>
    <span class="cards">${cards.map(
      (card, place) => html`<${Card} key=${place} card=${card}
      label=${t("cards.remove", { card: cardName(card) })} onClick=${() => onChange(without(place))} />`,
    )}
      ${
        cards.length < most
          ? html`<button type="button" class="card card-add" aria-pressed=${current}
            aria-label=${t("cards.add", { label })} onClick=${() => tap(key)}>
        <${Icon} name="plus" /></button>`
          : null
      }
    </span></div>`;
}

/** The button that asks; grey, and saying what is missing, as long as something is. @param {any} props */
export function AskButton({ text, missing, busy, onAsk }) {
  return html`<div role="status"><button type="button" class="big send" disabled=${Boolean(missing) || busy}
    aria-busy=${busy} onClick=${onAsk}><span>${missing ?? text}</span></button></div>`;
}
