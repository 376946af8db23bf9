/** The form of a hand, for entering one and for amending one. */
import { html, useEffect, useRef } from "../lib.js";
import { Segments } from "../parts/fields.js";
import "../parts/later-style.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { asksCard } from "./asked.js";
import { Calls } from "./calls.js";
import { CardKeys, CardsForm } from "./cards-form.js";
import { missingOf } from "./draft.js";
import { Exchange } from "./exchange.js";
import { OutcomeKeys, ShortForm } from "./short-form.js";

export function HandForm({ draft, players, rules, game, errors, corrects, onChange }) {
  const props = { draft, players, rules, game, errors, corrects, onChange };
  const short = asksCard(rules)
    ? [t("entry.form.short"), t("entry.form.short_means")]
    : [t("entry.form.loser"), t("entry.form.loser_means")];
  return html`
    <${Segments} label=${t("entry.form")} value=${draft.form} onChange=${(form) => onChange({ ...draft, form })}
      options=${[
        ["cards", html`<${Choice} text=${t("entry.form.cards")} means=${t("entry.form.cards_means")} />`],
        ["short", html`<${Choice} text=${short[0]} means=${short[1]} />`],
      ]} />
    ${draft.form === "cards" ? html`<${CardsForm} ...${props} />` : html`<${ShortForm} ...${props} />`}
    <${Calls} ...${props} /><${Exchange} ...${props} />`;
}

const Choice = ({ text, means }) => html`<span class="choice">${text}<small>${means}</small></span>`;

/**
 * Where the thumb is: the keys, and below them the button. Both stay where they are from the first tap to the last, so
 * that no quick finger hits what has just come into a place. A correction has its own button, and keys while they are used.
 * @param {{action?: {text: string, does?: string}, state: "open" | "asked" | "wrong" | "ready", onSend(): void,
 *   draft?: any, rules?: any, corrects?: boolean}} foot The rest as of the form
 */
HandForm.Foot = function Foot({ action, state, onSend, ...props }) {
  const { draft, rules, corrects } = props;
  const keys =
    draft.form === "cards"
      ? (!corrects || draft.cursor) && CardKeys
      : asksCard(rules) && (!corrects || !draft.outcome.card) && OutcomeKeys;
  return html`
    ${keys ? html`<${keys} ...${props} />` : null}
    ${action ? html`<${Send} ...${props} action=${action} state=${state} onSend=${onSend} />` : null}`;
};

/** The button that enters the hand; grey, and saying what is missing, as long as something is. */
function Send({ draft, players, rules, game, action, state, onSend }) {
  const button = useRef(null);
  const ready = state === "ready";
  // Whoever entered the cards from a keyboard goes on here.
  useEffect(
    () =>
      void (
        ready &&
        draft.form === "cards" &&
        !document.activeElement.closest("input, select, textarea") &&
        button.current.focus({ preventScroll: true })
      ),
    [ready],
  );
  const missing = missingOf(draft, players, rules);
  const waits = { asked: t("app.loading"), wrong: t("entry.wrong") };
  const text = missing ? t(missing.ask, { name: nameOf(game, missing.player) }) : (waits[state] ?? action.text);
  return html`<div role="status"><button type="button" class="big send" ref=${button} disabled=${!ready}
    aria-busy=${state === "asked"} onClick=${onSend}>
    <span>${text}${ready && action.does ? html`<small>${action.does}</small>` : null}</span></button></div>`;
}
