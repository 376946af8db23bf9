/** Big keys for ranks, and where the rules need them for suits. No key ever changes its place. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { rankTyped, suitClass, suitKey, suitName } from "../parts/card-signs.js";
import { cardName, isNamed, rankSign } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { useTyping } from "../parts/typing.js";
import { JOKER, rankOf } from "../table.js";
import { t } from "../text.js";

/** As many keys stand in rows of five, more in rows of six, and more than that in rows of seven. */
const ROWS_OF_FIVE = 15;
const ROWS_OF_SIX = 18;

/**
 * @param {{cards: import("../families.js").Cards | null, label: string, onCard(card: string): void, onErase?(): void,
 *   idle?: boolean, chosen?: string,
 *   more?: any}} keys `idle` while no card is asked for; `chosen` is the one there is; `more` are further keys
 */
export function Keypad({ cards, label, onCard, onErase, idle = false, chosen, more }) {
  const [rank, setRank] = useState(/** @type {string | null} */ (null));
  useLayoutEffect(() => setRank(null), [label, idle]);
  const { suits, suited_ranks: suited, ...deck } = cards ?? NONE;
  const ranks = jokersLast(deck.ranks);
  const press = (/** @type {string} */ pressed) => (suited.includes(pressed) ? setRank(pressed) : pick(pressed));
  const pick = (/** @type {string} */ card) => (setRank(null), onCard(card));
  const erase = rank ? () => setRank(null) : onErase;
  useTyping((key) => {
    if (idle) return;
    const sign = KEYS[key] ?? key.toUpperCase();
    const typed = rankTyped(sign, ranks);
    if (rank) suits.includes(sign) && pick(rank + sign);
    else if (typed) press(typed);
  });
  const count = ranks.length + (suited.length ? suits.length : 0) + (onErase === undefined ? 0 : 1) + (more ? 1 : 0);
  // Names need wider keys than signs do.
  const rows =
    count > ROWS_OF_SIX && !ranks.some(isNamed) ? " keypad-seven" : count > ROWS_OF_FIVE ? " keypad-six" : "";
  return html`<div class=${`keypad${rows}`} role="group" data-steady
    aria-label=${label}>
    ${ranks.map(
      (key) => html`<${Key} key=${key} rank=${key} idle=${idle}
      chosen=${key === (rank ?? (chosen && rankOf(chosen)))} onPress=${press} />`,
    )}
    ${suited.length ? html`<${SuitKeys} suits=${suits} rank=${rank} onCard=${pick} />` : null}
    ${more}
    ${
      onErase === undefined
        ? null
        : html`<button type="button" class="key key-erase" disabled=${!erase} aria-label=${t("keypad.erase")}
          onClick=${erase}>
      <${Icon} name="erase" />
    </button>`
    }
  </div>`;
}

/** As long as nobody has told which cards there are. @type {import("../families.js").Cards} */
const NONE = { ranks: [], suits: [], suited_ranks: [] };

/** Wherever jokers rank, their key is the last. @param {string[]} ranks */
const jokersLast = (ranks) => [...ranks.filter((rank) => rank !== JOKER), ...ranks.filter((rank) => rank === JOKER)];

/**
 * A keyboard's keys beside the ones on the screen: 2 to 9, 0 for the ten, letters, and `*` for a joker.
 * @type {Record<string, string>}
 */
const KEYS = { 0: "10", "*": JOKER };

/** @param {{rank: string, idle: boolean, chosen: boolean, onPress(rank: string): void}} props */
function Key({ rank, idle, chosen, onPress }) {
  const classes = `key${rank === JOKER ? " key-joker" : ""}${isNamed(rank) ? " key-named" : ""}`;
  return html`<button type="button" class=${classes} disabled=${idle} aria-pressed=${chosen}
    aria-label=${cardName(rank)} onClick=${() => onPress(rank)}>
    ${rankSign(rank)}
  </button>`;
}

/**
 * Asleep until a rank has been pressed of which the suit must be told.
 * @param {{suits: string[], rank: string | null, onCard(card: string): void}} props
 */
function SuitKeys({ suits, rank, onCard }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever presses keys with a keyboard goes on here.
  useEffect(
    () =>
      void (
        rank &&
        document.activeElement?.closest(".keypad") &&
        /** @type {HTMLElement | null | undefined} */ (place.current?.querySelector(".key"))?.focus({
          preventScroll: true,
        })
      ),
    [rank],
  );
  return html`<div class="keypad-suits" role="group" ref=${place}
    aria-label=${rank ? t("keypad.suit", { rank: cardName(rank) }) : t("keypad.suits")}>
    ${suits.map(
      (suit) => html`<button type="button" key=${suit} class=${`key ${suitClass(suit)}`} disabled=${!rank}
      aria-label=${rank ? cardName(rank + suit) : suitName(suit)}
      onClick=${() => onCard(rank + suit)}>${suitKey(rank, suit)}</button>`,
    )}
  </div>`;
}
