/** The stake of the table, a name for the game, and who may look. */
import { html } from "../lib.js";
import { Field, Switch } from "../parts/fields.js";
import { t } from "../text.js";
import { useChoices } from "./choices.js";
import { amountExample, CURRENCIES, stakeOf } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */

/**
 * @param {{draft: Draft, rules: any, confirms: string, errors: {message: string}[], eventErrors: {message: string}[],
 *   onChange(change: Partial<Draft>): void}} props
 */
export function Stake({ draft, rules, confirms, errors, eventErrors, onChange }) {
  const { choices } = useChoices();
  const label = rules && choices?.stakeText?.(rules);
  const perPoint = rules && choices?.paysPerPoint(rules);
  const noAmount =
    stakeOf(draft) === undefined ? [{ message: t("new.no_amount", { example: amountExample(draft.currency) }) }] : [];
  return html`<section><h2>${t("new.stake")}</h2>
    <div class="stake">
      <${Field} label=${label ?? t(perPoint ? "new.stake_per_point" : "new.stake_each")} hint=${t("new.stake_hint")}
        errors=${[...noAmount, ...errors]}>
        ${(props) => html`<input ...${props} inputmode="decimal" autocomplete="off" value=${draft.amount}
          placeholder=${t("new.no_stake")}
          onInput=${(event) => onChange({ amount: event.target.value })} />`}
      </${Field}>
      <${Field} label=${t("new.currency")}>
        ${(props) => html`<select ...${props} disabled=${Boolean(draft.club)}
          onChange=${(event) => onChange({ currency: event.target.value })}>
          ${offered(draft).map(
            (
              currency,
            ) => html`<option key=${currency} value=${currency} selected=${currency === draft.currency}>${currency}
            </option>`,
          )}
        </select>`}
      </${Field}>
    </div>
    ${
      draft.club
        ? html`<${Field} label=${t("new.event")} hint=${t("new.event_hint")} errors=${eventErrors}>
      ${(props) => html`<input ...${props} value=${draft.event} maxlength="100" autocomplete="off"
        onInput=${(event) => onChange({ event: event.target.value })} />`}
    </${Field}>`
        : null
    }
    <${Field} label=${t("new.name")}>
      ${(props) => html`<input ...${props} value=${draft.title} maxlength="200" autocomplete="off"
        placeholder=${t("new.name_example")}
        onInput=${(event) => onChange({ title: event.target.value })} />`}
    </${Field}>
    <${Switch} label=${t("new.confirm")} hint=${t("new.confirm_hint")}
      checked=${draft.confirm ?? isDue(draft, confirms)}
      onChange=${(/** @type {boolean} */ confirm) => onChange({ confirm })} />
    <${Switch} label=${t("new.hidden")} hint=${t("new.hidden_hint")} checked=${draft.hidden}
      onChange=${(/** @type {boolean} */ hidden) => onChange({ hidden })} />
  </section>`;
}

/**
 * True if the club asks that rounds of the game are confirmed.
 * @param {Draft} draft @param {string} confirms Of `none`, `stakes` and `all` games
 */
const isDue = (draft, confirms) => confirms === "all" || (confirms === "stakes" && Boolean(stakeOf(draft)));

/** A club's currency need not be one of those that we offer. @param {Draft} draft */
const offered = ({ currency }) => [...new Set([...CURRENCIES, currency])];
