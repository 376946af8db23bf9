/** A list of turns that players had one after the other: each a player, a number, and others whom it is about. */
import { html } from "../lib.js";
import { Chips, messagesAt } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { nameOf, orderFrom } from "../table.js";
import { t } from "../text.js";
import { Counter } from "./counter.js";

/** @typedef {import("./spec.js").Person} Person */
/** @typedef {Record<string, any>} Turn With the members that its row names */
/**
 * @typedef {object} TurnListProps
 * @property {import("./spec.js").Row} row
 * @property {Turn[]} turns
 * @property {Person[]} players
 * @property {import("./spec.js").Table} table
 * @property {any[]} [errors]
 * @property {(turns: Turn[]) => void} onChange
 */

/**
 * The turns in the order in which they are sent, in whatever order they were tapped.
 * @param {Turn[]} turns @param {import("./spec.js").Turns} members @param {import("./spec.js").Table} table
 */
export function inOrder(turns, { person, begins }, { game, round }) {
  const { dealer, leader } = round ?? game.next ?? {};
  if (!begins || !(dealer ?? leader)) return turns;
  const around = orderFrom(game.players, dealer ?? leader).map(({ id }) => id);
  const order = dealer && begins === "left" ? [...around.slice(1), around[0]] : around;
  return [...turns].sort((turn, other) => order.indexOf(turn[person]) - order.indexOf(other[person]));
}

/** @param {TurnListProps} props */
export function TurnList({ row, turns, players, table, errors = [], onChange }) {
  const members = /** @type {import("./spec.js").Turns} */ (row.turns);
  const { person, number, ask, others, least = 0 } = members;
  const gone = others ? turns.flatMap((turn) => turn[others] ?? []) : [];
  const after = Math.max(least, 1, ...(others ? turns.map((turn) => turn[number] + 1) : []));
  const add = (/** @type {string} */ id) =>
    onChange(
      inOrder([...turns, { [person]: id, [number]: after, ...(others ? { [others]: [] } : {}) }], members, table),
    );
  const change = (/** @type {number} */ at, /** @type {Turn} */ changed) =>
    onChange(turns.map((turn, place) => (place === at ? { ...turn, ...changed } : turn)));
  const messages = new Set(messagesAt({ errors }, row.at).map((/** @type {any} */ { message }) => message));
  return html`<div data-at=${row.at}>
    ${
      turns.length
        ? html`<ol class="told turns-told">${turns.map(
            (turn, at) => html`<${TurnFields} key=${at} ...${{ turn, members, players, table }} at=${`${row.at}/${at}`}
              out=${new Set(others ? turns.slice(0, at).flatMap((earlier) => earlier[others] ?? []) : [])}
              onChange=${(/** @type {Turn} */ changed) => change(at, changed)}
              onRemove=${() => onChange(turns.filter((_, place) => place !== at))} />`,
          )}</ol>`
        : null
    }
    ${[...messages].map((message) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
    <p class="small-label">${ask}</p>
    <${Chips} label=${ask} chosen=${[]} onTap=${add} players=${players.filter(({ id }) => !gone.includes(id))} />
  </div>`;
}

/**
 * @typedef {object} TurnFieldsProps
 * @property {Turn} turn
 * @property {import("./spec.js").Turns} members
 * @property {Person[]} players
 * @property {import("./spec.js").Table} table
 * @property {string} at
 * @property {Set<string>} out Those who have left the round before it
 * @property {(changed: Turn) => void} onChange
 * @property {() => void} onRemove
 */

/** @param {TurnFieldsProps} props */
function TurnFields({ turn, members, players, table, at, out, onChange, onRemove }) {
  const { person, number, label, least = 0, others, others_label: othersLabel = "" } = members;
  const name = nameOf(table.game, turn[person]);
  const toggle = (/** @type {string} */ id) => {
    const those = turn[others ?? ""] ?? [];
    const isThere = those.includes(id);
    onChange({
      [others ?? ""]: isThere ? those.filter((/** @type {string} */ other) => other !== id) : [...those, id],
    });
  };
  return html`<li data-at=${at}>
    <${Counter} label=${t("grid.cell", { label, name })} text=${html`${name} <small>${label}</small>`} least=${least}
      value=${turn[number]} onChange=${(/** @type {number} */ value) => onChange({ [number]: value })} />
    <button type="button" class="quiet" aria-label=${t("kit.remove", { text: name })} onClick=${onRemove}>
      <${Icon} name="close" /></button>
    ${
      others
        ? html`<div class="turn-others"><p class="small-label">${othersLabel}</p>
            <${Chips} label=${t("grid.cell", { label: othersLabel, name })} chosen=${turn[others] ?? []}
              players=${players.filter(({ id }) => id !== turn[person] && !out.has(id))} onTap=${toggle} /></div>`
        : null
    }</li>`;
}
