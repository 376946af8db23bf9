/**
 * Keys for cards: the rank, and after it the suit where that matters. Keys of cards that are gone are asleep, and none
 * changes its place.
 */
import { html, useLayoutEffect, useState } from "../lib.js";
import { rankTyped, suitClass, suitName } from "../parts/card-signs.js";
import { cardName, isNamed, rankSign, suitSign } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { useTyping } from "../parts/typing.js";
import { JOKER } from "../table.js";
import { t } from "../text.js";

/**
 * @typedef {object} CardKeysProps
 * @property {string} label Which card is asked for
 * @property {import("../families.js").Cards | null} cards
 * @property {string[]} gone Cards that are somewhere already
 * @property {number} [copies] How many there are of each card
 * @property {boolean} [idle] As long as no card is asked for
 * @property {(card: string) => void} onCard
 * @property {(() => void) | null} onErase null while there is nothing to take back
 * @property {(() => void) | null} onNext null while there is nowhere else to go
 */

/** A keyboard's keys: 0 for the ten, and `*` for a joker. @type {Record<string, string>} */
const KEYS = { 0: "10", "*": JOKER };

/** @param {CardKeysProps} props */
export function CardKeys({ label, cards, gone, copies = 1, idle = false, onCard, onErase, onNext }) {
  const { ranks = [], suits = [], suited_ranks: suited = [] } = cards ?? {};
  const [rank, setRank] = useState(/** @type {string | null} */ (null));
  useLayoutEffect(() => setRank(null), [label, idle]);
  const isGone = (/** @type {string} */ card) =>
    card !== JOKER && gone.filter((other) => other === card).length >= copies;
  const isAsleep = (/** @type {string} */ sign) =>
    idle || (suited.includes(sign) ? suits.every((suit) => isGone(sign + suit)) : isGone(sign));
  const pick = (/** @type {string} */ card) => (setRank(null), onCard(card));
  const press = (/** @type {string} */ sign) => (suited.includes(sign) ? setRank(sign) : pick(sign));
  const erase = rank ? () => setRank(null) : onErase;
  useTyping((key) => {
    const sign = KEYS[key] ?? key.toUpperCase();
    const typed = rankTyped(sign, ranks);
    if (rank && suits.includes(sign)) !isGone(rank + sign) && pick(rank + sign);
    else if (typed) !isAsleep(typed) && press(typed);
    else if (key === "Backspace") erase?.();
    else if (key === "ArrowRight") onNext?.();
  });
  return html`<div class="card-keys" role="group" aria-label=${label} data-steady>
    ${ranks.map(
      (sign) => html`<button type="button" key=${sign} disabled=${isAsleep(sign)}
        class=${`key${isNamed(sign) ? " key-named" : ""}`}
        aria-pressed=${suited.includes(sign) ? sign === rank : undefined} onClick=${() => press(sign)}>
        <span aria-hidden="true">${rankSign(sign)}</span><span class="unseen">${cardName(sign)}</span></button>`,
    )}
    <button type="button" class="key key-erase" disabled=${!erase} aria-label=${t("kit.erase")}
      onClick=${erase}><${Icon} name="erase" /></button>
    <button type="button" class="key" disabled=${!onNext} onClick=${onNext}><span aria-hidden="true">→</span>
      <span class="unseen">${t("kit.next")}</span></button>
    ${
      suited.length
        ? html`<div class="card-keys-suits" role="group" aria-label=${t("kit.suit")}>${suits.map(
            (suit) => html`<button type="button" key=${suit} class=${`key ${suitClass(suit)}`}
              disabled=${!rank || isGone(rank + suit)} onClick=${() => pick(rank + suit)}>
              <span aria-hidden="true">${suitSign(suit)}</span>
              <span class="unseen">${rank ? cardName(rank + suit) : suitName(suit)}</span></button>`,
          )}</div>`
        : null
    }</div>`;
}
