/** What was called at the table: a renege or another fault, behind one tap. */
import { html, useState } from "../../../lib.js";
import { Counter } from "../../../kit/counter.js";
import "../../../kit/texts.js";
import { Chips, Segments } from "../../../parts/fields.js";
import { Icon } from "../../../parts/icons.js";
import { nameOf } from "../../../table.js";
import { list, t } from "../../../text.js";
import { FAULTS, SPOKE_EARLY } from "../table.js";
import { Asked } from "./asked.js";
import { tricksIn } from "./tricks.js";

/** @param {import("./hand-form.js").FormProps} props */
export function Faults({ draft, table, errors, onChange }) {
  const [kind, setKind] = useState(FAULTS[0]);
  const { faults } = draft;
  const set = (/** @type {typeof faults} */ next) => onChange({ ...draft, faults: next });
  const asksTrick = (/** @type {string} */ one) => draft.form === "cards" && one === "renege";
  const add = (/** @type {string} */ player) =>
    set([...faults, { player, kind, ...(asksTrick(kind) ? { trick: 1 } : {}) }]);
  const wrong = errors.filter(({ path }) => path.startsWith("/faults"));
  // Only who plays cards can have played a wrong one.
  const may = kind === SPOKE_EARLY ? table.players.map(({ id }) => id) : draft.stay.length > 1 ? draft.stay : [];
  const there = table.players.filter(({ id }) => !draft.away.includes(id) && may.includes(id));
  const text = faults.length ? t("bourre.faults.told", { count: faults.length }) : t("bourre.faults");
  return html`<${Asked} text=${text} told=${faults.length > 0} wrong=${wrong.length > 0}>
    <ul class="told">${faults.map((fault, at) => {
      const text = t("bourre.fault_of", {
        name: nameOf(table.game, fault.player),
        kind: t(`bourre.fault.${fault.kind}`),
      });
      const put = (/** @type {number} */ trick) =>
        set(faults.map((one, place) => (place === at ? { ...one, trick } : one)));
      return html`<li key=${at}><span>${text}${
        asksTrick(fault.kind)
          ? html`<${Counter} label=${t("bourre.fault.trick")} value=${fault.trick ?? 1} least=${1}
              most=${tricksIn(table)}
              onChange=${put} />`
          : null
      }</span><button type="button" class="quiet" aria-label=${t("kit.remove", { text })}
        onClick=${() => set(faults.filter((_, place) => place !== at))}><${Icon} name="close" /></button></li>`;
    })}</ul>
    ${wrong.map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
    <${Segments} label=${t("bourre.fault.kind")} value=${kind} onChange=${setKind}
      options=${FAULTS.map((one) => [one, t(`bourre.fault.${one}`)])} />
    <p class="hint">${t(`bourre.fault.${kind}.means`)} ${consequence(table.rules.faults[kind])}</p>
    ${
      there.length
        ? html`<${Chips} label=${t("bourre.fault.who")} players=${there} chosen=${[]} onTap=${add} />`
        : html`<p class="hint">${t("bourre.fault.nobody")}</p>`
    }</${Asked}>`;
}

/** What these rules have for a fault. @param {string[]} penalties */
const consequence = (penalties) =>
  penalties.length
    ? t("bourre.fault.costs", { what: list(penalties.map((one) => t(`bourre.penalty.${one}`))) })
    : t("bourre.fault.free");
