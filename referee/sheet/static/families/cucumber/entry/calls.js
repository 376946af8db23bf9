/** What players called before the last trick, where the rules have calls. */
import { html } from "../../../lib.js";
import { Chips, Segments, Switch } from "../../../parts/fields.js";
import { t } from "../../../text.js";

export function Calls({ draft, players, rules, onChange }) {
  const set = (calls) => onChange({ ...draft, calls });
  if (rules.last_trick.calls === "kontra")
    return html`<${Kontra} calls=${draft.calls} players=${players} onChange=${set} />`;
  if (rules.last_trick.calls === "rassi")
    return html`<${Rassi} calls=${draft.calls} players=${players} onChange=${set} />`;
  return null;
}

function Kontra({ calls, players, onChange }) {
  const tap = (id) => onChange(calls.kontra === id ? {} : { kontra: id });
  return html`<section class="calls"><h2>${t("calls.kontra")}</h2>
    <${Chips} label=${t("calls.kontra")} players=${players} chosen=${[calls.kontra]} onTap=${tap} /></section>`;
}

function Rassi({ calls, players, onChange }) {
  const of = (id) => ({ free: false, multiplier: 1, ...calls.rassi?.[id] });
  const set = (id, call) => onChange({ rassi: called({ ...calls.rassi, [id]: call }) });
  return html`<details class="calls"><summary>${t("calls.rassi", { count: Object.keys(calls.rassi ?? {}).length })}
    </summary>
    ${players.map(
      ({ id, name }) => html`<div key=${id} class="rassi"><h3>${name}</h3>
      <${Segments} small label=${t("calls.raised", { name })} value=${of(id).multiplier}
        onChange=${(multiplier) => set(id, { ...of(id), multiplier })}
        options=${[
          [1, t("calls.plain")],
          [2, t("calls.doubled")],
          [4, t("calls.redoubled")],
        ]} />
      <${Switch} label=${t("calls.free")} checked=${of(id).free} onChange=${(free) => set(id, { ...of(id), free })} />
    </div>`,
    )}</details>`;
}

/** Only those who called anything. */
const called = (calls) =>
  Object.fromEntries(Object.entries(calls).filter(([, { free, multiplier }]) => free || multiplier > 1));
