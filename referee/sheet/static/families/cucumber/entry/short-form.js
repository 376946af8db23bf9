/** Just who and what: the taker and the card, and only what these rules need besides. */
import { html } from "../../../lib.js";
import { Card } from "../../../parts/cards.js";
import { Chips, Switch } from "../../../parts/fields.js";
import { Keypad } from "../../../parts/keypad.js";
import { rankOf } from "../../../table.js";
import { t } from "../../../text.js";
import { asksCard, hasBet } from "../table.js";
import { asksLowest, asksTied } from "./draft.js";

export function ShortForm({ draft, players, rules, errors, corrects, onChange }) {
  const { outcome } = draft;
  const set = (changes) => onChange({ ...draft, outcome: { ...outcome, ...changes } });
  const take = (taker) => set({ taker, tied: outcome.tied.filter((id) => id !== taker) });
  const wrong = errors.filter(({ path }) => path.startsWith("/outcome"));
  const tied = html`<${Tied} ...${{ outcome, players }} onTap=${(id) => set({ tied: toggle(outcome.tied, id) })} />`;
  const wasTied = outcome.tied.length > 0 || wrong.some(({ path }) => path.startsWith("/outcome/tied"));
  const asksAfterAll = !asksTied(rules) && !hasBet(rules) && wasTied;
  const who = t(asksCard(rules) ? "short.taker" : "short.loser");
  return html`<div class="outcome" data-steady>
    ${
      hasBet(rules)
        ? null
        : html`<h2>${who}</h2>
    <${Chips} label=${who} players=${players} chosen=${[outcome.taker]} onTap=${take} />`
    }
    ${
      asksCard(rules)
        ? html`<${TakersCard} card=${outcome.card}
      onOther=${corrects && outcome.card ? () => set({ card: undefined }) : null} />`
        : null
    }
    ${asksTied(rules) ? tied : null}
    ${
      rules.last_trick.doubled_by
        ? html`<${Switch} label=${t("short.doubled", { card: rules.last_trick.doubled_by })}
      checked=${outcome.doubling_card_played ?? false} onChange=${(played) => set({ doubling_card_played: played })} />`
        : null
    }
    ${
      asksLowest(rules)
        ? html`<h2>${t("short.lowest")}</h2>
      <${Chips} label=${t("short.lowest")} players=${players} chosen=${[outcome.lowest]}
        onTap=${(lowest) => set({ lowest })} />`
        : null
    }
    ${asksAfterAll ? tied : null}
    ${wrong.map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
  </div>`;
}

function TakersCard({ card, onOther }) {
  return html`<div class="side-by-side takers-card"><h2>${t("short.card")}</h2>
    ${card ? html`<${Card} card=${card} />` : html`<span class="card card-empty" aria-hidden="true"></span>`}
    ${
      onOther
        ? html`<button type="button" class="link-button" onClick=${onOther}>${t("short.other_card")}
      </button>`
        : null
    }</div>`;
}

/** The others with a card like the taker's. The taker keeps their place among them, so that no name moves. */
function Tied({ outcome: { taker, card, tied }, players, onTap }) {
  return html`<h2>${card ? t("short.tied", { card: t(`card.rank.${rankOf(card)}`) }) : t("short.tied_any")}</h2>
    <${Chips} label=${t("short.tied_label")} players=${players} chosen=${tied}
      idle=${(id) => !taker || !card || id === taker}
      called=${(name) => t("short.also", { name })} onTap=${onTap} />`;
}

export function OutcomeKeys({ draft, cards, onChange }) {
  const { outcome } = draft;
  return html`<${Keypad} cards=${cards} label=${t("short.card")} chosen=${outcome.card}
    onCard=${(card) => onChange({ ...draft, outcome: { ...outcome, card } })} />`;
}

const toggle = (list, id) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id]);
