/** The form of a hand, for entering one and for putting one right. */
import { html } from "../../../lib.js";
import { Counter } from "../../../kit/counter.js";
import { Chips, Segments, Switch } from "../../../parts/fields.js";
import { t } from "../../../text.js";
import { chipsText } from "../chips.js";
import { isPlayOff, mayAgree } from "../table.js";
import { Asked } from "./asked.js";
import { CardKeys, CardsForm } from "./cards-form.js";
import { Faults } from "./faults.js";
import { PotNow } from "./pot-now.js";
import { unplaced } from "./refused.js";
import { TakenForm, TakerKeys } from "./taken-form.js";
import { isTied } from "./tricks.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").HandDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the hand is on the sheet already
 * @property {(draft: import("./draft.js").HandDraft) => void} onChange
 */

/** @param {FormProps} props */
export function HandForm(props) {
  const { draft, table, onChange } = props;
  const set = (/** @type {Partial<typeof draft>} */ changes) => onChange({ ...draft, ...changes });
  const Form = draft.form === "cards" ? CardsForm : TakenForm;
  return html`
    <${Segments} label=${t("bourre.form")} value=${draft.form}
      onChange=${(/** @type {typeof draft.form} */ form) => set({ form, cursor: null })}
      options=${[
        ["taken", t("bourre.form.taken")],
        ["cards", t("bourre.form.cards")],
      ]} />
    ${
      table.rules.ante.chosen && !isPlayOff(table, draft)
        ? html`<${Counter} label=${t("bourre.chosen_ante")} value=${draft.ante ?? table.rules.ante.chips} least=${1}
          onChange=${(/** @type {number} */ ante) => set({ ante })} />`
        : null
    }
    <${Form} ...${props} />
    ${unplaced(props.errors, draft, table).map(
      ({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`,
    )}
    ${
      mayAgree(table.rules) && isTied(draft, table)
        ? html`<${Switch} label=${t("bourre.split")} hint=${t("bourre.split_hint")} checked=${Boolean(draft.split)}
          onChange=${(/** @type {boolean} */ split) => set({ split })} />`
        : null
    }
    <${Uncalled} ...${props} />
    <${Faults} ...${props} />
    <${Away} ...${props} />`;
}

/** Against the rules, and not called: recorded all the same if the table says so. @param {FormProps} props */
function Uncalled({ draft, errors, onChange }) {
  if (!draft.accept && !errors.some(({ code }) => code === "tricks_must_be_legal")) return null;
  return html`<${Switch} label=${t("bourre.accept")} hint=${t("bourre.accept_hint")} checked=${Boolean(draft.accept)}
    onChange=${(/** @type {boolean} */ accept) => onChange({ ...draft, accept })} />`;
}

/** Who is in the game, but not at the table. @param {FormProps} props */
function Away({ draft, table, onChange }) {
  const { away } = draft;
  const tap = (/** @type {string} */ id) =>
    onChange({ ...draft, away: away.includes(id) ? away.filter((other) => other !== id) : [...away, id] });
  const text = away.length ? t("bourre.away.told", { count: away.length }) : t("bourre.away");
  return html`<${Asked} text=${text} told=${away.length > 0}>
    <${Chips} label=${t("bourre.away")} players=${table.players} chosen=${away} onTap=${tap} />
    <p class="hint">${t("bourre.away_hint", { ante: chipsText(table.rules.ante.chips) })}</p></${Asked}>`;
}

/**
 * Where the thumb is: what is played for, and below it the keys. A correction has keys while they are used.
 * @param {FormProps} props
 */
export function Foot(props) {
  const { draft, table, corrects } = props;
  const Keys = draft.form === "cards" ? CardKeys : TakerKeys;
  return html`${corrects ? null : html`<${PotNow} draft=${draft} table=${table} />`}<${Keys} ...${props} />`;
}
