/** The events of a round, each behind one tap: players who did something, and what sides did or gave, each time. */
import { html, useState } from "../lib.js";
import { rankSign } from "../parts/cards.js";
import { Chips, messagesAt } from "../parts/fields.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { put, valueAt } from "./draft.js";

/**
 * @typedef {object} HappenedProps
 * @property {import("./spec.js").Row} row
 * @property {import("./plan.js").Plan} plan
 * @property {import("./spec.js").Draft} draft
 * @property {import("./spec.js").Table} table
 * @property {any[]} errors
 * @property {(draft: import("./spec.js").Draft) => void} onChange
 */

/** @param {HappenedProps} props */
export const Happened = (props) => html`<${LISTS[/** @type {"gifts"} */ (props.row.kind)]} ...${props} />
  ${messagesAt({ errors: props.errors }, props.row.at).map(
    (/** @type {{message: string}} */ { message }) =>
      html`<small key=${message} class="wrong" role="alert">${message}</small>`,
  )}`;

/** @param {HappenedProps} props */
function Players({ row, draft, table, onChange }) {
  /** @type {string[]} */
  const chosen = valueAt(draft, row.at) ?? [];
  const tap = (/** @type {string} */ id) =>
    onChange(put(draft, row.at, chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]));
  return html`<${Chips} label=${row.label} at=${row.at} players=${table.players} chosen=${chosen} onTap=${tap} />`;
}

/** Each tap is one more. @param {HappenedProps} props */
function Events({ row, plan, draft, onChange }) {
  const { at, choices = {}, by = "side" } = row;
  /** @type {{side?: string, player?: string, kind: string}[]} */
  const events = valueAt(draft, at) ?? [];
  const change = (/** @type {typeof events} */ next) => onChange(put(draft, at, next));
  const textOf = (/** @type {string} */ side, /** @type {string} */ kind) =>
    t("kit.event", { name: plan.people.find(({ id }) => id === side)?.name ?? side, what: choices[kind] ?? kind });
  return html`<div data-at=${at}><${Listed} texts=${events.map((event) => textOf(event[by] ?? "", event.kind))}
    onRemove=${(/** @type {number} */ place) => change(events.filter((_, other) => other !== place))} />
  ${plan.people.map(
    ({ id, name }) => html`<${Chips} key=${id} label=${name} chosen=${[]}
      players=${Object.keys(choices).map((kind) => ({ id: kind, name: textOf(id, kind) }))}
      onTap=${(/** @type {string} */ kind) => change([...events, { [by]: id, kind }])} />`,
  )}</div>`;
}

/**
 * Gifts to a neighbour: by whom, and where cards are entered, which of theirs.
 * @param {HappenedProps} props
 */
function Gifts({ row, plan, draft, table, onChange }) {
  const [giver, setGiver] = useState(/** @type {string | null} */ (null));
  /** @type {Gift[]} */
  const gifts = valueAt(draft, row.at) ?? [];
  const change = (/** @type {Gift[]} */ next) => (setGiver(null), onChange(put(draft, row.at, next)));
  const cell = plan.cells.find(({ row: { kind }, person }) => kind === "cards" && person?.id === giver);
  const hasCards = plan.cells.some(({ row: { kind } }) => kind === "cards");
  const tap = (/** @type {string} */ id) =>
    hasCards ? setGiver(id === giver ? null : id) : change([...gifts, { from: id }]);
  return html`<div data-at=${row.at}><${Listed} texts=${gifts.map((gift) => giftText(gift, table))}
    onRemove=${(/** @type {number} */ place) => change(gifts.filter((_, other) => other !== place))} />
    <p class="hint">${row.label}</p>
    <${Chips} label=${row.label} players=${table.players} chosen=${giver ? [giver] : []} onTap=${tap} />
    ${
      cell
        ? html`<p class="hint">${t("kit.gives.which")}</p><${Chips} label=${t("kit.gives.which")} chosen=${[]}
            players=${[...new Set(valueAt(draft, cell.at) ?? [])].map((card) => ({ id: card, name: rankSign(card) }))}
            onTap=${(/** @type {string} */ rank) => change([...gifts, { from: giver ?? "", rank }])} />`
        : null
    }</div>`;
}

/** @typedef {{from: string, to?: string, rank?: string}} Gift */

/** @param {Gift} gift @param {import("./spec.js").Table} table */
function giftText({ from, to, rank }, { game, players }) {
  const next = players[(players.findIndex(({ id }) => id === from) + 1) % players.length];
  const names = { name: nameOf(game, from), other: nameOf(game, to ?? next.id) };
  return rank ? t("kit.gives.card", { ...names, card: rankSign(rank) }) : t("kit.gives", names);
}

/**
 * The list of all so far, each with a key that removes it.
 * @param {{texts: string[], onRemove(place: number): void}} props
 */
const Listed = ({ texts, onRemove }) =>
  html`<ul class="told">${texts.map(
    (text, place) => html`<li key=${place}><span>${text}</span>
      <button type="button" class="plain" onClick=${() => onRemove(place)}>
        <span aria-hidden="true">×</span>
        <span class="unseen">${t("kit.remove", { text })}</span></button></li>`,
  )}</ul>`;

const LISTS = { players: Players, events: Events, gifts: Gifts };
