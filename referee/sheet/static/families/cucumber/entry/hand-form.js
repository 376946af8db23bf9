/** The form of a hand, for entering one and for amending one. */
import { html } from "../../../lib.js";
import { Segments } from "../../../parts/fields.js";
import "../../../parts/later-style.js";
import { t } from "../../../text.js";
import { asksCard, declares, hasBet, leftIn } from "../table.js";
import { Calls } from "./calls.js";
import { CardKeys, CardsForm } from "./cards-form.js";
import { Declaration } from "./declaration.js";
import { Doubles } from "./doubles.js";
import { asksShown, withDoubles } from "./draft.js";
import { Exchange } from "./exchange.js";
import { OutcomeKeys, ShortForm } from "./short-form.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").HandDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the hand is on the sheet already
 * @property {(draft: import("./draft.js").HandDraft) => void} onChange
 */

/** @param {FormProps} props */
export function HandForm({ draft, table, errors, corrects, onChange }) {
  const { rules, game } = table;
  if (declares(rules)) return html`<${Declared} ...${{ draft, table, errors, corrects, onChange }} />`;
  const players = leftIn(table.players, draft.calls.doubles);
  const props = { ...table, players, draft, errors, corrects, onChange };
  const doubles = hasBet(rules)
    ? html`<${Doubles} ...${{ game, errors }} doubles=${draft.calls.doubles ?? []} players=${table.players}
        onChange=${(told) => onChange(withDoubles(draft, table.players, told))} />`
    : null;
  // All others have refused: there is no last trick.
  if (players.length === 1) return html`${doubles}<${Exchange} ...${props} />`;
  const short = asksCard(table.rules)
    ? [t("entry.form.short"), t("entry.form.short_means")]
    : hasBet(rules)
      ? [t("entry.form.lowest"), t("entry.form.lowest_means")]
      : [t("entry.form.loser"), t("entry.form.loser_means")];
  const forms = [
    ["cards", html`<${Choice} text=${t("entry.form.cards")} means=${t("entry.form.cards_means")} />`],
    ["short", html`<${Choice} text=${short[0]} means=${short[1]} />`],
  ];
  return html`${doubles}
    <${Segments} label=${t("entry.form")} value=${draft.form} onChange=${(form) => onChange({ ...draft, form })}
      options=${forms} />
    ${draft.form === "cards" ? html`<${CardsForm} ...${props} />` : html`<${ShortForm} ...${props} />`}
    <${Calls} ...${props} /><${Exchange} ...${props} />`;
}

/** Everybody's last card, once it counts, and before it who declared. */
function Declared({ draft, table, errors, corrects, onChange }) {
  const props = { ...table, draft, errors, corrects, onChange };
  const isShown = draft.first || asksShown(draft, table.rules);
  return html`<${Declaration} ...${props} />
    ${
      isShown
        ? html`<${CardsForm} ...${props} title=${t("declare.cards")} first=${t("declare.won")} />`
        : draft.calls.declared === null
          ? html`<p class="hint">${t("declare.silent")}</p>`
          : null
    }
    ${isShown && !draft.first ? html`<p class="hint">${t("declare.first")}</p>` : null}
    <${Exchange} ...${props} />`;
}

const Choice = ({ text, means }) => html`<span class="choice">${text}<small>${means}</small></span>`;

/**
 * Where the thumb is: the keys, and below them the button. Both stay where they are from the first tap to the last, so
 * that no quick finger hits what has just come into a place. A correction has its own button, and keys while they are
 * used.
 * @param {FormProps} props
 */
export function Foot({ draft, table, errors, corrects, onChange }) {
  const { rules } = table;
  const players = leftIn(table.players, draft.calls.doubles);
  if (players.length === 1 || (declares(rules) && !draft.first && !asksShown(draft, rules))) return null;
  const keys =
    draft.form === "cards"
      ? (!corrects || draft.cursor) && CardKeys
      : asksCard(table.rules) && (!corrects || !draft.outcome.card) && OutcomeKeys;
  return keys ? html`<${keys} ...${{ ...table, players, draft, errors, onChange }} />` : null;
}
