/** The form of a hand that is told card by card, above the rows that every form has. */
import { html } from "../../../lib.js";
import { put, valueAt } from "../../../kit/draft.js";
import { Switch } from "../../../parts/fields.js";
import { t } from "../../../text.js";
import { missingOf, missingText, playedOf } from "./body.js";
import { CardKeys, CardsForm } from "./cards-form.js";
import { emptyHand, handOf, without } from "./hand.js";

/** @typedef {import("../../../kit/spec.js").Draft} Draft */
/** @typedef {import("./hand.js").HandDraft} HandDraft */
/** @typedef {import("../../../kit/form.js").FormProps} FormProps */

const FAULTS = "/faults";
const AWAY = "/away";

/** @param {Draft} draft @returns {HandDraft} */
const handIn = ({ own }) => own ?? emptyHand();

/** @type {import("../../../kit/spec.js").OwnForm} */
export const ownForm = {
  read: handOf,
  fit: (draft, { players }) => {
    const away = valueAt(draft, AWAY) ?? [];
    const isThere = (/** @type {string} */ id) => players.some((player) => player.id === id) && !away.includes(id);
    return { ...draft, own: without(handIn(draft), isThere) };
  },
  missing: (draft, table) => missingText(missingOf(handIn(draft), table), table.game),
  body: ({ trump: _trump, discards: _discards, ...body }, draft, table) => ({
    ...body,
    ...playedOf(handIn(draft), table),
  }),
  Form: (/** @type {FormProps} */ props) => {
    const { draft, errors } = props;
    const hand = handIn(draft);
    const isRefused = errors.some(({ code }) => code === "tricks_must_be_legal");
    return html`<${CardsForm} ...${cardsOf(props)} onCall=${caller(props)} />
      ${
        hand.accept || isRefused
          ? html`<${Switch} label=${t("bourre.accept")} hint=${t("bourre.accept_hint")} checked=${Boolean(hand.accept)}
              onChange=${(/** @type {boolean} */ accept) => cardsOf(props).onChange({ ...hand, accept })} />`
          : null
      }`;
  },
  Foot: (/** @type {FormProps} */ props) => html`<${CardKeys} ...${cardsOf(props)} />`,
};

/** The properties of a form of cards, whose draft is a part of the whole. @param {FormProps} props */
function cardsOf({ draft, table, errors, onChange }) {
  const away = valueAt(draft, AWAY) ?? [];
  const present = table.players.filter(({ id }) => !away.includes(id));
  const change = (/** @type {HandDraft} */ own) => onChange({ ...draft, own, lit: null });
  return { draft: handIn(draft), table, present, errors, onChange: change };
}

/** Calls a card a renege, in a trick. @param {FormProps} props */
const caller =
  ({ draft, onChange }) =>
  (/** @type {string} */ player, /** @type {number} */ trick) =>
    onChange(put(draft, FAULTS, [...(valueAt(draft, FAULTS) ?? []), { player, kind: "renege", trick }]));
