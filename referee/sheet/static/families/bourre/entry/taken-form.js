/** Who stays, and who takes which trick: a tap for each trick below, and one on the row of whoever takes none. */
import { html } from "../../../lib.js";
import { NameKeys } from "../../../kit/name-keys.js";
import { Rows } from "../../../kit/rows.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import { chipsText } from "../chips.js";
import { isPlayOff } from "../table.js";
import { eraseTaker, tapStay, tapTaker } from "./draft.js";
import { takenBy, tricksIn } from "./tricks.js";

/** @typedef {import("./hand-form.js").FormProps} FormProps */

/** @param {FormProps} props */
export function TakenForm({ draft, table, errors, onChange }) {
  const taken = takenBy(draft);
  const there = table.players.filter(({ id }) => !draft.away.includes(id));
  const rows = there.map(({ id, name }) => {
    const stays = draft.stay.includes(id);
    const may = mayStay(table, draft, id);
    const about = t(stays ? "bourre.stays" : may ? "bourre.passes" : "bourre.not_now");
    return {
      id,
      name,
      about: [about, anteText(table, draft, id)].filter(Boolean).join(" · "),
      chosen: stays,
      asleep: !stays && !may,
      at: stays ? `/taken/${id} /stay/${draft.stay.indexOf(id)}` : undefined,
      value: stays ? html`${taken[id] ?? 0}<span class="unseen"> ${t("bourre.row.tricks")}</span>` : "",
      errors: errors.filter(({ path }) => path === `/taken/${id}` || path === `/stay/${draft.stay.indexOf(id)}`),
    };
  });
  const passed = () => onChange({ ...draft, passed: true, stay: [], takers: [] });
  return html`<h2 class="ask">${t("bourre.who_stays")}</h2>
    <${Rows} label=${t("bourre.who_stays")} rows=${rows}
      onTap=${(/** @type {string} */ id) => onChange(tapStay(draft, id))} />
    ${
      draft.stay.length
        ? null
        : html`<p><button type="button" class="secondary-button" aria-pressed=${Boolean(draft.passed)}
            onClick=${passed}>
      ${t("bourre.all_pass")}</button></p>`
    }`;
}

/**
 * What somebody antes in this hand, as long as it is the next one.
 * @param {import("../../../families.js").Table} table @param {import("./draft.js").HandDraft} draft @param {string} id
 */
function anteText({ game: { next }, rules, ahead }, draft, id) {
  if (!next || ahead || next.may_stay || draft.dealer || rules.ante.by === "dealer") return "";
  const exempt = next.exempt[id];
  if (exempt) return t(`bourre.exempt.${exempt}`);
  const chips = rules.ante.chosen ? (draft.ante ?? rules.ante.chips) : next.antes[id];
  return chips ? t("bourre.ante", { chips: chipsText(chips) }) : "";
}

/** @param {FormProps} props */
export function TakerKeys({ draft, table, corrects, onChange }) {
  const full = draft.takers.length >= tricksIn(table);
  const last = draft.takers[draft.takers.length - 1];
  const may = table.players.filter(({ id }) => !draft.away.includes(id) && mayStay(table, draft, id));
  const asked = full ? t("bourre.all_taken") : t("bourre.missing.taker", { number: draft.takers.length + 1 });
  // Of a recorded hand only the counts are known, and not who took which.
  const line = corrects ? asked : `${full ? t("bourre.tricks") : asked} ${told(draft, table)}`;
  return html`<p class="facts-line takers"><span>${line}</span></p>
    <${NameKeys} players=${may} idle=${full}
    onTap=${(/** @type {string} */ id) => onChange(tapTaker(draft, id))}
    label=${asked}
    onErase=${last ? () => onChange(eraseTaker(draft)) : null} />`;
}

/** Who took which trick so far. @param {import("./draft.js").HandDraft} draft @param {any} table */
const told = ({ takers }, { game }) => takers.map((id, at) => `${at + 1} ${nameOf(game, id)}`).join(" · ");

/** Whether somebody may stay, where only some may. @param {any} table @param {any} draft @param {string} id */
export const mayStay = (table, draft, id) => !isPlayOff(table, draft) || table.game.next.may_stay.includes(id);
