/** The last trick card by card: tap who led, then a card for each. Names stay in the order of seats, whoever led. */
import { html, useEffect, useRef } from "../../../lib.js";
import { Card } from "../../../parts/cards.js";
import { bringInSight } from "../../../parts/in-sight.js";
import { Keypad } from "../../../parts/keypad.js";
import { nameOf, orderFrom } from "../../../table.js";
import { t } from "../../../text.js";
import { eraseCard, putCard, tapPlayer } from "./draft.js";

/** So many names stand one below the other; more stand in two columns. */
const ONE_COLUMN = 5;

export function CardsForm({ draft, players, errors, onChange, title = t("entry.cards"), first = t("entry.led") }) {
  const order = orderFrom(players, draft.first).map(({ id }) => id);
  const row = ({ id, name }) => html`<li key=${id}>
    <button type="button" class="turn" aria-pressed=${id === draft.cursor}
      onClick=${() => onChange(tapPlayer(draft, id))}>
      <span class="turn-name">${name}${id === draft.first ? html` <small>${first}</small>` : null}</span>
      ${
        draft.cards[id]
          ? html`<${Card} card=${draft.cards[id]} />`
          : html`<span class="card card-empty"
        aria-hidden="true"></span>`
      }
    </button>
    ${errorsAt(errors, order.indexOf(id)).map(
      ({ message }) => html`<small key=${message} class="wrong" role="alert">
      ${message}</small>`,
    )}
  </li>`;
  return html`<h2 class="ask">${title}</h2>
    <ol class=${`turns${players.length > ONE_COLUMN ? " turns-many" : ""}`} data-steady
      ref=${useCursorInSight(draft.cursor)}>${players.map(row)}</ol>`;
}

/** Keeps the row that is being entered above the keys, however many players there are. */
function useCursorInSight(cursor) {
  const rows = useRef(null);
  useEffect(() => {
    const row = rows.current.querySelector("[aria-pressed=true]");
    if (row) bringInSight(row);
  }, [cursor]);
  return rows;
}

const errorsAt = (errors, at) =>
  errors.filter(({ path }) => path.startsWith(`/last_trick/${at}/`) || path === `/last_trick/${at}`);

export function CardKeys({ draft, players, cards, game, onChange }) {
  const label = draft.cursor ? t("entry.which_card", { name: nameOf(game, draft.cursor) }) : t("entry.keys");
  return html`<${Keypad} cards=${cards} label=${label} idle=${!draft.cursor} chosen=${draft.cards[draft.cursor]}
    onCard=${(card) => onChange(putCard(draft, players, card))}
      onErase=${draft.first ? () => onChange(eraseCard(draft, players)) : null} />`;
}
