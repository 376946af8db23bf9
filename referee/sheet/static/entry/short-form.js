/** Just who and what: the taker and the card, and only what these rules need besides. */
import { html } from "../lib.js";
import { Card } from "../parts/cards.js";
import { Chips, Switch } from "../parts/fields.js";
import { Keypad } from "../parts/keypad.js";
import { rankOf } from "../table.js";
import { t } from "../text.js";

export function ShortForm({ draft, players, rules, errors, onChange }) {
  const { outcome } = draft;
  const set = (changes) => onChange({ ...draft, outcome: { ...outcome, ...changes } });
  const others = players.filter(({ id }) => id !== outcome.taker);
  return html`
    <h2>${t("short.taker")}</h2>
    <${Chips} label=${t("short.taker")} players=${players} chosen=${[outcome.taker]} onTap=${(taker) => set({ taker, tied: outcome.tied.filter((id) => id !== taker) })} />
    <h2>${t("short.card")}</h2>
    ${outcome.card ? html`<div class="side-by-side"><${Card} card=${outcome.card} />
      <button type="button" class="link-button" onClick=${() => set({ card: undefined })}>${t("short.other_card")}</button></div>`
      : html`<${Keypad} rules=${rules} label=${t("short.card")} onCard=${(card) => set({ card })} />`}
    ${outcome.taker && outcome.card && others.length ? html`<h2>${t("short.tied", { card: t(`card.rank.${rankOf(outcome.card)}`) })}</h2>
      <${Chips} label=${t("short.tied_label")} players=${others} chosen=${outcome.tied} onTap=${(id) => set({ tied: toggle(outcome.tied, id) })} />` : null}
    ${rules.last_trick.doubled_by ? html`<${Switch} label=${t("short.doubled", { card: rules.last_trick.doubled_by })}
      checked=${outcome.doubling_card_played ?? false} onChange=${(played) => set({ doubling_card_played: played })} />` : null}
    ${rules.deal.dealer === "lowest" ? html`<h2>${t("short.lowest")}</h2>
      <${Chips} label=${t("short.lowest")} players=${players} chosen=${[outcome.lowest]} onTap=${(lowest) => set({ lowest })} />` : null}
    ${errors.filter(({ path }) => path.startsWith("/outcome")).map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}`;
}

const toggle = (list, id) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id]);
