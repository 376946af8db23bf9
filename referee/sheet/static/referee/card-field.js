/** Cards put together with keys: tap a card to take it away. The keys are only there while they are used. */
import { html, useState } from "../lib.js";
import { Card, cardName } from "../parts/cards.js";
import { Keypad } from "../parts/keypad.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";

export function CardField({ label, rules, cards, onChange, most = 60 }) {
  const [open, setOpen] = useState(false);
  const without = (at) => cards.filter((_, place) => place !== at);
  const add = (card) => {
    onChange([...cards, card]);
    if (cards.length + 1 >= most) setOpen(false);
  };
  return html`<div class="card-field">
    <div class="card-field-line"><span class="card-field-label">${label}</span>
      <span class="cards">${cards.map((card, at) => html`<${Card} key=${at} card=${card} label=${t("cards.remove", { card: cardName(card) })} onClick=${() => onChange(without(at))} />`)}
        ${cards.length < most ? html`<button type="button" class="card card-add" aria-expanded=${open} aria-label=${t("cards.add", { label })} onClick=${() => setOpen(!open)}>
          <${Icon} name=${open ? "check" : "plus"} /></button>` : null}
      </span></div>
    ${open ? html`<${Keypad} rules=${rules} label=${label} onCard=${add} />` : null}
  </div>`;
}
