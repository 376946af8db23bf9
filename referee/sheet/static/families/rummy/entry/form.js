/** The form of a round, for entering one and for putting one right. */
import { CardPicker } from "../../../kit/card-picker.js";
import { Digits } from "../../../kit/digits.js";
import { Rows } from "../../../kit/rows.js";
import { html } from "../../../lib.js";
import { Cards } from "../../../parts/cards.js";
import { Chips, messagesAt, Segments, Switch } from "../../../parts/fields.js";
import { nameOf } from "../../../table.js";
import { t, typedText } from "../../../text.js";
import { currentSlot, heldIn, inCards, isGin, nextSlot, packsOf, slotsOf, tapOut, typed, withCards } from "./draft.js";

/** @typedef {import("./draft.js").RoundDraft} RoundDraft */
/** @typedef {import("./draft.js").Slot} Slot */

/**
 * @typedef {object} FormProps
 * @property {RoundDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects]
 * @property {(draft: RoundDraft) => void} onChange
 */

/** What stands for nobody among the chips. */
const NOBODY = "";

/** @param {FormProps} props */
export function Form(props) {
  const { draft, table, onChange } = props;
  const { out } = draft;
  const set = (/** @type {Partial<RoundDraft>} */ changes) => onChange({ ...draft, ...changes });
  const ask = isGin(table) ? t("rummy.knock") : t("rummy.out");
  return html`
    <h2 class="ask">${ask}</h2>
    <${Chips} label=${ask} at="/out /knock" players=${[...table.players, { id: NOBODY, name: t("rummy.nobody") }]}
      chosen=${out === undefined ? [] : [out ?? NOBODY]}
      onTap=${(/** @type {string} */ id) => onChange(tapOut(draft, id || null))} />
    <${How} draft=${draft} table=${table} set=${set} />
    ${isGin(table) && out === null ? html`<p class="hint">${t("rummy.blocked")}</p>` : null}
    ${
      isGin(table) || out === undefined
        ? null
        : html`<${Segments} label=${t("rummy.form")} value=${draft.form}
          onChange=${(/** @type {RoundDraft["form"]} */ form) => set({ form, cursor: null })}
          options=${[
            ["points", t("rummy.form.points")],
            ["cards", t("rummy.form.cards")],
          ]} />`
    }
    <${Figures} ...${props} />
    ${draft.told ? html`<p class="hint">${t("rummy.told")}</p>` : null}`;
}

/**
 * Whether the round was ended at one go, where that counts.
 * @param {Pick<FormProps, "draft" | "table"> & {set(changes: Partial<RoundDraft>): void}} props
 */
function How({ draft, table, set }) {
  const { rummy, big_gin: bigGin } = table.rules.score;
  if (!draft.out) return null;
  if (isGin(table))
    return bigGin || draft.big
      ? html`<${Switch} label=${t("rummy.big")} hint=${t("rummy.big_hint")} checked=${Boolean(draft.big)}
          onChange=${(/** @type {boolean} */ big) => set({ big })} />`
      : null;
  return rummy.times > 1 || rummy.plus || draft.rummy
    ? html`<${Switch} label=${t("rummy.went_rummy")} hint=${t("rummy.went_rummy_hint")} checked=${Boolean(draft.rummy)}
        onChange=${(/** @type {boolean} */ on) => set({ rummy: on })} />`
    : null;
}

/** What everybody has, each figure a row to be tapped. @param {FormProps} props */
function Figures({ draft, table, errors, onChange }) {
  const slots = slotsOf(draft, table);
  if (!slots.length) return null;
  const current = currentSlot(draft, table);
  const rows = slots.map((slot) => ({
    id: slot.id,
    name: nameOf(table.game, slot.player),
    about: about(slot, table),
    value: shown(draft, table, slot),
    chosen: slot.id === current?.id,
    at: `/${slot.kind}/${slot.player}${slot.kind === "deadwood" ? ` /left/${slot.player}` : ""}`,
    errors: [
      ...messagesAt({ errors }, `/${slot.kind}/${slot.player}`),
      ...(slot.kind === "deadwood" ? messagesAt({ errors }, `/left/${slot.player}`) : []),
    ],
  }));
  return html`<${Rows} label=${t("rummy.figures")} rows=${rows}
    onTap=${(/** @type {string} */ cursor) => onChange({ ...draft, cursor })} />`;
}

/** @param {Slot} slot @param {import("../../../families.js").Table} table */
const about = ({ kind }, table) => {
  if (kind === "melded") return t("rummy.melded");
  return isGin(table) ? t("rummy.deadwood") : t("rummy.holds");
};

/** @param {RoundDraft} draft @param {import("../../../families.js").Table} table @param {Slot} slot */
const shown = (draft, table, slot) =>
  inCards(draft, table, slot)
    ? html`<${Cards} cards=${draft.left[slot.player] ?? []} />`
    : typedText(draft[slot.kind][slot.player]);

/** Where the thumb is: digits, or cards. @param {FormProps} props */
export function Foot({ draft, table, onChange }) {
  const slot = currentSlot(draft, table);
  if (draft.out === undefined || (isGin(table) && draft.out === null)) return null;
  const label = slot ? `${nameOf(table.game, slot.player)}: ${about(slot, table)}` : t("rummy.figures");
  const next = nextSlot(draft, table);
  const onNext = next ? () => onChange({ ...draft, cursor: next.id }) : null;
  if (!slot || !inCards(draft, table, slot))
    return html`<${Digits} label=${label} idle=${!slot} value=${slot ? (draft[slot.kind][slot.player] ?? "") : ""}
      onType=${(/** @type {string} */ value) => slot && onChange(typed(draft, slot, value))} onNext=${onNext} />`;
  const held = draft.left[slot.player] ?? [];
  const more = html`<button type="button" class="key" disabled=${!onNext} onClick=${onNext}>
    <span aria-hidden="true">→</span><span class="unseen">${t("kit.next")}</span></button>`;
  return html`<${CardPicker} label=${label} cards=${table.cards} gone=${heldIn(draft, table)}
    packs=${packsOf(table)} more=${more}
    onCard=${(/** @type {string} */ card) => onChange(withCards(draft, slot, (cards) => [...cards, card]))}
    onErase=${held.length ? () => onChange(withCards(draft, slot, (cards) => cards.slice(0, -1))) : null} />`;
}
