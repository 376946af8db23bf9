/** Big keys for ranks; the suits only appear where a rank needs one. */
import { html, useEffect, useLayoutEffect, useState } from "../lib.js";
import { JOKER, ranksOf, ranksWithSuits, SUITS } from "../table.js";
import { t } from "../text.js";
import { cardName, rankSign, SUIT_SIGNS } from "./cards.js";
import { Icon } from "./icons.js";

/**
 * @param {{rules: any, label: string, onCard(card: string): void, onErase?(): void}} keys
 */
export function Keypad({ rules, label, onCard, onErase }) {
  const [rank, setRank] = useState(null);
  useEffect(() => setRank(null), [label]);
  const press = (pressed) => (ranksWithSuits(rules).has(pressed) ? setRank(pressed) : onCard(pressed));
  const pick = (card) => (setRank(null), onCard(card));
  useTyping((sign) => (rank ? SUITS.includes(sign) && pick(rank + sign) : ranksOf(rules).includes(KEYS[sign] ?? sign) && press(KEYS[sign] ?? sign)));
  if (rank) return html`<${SuitKeys} rank=${rank} onCard=${pick} onBack=${() => setRank(null)} />`;
  return html`<div class=${`keypad${ranksOf(rules).length > 14 ? " keypad-five" : ""}`} role="group" aria-label=${label}>
    ${ranksOf(rules).map((key) => html`<${Key} key=${key} rank=${key} onPress=${press} />`)}
    ${onErase ? html`<button type="button" class="key key-erase" aria-label=${t("keypad.erase")} onClick=${onErase}>
      <${Icon} name="erase" />
    </button>` : null}
  </div>`;
}

/** A keyboard's keys beside the ones on the screen: 2 to 9, 0 for the ten, letters, and `*` for a joker. */
const KEYS = { 0: "10", "*": JOKER };

function useTyping(onSign) {
  useLayoutEffect(() => {
    const type = (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !target.closest("input, select, textarea")) onSign(key.toUpperCase());
    };
    addEventListener("keydown", type);
    return () => removeEventListener("keydown", type);
  });
}

function Key({ rank, onPress }) {
  const classes = `key${rank === JOKER ? " key-joker" : ""}`;
  return html`<button type="button" class=${classes} aria-label=${cardName(rank)} onClick=${() => onPress(rank)}>
    ${rankSign(rank)}
  </button>`;
}

function SuitKeys({ rank, onCard, onBack }) {
  const title = t("keypad.suit", { rank: cardName(rank) });
  return html`<div class="keypad keypad-suits" role="group" aria-label=${title}>
    <p class="keypad-title">${title}</p>
    ${SUITS.map((suit) => html`<button type="button" key=${suit} class=${`key suit-${suit}`}
      aria-label=${cardName(rank + suit)} onClick=${() => onCard(rank + suit)}>${rank}${SUIT_SIGNS[suit]}</button>`)}
    <button type="button" class="key key-erase" aria-label=${t("app.back")} onClick=${onBack}><${Icon} name="back" /></button>
  </div>`;
}
