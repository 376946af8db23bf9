/** The form of a round, for entering one and for putting one right. */
import { Digits } from "../../../kit/digits.js";
import { html } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { nameOf, namesOf } from "../../../table.js";
import { t } from "../../../text.js";
import { sidesIn } from "./body.js";
import { changed, currentSlot, nextSlot, sideIn } from "./draft.js";
import { Side } from "./side.js";

/**
 * @typedef {object} FormProps
 * @property {import("./draft.js").RoundDraft} draft
 * @property {import("../../../families.js").Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects]
 * @property {(draft: import("./draft.js").RoundDraft) => void} onChange
 */

/** What stands for nobody among the chips. */
const NOBODY = "";
const PENALTIES = ["out_refused", "cannot_go_out", "pile_unusable"];

/** @param {FormProps} props */
export function Form(props) {
  const { draft, table, onChange } = props;
  const { out } = draft;
  return html`<h2 class="ask">${t("hand_and_foot.out")}</h2>
    <${Chips} label=${t("hand_and_foot.out")} at="/out"
      players=${[...table.players, { id: NOBODY, name: t("hand_and_foot.nobody") }]}
      chosen=${out === undefined ? [] : [out ?? NOBODY]}
      onTap=${(/** @type {string} */ id) => onChange({ ...draft, out: id || null })} />
    ${sidesIn(table).map((side) => html`<${Side} key=${side} ...${props} side=${side} />`)}
    ${table.rules.deal.exact_cut || draft.cut.length ? html`<${Cut} ...${props} />` : null}
    <${Penalties} ...${props} />`;
}

/** Who cut exactly, behind one tap. @param {FormProps} props */
function Cut({ draft, table, onChange }) {
  const { cut } = draft;
  const names = cut.length ? namesOf(table.game, cut) : "";
  const tap = (/** @type {string} */ id) =>
    onChange({ ...draft, cut: cut.includes(id) ? cut.filter((other) => other !== id) : [...cut, id] });
  return html`<details class="asked" data-at="/exact_cut" open=${cut.length > 0 || undefined}><summary>
      ${names ? t("hand_and_foot.cut_told", { names }) : t("hand_and_foot.cut")}</summary>
    <${Chips} label=${t("hand_and_foot.cut")} players=${table.players} chosen=${cut} onTap=${tap} /></details>`;
}

/** What cost a side points, behind one tap: each tap is one more. @param {FormProps} props */
function Penalties({ draft, table, onChange }) {
  const { penalties } = draft;
  const count = penalties.length;
  const kinds = PENALTIES.filter((kind) => table.rules.out.ask || kind === "pile_unusable");
  return html`<details class="asked" data-at="/penalties" open=${count > 0 || undefined}><summary>
      ${count ? t("hand_and_foot.penalties_told", { count }) : t("hand_and_foot.penalties")}</summary>
    <ul class="told">${penalties.map(
      ({ side, kind }, at) => html`<li key=${at}>${penaltyText(table, side, kind)}
        <button type="button" class="plain" onClick=${() =>
          onChange({ ...draft, penalties: penalties.filter((_, place) => place !== at) })}>
          <span aria-hidden="true">×</span>
          <span class="unseen">${t("kit.remove", { text: penaltyText(table, side, kind) })}</span></button></li>`,
    )}</ul>
    ${sidesIn(table).map(
      (side) => html`<${Chips} key=${side} label=${nameOf(table.game, side)} chosen=${[]}
      players=${kinds.map((kind) => ({ id: kind, name: penaltyText(table, side, kind) }))}
      onTap=${(/** @type {string} */ kind) => onChange({ ...draft, penalties: [...penalties, { side, kind }] })} />`,
    )}</details>`;
}

/** @param {FormProps["table"]} table @param {string} side @param {string} kind */
const penaltyText = (table, side, kind) =>
  t("hand_and_foot.of", { side: nameOf(table.game, side), what: t(`hand_and_foot.penalty.${kind}`) });

/** Where the thumb is: the digits of a figure. @param {FormProps} props */
export function Foot({ draft, table, onChange }) {
  const sides = sidesIn(table);
  const slot = currentSlot(draft, sides);
  const next = nextSlot(draft, sides);
  const label = slot
    ? t("hand_and_foot.of", { side: nameOf(table.game, slot.side), what: t(`hand_and_foot.figure.${slot.kind}`) })
    : t("hand_and_foot.figures", { side: "" });
  return html`<${Digits} label=${label} idle=${!slot} value=${slot ? sideIn(draft, slot.side)[slot.kind] : ""}
    onType=${(/** @type {string} */ value) =>
      slot && onChange({ ...changed(draft, slot.side, { [slot.kind]: value }), cursor: slot.id })}
    onNext=${next ? () => onChange({ ...draft, cursor: next.id }) : null} />`;
}
