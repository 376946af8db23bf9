/** The last trick card by card: tap who led, then a card for each. */
import { html, useEffect, useRef } from "../lib.js";
import { Card } from "../parts/cards.js";
import { Keypad } from "../parts/keypad.js";
import { nameOf, orderFrom } from "../table.js";
import { t } from "../text.js";
import { eraseCard, putCard, tapPlayer } from "./draft.js";

export function CardsForm({ draft, players, rules, game, errors, onChange }) {
  const order = orderFrom(players, draft.first);
  const row = ({ id, name }, at) => html`<li key=${id}>
    <button type="button" class="turn" aria-pressed=${id === draft.cursor} onClick=${() => onChange(tapPlayer(draft, id))}>
      <span class="turn-name">${name}${id === draft.first ? html` <small>${t("entry.led")}</small>` : null}</span>
      ${draft.cards[id] ? html`<${Card} card=${draft.cards[id]} />` : html`<span class="card card-empty" aria-hidden="true"></span>`}
    </button>
    ${errorsAt(errors, at).map(({ message }) => html`<small key=${message} class="wrong" role="alert">${message}</small>`)}
  </li>`;
  return html`<p class="ask" role="status">${prompt(draft, game)}</p><ol class="turns" ref=${useCursorInSight(draft.cursor)}>${order.map(row)}</ol>`;
}

/** Keeps the row that is being entered above the keys, however many players there are. */
function useCursorInSight(cursor) {
  const rows = useRef(null);
  useEffect(() => rows.current.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" }), [cursor]);
  return rows;
}

const errorsAt = (errors, at) => errors.filter(({ path }) => path.startsWith(`/last_trick/${at}/`) || path === `/last_trick/${at}`);

function prompt(draft, game) {
  if (!draft.first) return t("entry.who_led");
  return draft.cursor ? t("entry.which_card", { name: nameOf(game, draft.cursor) }) : t("entry.complete");
}

export function CardKeys({ draft, players, rules, game, onChange }) {
  if (!draft.cursor) return null;
  return html`<${Keypad} rules=${rules} label=${t("entry.which_card", { name: nameOf(game, draft.cursor) })}
    onCard=${(card) => onChange(putCard(draft, players, card))} onErase=${() => onChange(eraseCard(draft, players))} />`;
}
