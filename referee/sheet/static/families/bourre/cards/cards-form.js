/** All cards: who stays, what is trumps, and every trick, whose leader follows from the one before. */
import { html } from "../../../lib.js";
import { Chips, Segments, Switch } from "../../../parts/fields.js";
import { SUIT_SIGNS } from "../../../parts/cards.js";
import { SlotKeys, SlotRow, slotsAt } from "../../../referee/slots.js";
import { nameOf, suitOf } from "../../../table.js";
import { t } from "../../../text.js";
import { isPlayOff, mostDrawn, namesSuit } from "../table.js";
import { tapStay } from "./hand.js";
import { putCard, tricksOf, trumpSuit } from "./tricks.js";

/**
 * @typedef {object} FormProps
 * @property {import("./hand.js").HandDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} present Those at the table
 * @property {any[]} errors
 * @property {(draft: import("./hand.js").HandDraft) => void} onChange
 * @property {(player: string, trick: number) => void} [onCall] Calls a card a renege
 */
/** @typedef {import("../../../referee/slots.js").Slot} Slot */

const TRUMP = "trump";

/** The places for cards, in the order in which they are filled. @param {FormProps} props @returns {Slot[]} */
export function placesOf({ draft, table, onChange }) {
  const set = (/** @type {Partial<typeof draft>} */ changes) => onChange({ ...draft, ...changes });
  const trump = draft.trump && suitOf(draft.trump) !== draft.trump ? [draft.trump] : [];
  const upcard = {
    key: TRUMP,
    label: t("bourre.upcard"),
    cards: trump,
    most: 1,
    onChange: (/** @type {string[]} */ [card]) => set({ trump: card ?? null }),
  };
  const tricks = draft.stay.length < 2 ? [] : tricksOf(draft, table);
  const plays = tricks.flatMap(({ order, cards }, at) =>
    order.map((id) => ({
      key: `${at} ${id}`,
      label: nameOf(table.game, id),
      cards: cards[id] ? [cards[id]] : [],
      most: 1,
      onChange: (/** @type {string[]} */ [card]) => onChange(putCard(draft, at, id, card)),
    })),
  );
  return [
    ...(namesSuit(table.rules) ? [] : [upcard]),
    ...plays,
    ...(draft.thrown ? thrownPlaces(draft, table, set) : []),
  ];
}

/**
 * @param {FormProps["draft"]} draft @param {FormProps["table"]} table
 * @param {(changes: Partial<FormProps["draft"]>) => void} set @returns {Slot[]}
 */
const thrownPlaces = (draft, { game, rules }, set) =>
  draft.stay.map((id) => ({
    key: `thrown ${id}`,
    label: nameOf(game, id),
    cards: draft.discards[id] ?? [],
    most: mostDrawn(rules, game),
    onChange: (cards) => set({ discards: { ...draft.discards, [id]: cards } }),
  }));

/**
 * The slots of the form. The draft keeps where the keys are, since the keys stand in another part of the screen.
 * @param {FormProps} props
 */
export const slotsOf = (props) => {
  /** @type {FormProps["draft"] | null} */
  let next = null;
  const onChange = (/** @type {FormProps["draft"]} */ changed) => void (next = changed);
  const tapped = (/** @type {string | null} */ cursor) => props.onChange({ ...(next ?? props.draft), cursor });
  return slotsAt(placesOf({ ...props, onChange }), props.draft.cursor ?? null, tapped);
};

/** @param {FormProps} props */
export function CardsForm(props) {
  const { draft, table, errors, onChange, onCall } = props;
  const set = (/** @type {Partial<typeof draft>} */ changes) => onChange({ ...draft, ...changes });
  const slots = slotsOf(props);
  const places = placesOf(props);
  const placeAt = (/** @type {string} */ key) => places.find((place) => place.key === key);
  const present = props.present.filter(({ id }) => mayStay(table, draft, id));
  const tricks = draft.stay.length < 2 ? [] : tricksOf(draft, table);
  return html`<h2>${t("bourre.who_stays")}</h2>
    <${Chips} label=${t("bourre.who_stays")} players=${present} chosen=${draft.stay} at="/stay"
      onTap=${(/** @type {string} */ id) => onChange({ ...tapStay(draft, id), cursor: null })} />
    ${
      namesSuit(table.rules)
        ? html`<h3>${t("bourre.suit")}</h3><${SuitChoice} value=${trumpSuit(draft)}
            onChange=${(/** @type {string} */ trump) => set({ trump })} />`
        : html`<${SlotRow} slot=${placeAt(TRUMP)} slots=${slots} />`
    }
    ${tricks.map(
      ({ order }, at) => html`<section key=${at} class="trick-row" data-at=${`/tricks/${at}`}>
        <h3>${t("bourre.trick", { number: at + 1 })}</h3>
        <div class="slots">${order.map(
          (id) => html`<${SlotRow} key=${id} slot=${placeAt(`${at} ${id}`)} slots=${slots} />`,
        )}</div>${errors
          .filter(({ path }) => path === `/tricks/${at}` || path.startsWith(`/tricks/${at}/`))
          .map((error) => html`<${Wrong} key=${error.message} ...${{ error, draft, at, onCall }} />`)}</section>`,
    )}
    <${Switch} label=${t("bourre.thrown")} hint=${t("bourre.thrown_hint")} checked=${Boolean(draft.thrown)}
      onChange=${(/** @type {boolean} */ thrown) => set({ thrown, ...(thrown ? {} : { draws: {}, discards: {} }) })} />
    ${draft.thrown ? html`<${Thrown} ...${{ draft, table, slots, set, placeAt }} />` : null}`;
}

/** True if somebody may stay, where only some may. @param {any} table @param {any} draft @param {string} id */
const mayStay = (table, draft, id) => !isPlayOff(table, draft) || table.game.next.may_stay.includes(id);

/** The fault of a trick; a card against the rules can be called from here. @param {any} props */
function Wrong({ error: { code, message, given }, draft, at, onCall }) {
  const player = Object.keys(draft.tricks[at]).find((id) => draft.tricks[at][id] === given);
  return html`<p class="wrong" role="alert">${message}</p>${
    code === "tricks_must_be_legal" && player && onCall
      ? html`<button type="button" class="secondary-button" onClick=${() => onCall(player, at + 1)}>
          ${t("bourre.call_renege")}</button>`
      : null
  }`;
}

/**
 * The suit of trumps, where there is no card that says so.
 * @param {{value: string, onChange(suit: string): void}} props
 */
export const SuitChoice = ({ value, onChange }) =>
  html`<${Segments} small label=${t("bourre.suit")} value=${value} onChange=${onChange}
    options=${Object.entries(SUIT_SIGNS).map(([suit, sign]) => [
      suit,
      html`<span class=${`suit-${suit}`} role="img" aria-label=${t(`card.suit.${suit}`)}>${sign}</span>`,
    ])} />`;

/** The number of cards that each drew, and the cards that went. @param {any} props */
function Thrown({ draft, table, slots, set, placeAt }) {
  const counts = Array.from({ length: mostDrawn(table.rules, table.game) + 1 }, (_, count) => count);
  const draw = (/** @type {string} */ id, /** @type {number} */ count) => {
    const { [id]: before, ...others } = draft.draws;
    set({ draws: before === count ? others : { ...others, [id]: count } });
  };
  return draft.stay.map((/** @type {string} */ id) => {
    const label = t("bourre.drew", { name: nameOf(table.game, id) });
    return html`<section key=${id} class="trick-row"><h3>${label}</h3>
      <div class="small-numbers" role="group" aria-label=${label}>${counts.map(
        (count) => html`<button type="button" key=${count} class="chip" aria-pressed=${draft.draws[id] === count}
          onClick=${() => draw(id, count)}>${count}</button>`,
      )}</div>
      <${SlotRow} slot=${{ ...placeAt(`thrown ${id}`), label: t("bourre.threw") }} slots=${slots} /></section>`;
  });
}

/** @param {FormProps} props */
export const CardKeys = (props) => html`<${SlotKeys} slots=${slotsOf(props)} cards=${props.table.cards} />`;
