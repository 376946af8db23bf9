/** The form of a hand, for entering one and for amending one. */
import { html } from "../lib.js";
import { Segments } from "../parts/fields.js";
import { t } from "../text.js";
import { Calls } from "./calls.js";
import { CardKeys, CardsForm } from "./cards-form.js";
import { Exchange } from "./exchange.js";
import { ShortForm } from "./short-form.js";

export function HandForm({ draft, players, rules, game, errors, onChange }) {
  const props = { draft, players, rules, game, errors, onChange };
  return html`
    <${Segments} label=${t("entry.form")} value=${draft.form} onChange=${(form) => onChange({ ...draft, form })}
      options=${[["cards", t("entry.form.cards")], ["short", t("entry.form.short")]]} />
    ${draft.form === "cards" ? html`<${CardsForm} ...${props} />` : html`<${ShortForm} ...${props} />`}
    <${Calls} ...${props} /><${Exchange} ...${props} />`;
}

/** Where the thumb is: the keys, and once everything is there, the button. */
HandForm.Foot = function Foot({ ready, action, onSend, ...props }) {
  const keys = props.draft.form === "cards" && props.draft.cursor;
  return html`
    ${keys ? html`<${CardKeys} ...${props} />` : null}
    ${ready && !keys ? html`<button type="button" class="big" ref=${focusUnlessTyping} onClick=${onSend}>${action}</button>` : null}`;
};

/** Whoever entered the cards from a keyboard goes on here. */
const focusUnlessTyping = (button) => document.activeElement.closest("input, select, textarea") || button?.focus({ preventScroll: true });
