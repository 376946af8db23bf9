/** The form of a deal, for entering one and for putting one right. */
import { CardPicker } from "../../../kit/card-picker.js";
import { Counter } from "../../../kit/counter.js";
import { Rows } from "../../../kit/rows.js";
import { html } from "../../../lib.js";
import { Segments } from "../../../parts/fields.js";
import { t } from "../../../text.js";
import { SuitsUp } from "../suits-up.js";
import { hasEvents, isTappedTwice, PACK, waiting, without, withNumber, withSuit } from "./draft.js";
import { NumberKeys } from "./number-keys.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").DealDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {(draft: import("./draft.js").DealDraft) => void} onChange
 */

/** The paths by which a deal of one player is entered. */
const WHOLE_DEAL = "/cards /foundations /layout /moves /start";

/** @param {FormProps} props */
export function DealForm({ onChange: change, ...others }) {
  const onChange = (/** @type {FormProps["draft"]} */ next) => change(waiting(next));
  const props = { ...others, onChange };
  const { draft, table } = props;
  const set = (/** @type {Partial<typeof draft>} */ changes) => onChange({ ...draft, ...changes });
  const rows = table.players.map(({ id, name }) => ({
    id,
    name,
    about: longerText(draft.told[id]),
    value: html`<${Up} draft=${draft} id=${id} />`,
    chosen: id === draft.at,
    at: table.players.length === 1 ? WHOLE_DEAL : `/results/${id}`,
  }));
  return html`
    <${Segments} label=${t("patience.form")} value=${draft.form}
      onChange=${(/** @type {typeof draft.form} */ form) => set({ form })}
      options=${[
        ["cards", t("patience.form.cards")],
        ["suits", t("patience.form.suits")],
      ]} />
    <${Rows} label=${t("patience.cards_up")} rows=${rows} onTap=${(/** @type {string} */ at) => set({ at })} />
    ${
      draft.told[draft.at]
        ? html`<button type="button" class="link-button" onClick=${() => onChange(without(draft))}>
            ${t("patience.told_otherwise")}</button>`
        : null
    }
    ${hasEvents(table.rules) && !draft.told[draft.at] ? html`<${Events} ...${props} />` : null}`;
}

/** The result of a player's deal, as far as it is entered. @param {{draft: FormProps["draft"], id: string}} props */
function Up({ draft, id }) {
  if (draft.form === "suits" && !draft.told[id]) return html`<${SuitsUp} up=${draft.suits[id] ?? {}} />`;
  const typed = draft.cards[id] ?? "";
  const won = Number(typed) === PACK ? html` <small>${t("patience.won")}</small>` : null;
  return html`<output>${typed || "–"}</output>${won}`;
}

/** @param {any} longer */
function longerText(longer) {
  if (!longer) return undefined;
  return longer.moves ? t("patience.told", { count: longer.moves.length }) : t("patience.told_layout");
}

/** The number of times that each event happened, where the rules give points for it. @param {FormProps} props */
function Events({ draft, table, onChange }) {
  const { at, events } = draft;
  const counts = events[at] ?? {};
  const names = Object.keys(table.rules.score.events).filter((name) => table.rules.draw || !isOfStock(name));
  return html`<section class="paper" data-at=${`/events /results/${at}/events`}><h2>${t("patience.events")}</h2>
    ${names.map(
      (name) => html`<${Counter} key=${name} label=${t(`patience.event.${name}`)} value=${counts[name] ?? 0}
        at=${`/events/${name} /results/${at}/events/${name}`}
        onChange=${(/** @type {number} */ count) =>
          onChange({ ...draft, events: { ...events, [at]: { ...counts, [name]: count } } })} />`,
    )}</section>`;
}

/** @param {string} name */
const isOfStock = (name) => name.startsWith("waste") || name === "turned" || name === "recycled";

/** The keys below the form: digits, or the card that each suit has come to. @param {FormProps} props */
export function Foot({ draft, table, onChange }) {
  const { at, cards, suits } = draft;
  if (draft.form === "suits") {
    const { [at]: _, ...others } = suits;
    return html`<${CardPicker} label=${t("patience.suits")} cards=${table.cards} gone=${[]}
      onCard=${(/** @type {string} */ card) => onChange(withSuit(draft, card))}
      onErase=${suits[at] ? () => onChange({ ...draft, suits: others }) : null} />`;
  }
  const put = (/** @type {string} */ typed) =>
    isTappedTwice(draft, Date.now()) || onChange(withNumber(draft, table, typed));
  return html`<${NumberKeys} label=${t("patience.cards_up")} all=${String(PACK)}
    place=${at} value=${cards[at] ?? ""} onType=${put} />`;
}
