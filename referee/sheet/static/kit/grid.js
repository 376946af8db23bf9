/** Rows of cells with a column for each, or a row for each: one cell is lit, and the keys are for it. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { messagesAt } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { useChosenInSight } from "../parts/in-sight.js";
import { sideOf } from "../table.js";
import { number, signed, t } from "../text.js";
import { valueAt } from "./draft.js";
import { Face, lengthOf } from "./face.js";
import { Figure } from "./figure.js";
import { chosenIn, tap, tapAll } from "./marks.js";
import { cellOf, isByPerson, isMarked, isOf, pathOf, pathsOf } from "./plan.js";
import { sumOf } from "./sums.js";

/** @typedef {import("./spec.js").Row} Row */
/** @typedef {import("./spec.js").Person} Person */
/**
 * @typedef {object} GridProps
 * @property {import("./plan.js").Plan} plan
 * @property {Row[]} rows Those that it shows
 * @property {import("./spec.js").Draft} draft
 * @property {import("./spec.js").Table} table
 * @property {any[]} errors
 * @property {string | undefined} [current] The place that the keys are for
 * @property {any} [answer] What the service says that it would do
 * @property {boolean} [withScores]
 * @property {(draft: import("./spec.js").Draft) => void} onChange
 */

/** So many rows are columns, with a row for each person: what each has stands beside the name. */
const FEW_ROWS = 2;
/** So many persons fit side by side. */
const SIDE_BY_SIDE = 5;

/** @param {GridProps} props */
export function Grid(props) {
  const { rows, plan, withScores } = props;
  const frame = useChosenInSight(".grid-cell[aria-pressed=true]");
  if (!rows.length && !(withScores && plan.cells.length)) return null;
  const isAcross = rows.length > FEW_ROWS && plan.people.length <= Math.max(SIDE_BY_SIDE, rows.length - 1);
  const Laid = isAcross ? Across : Down;
  return html`<div class="scroll-x grid-frame" ref=${frame}><${Laid} ...${props} /></div>`;
}

/** A column for each person. @param {GridProps} props */
function Across(props) {
  const { plan, rows, withScores = false } = props;
  const { people } = plan;
  return html`<table class="kit-grid grid-across" data-people=${people.length}>
    <thead><tr><td></td>${people.map(
      (person) => html`<th key=${person.id} scope="col"><${Name} person=${person} ...${props} /></th>`,
    )}
    </tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr key=${row.at}><${RowHead} row=${row} ...${props} />${people.map(
          (person) => html`<td key=${person.id}><${Cell} row=${row} person=${person} ...${props} /></td>`,
        )}</tr><${Wrong} ...${props} rows=${[row]} people=${people} columns=${people.length + 1} />`,
    )}</tbody>
    ${withScores ? html`<${Sums} ...${props} />` : null}
  </table>`;
}

/** A row for each person. @param {GridProps} props */
function Down(props) {
  const { plan, rows, withScores = false } = props;
  const columns = rows.length + (withScores ? 2 : 1);
  // Where nothing is asked of others than the one who is named already, they need not be read.
  const those = plan.people.filter(({ id }) => rows.some((row) => isAskedOf(plan, row, id)));
  const people = those.length === 1 && those[0].id === plan.first ? those : plan.people;
  return html`<table class="kit-grid grid-down">
    <thead><tr><td></td>${rows.map((row) => html`<${RowHead} key=${row.at} row=${row} scope="col" ...${props} />`)}
      ${withScores ? html`<th scope="col" class="grid-score">${t("grid.score")}</th>` : null}</tr></thead>
    <tbody>${people.map(
      (person) => html`<tr key=${person.id}><th scope="row"><${Name} person=${person} ...${props} /></th>
        ${rows.map((row) => html`<td key=${row.at}><${Cell} row=${row} person=${person} ...${props} /></td>`)}
        ${withScores ? html`<td class="grid-score"><${Becomes} person=${person} ...${props} /></td>` : null}</tr>
        <${Wrong} ...${props} rows=${rows.filter(isByPerson)} people=${[person]} columns=${columns} />`,
    )}<${Wrong} ...${props} rows=${rows.filter((row) => !isByPerson(row))} people=${[]} columns=${columns} /></tbody>
  </table>`;
}

/** @param {GridProps["plan"]} plan @param {Row} row @param {string} id */
const isAskedOf = (plan, row, id) => (isMarked(row) ? isOf(row, id, plan.first) : Boolean(cellOf(plan, row, id)));

/** @param {{person: Person} & GridProps} props */
const Name = ({ person, table }) =>
  html`<span class="grid-who"><${Face} game=${table.game} id=${person.id} small />
    <span class=${lengthOf(person.name)}>${person.name}</span></span>`;

/** @param {{row: Row, scope?: string} & GridProps} props */
function RowHead({ row, scope = "row", draft }) {
  const isNobodys = row.kind === "whose" && valueAt(draft, row.at) === null;
  return html`<th scope=${scope}>${row.label}${row.hint ? html` <small>${row.hint}</small>` : null}
    ${isNobodys ? html`<small class="grid-nobody">${t("kit.nobody")}</small>` : null}</th>`;
}

/** @param {{row: Row, person: Person} & GridProps} props */
function Cell({ row, person, ...props }) {
  const { plan } = props;
  if (isMarked(row) && isAskedOf(plan, row, person.id))
    return html`<${Mark} row=${row} person=${person} ...${props} />`;
  const cell = cellOf(plan, row, person.id);
  return cell
    ? html`<${Figure} ...${props} cell=${cell} />`
    : html`<span class="grid-none" aria-hidden="true">–</span>`;
}

/** Keys that give something to everybody. @param {GridProps} props */
export const ForAll = ({ plan, rows, draft, onChange }) =>
  rows
    .filter(({ everybody }) => everybody)
    .map((row) => {
      const isSo =
        chosenIn(draft, plan, row).length === plan.people.filter(({ id }) => isOf(row, id, plan.first)).length;
      return html`<p key=${row.at}><button type="button" class="secondary-button" aria-pressed=${isSo}
        onClick=${() => onChange(tapAll(draft, row, plan))}>${row.everybody}</button></p>`;
    });

/**
 * A key that says that somebody has it, and with another tap that nobody has.
 * @param {{row: Row, person: Person} & GridProps} props
 */
function Mark({ row, person, plan, table, draft, onChange }) {
  const isTheirs = [valueAt(draft, row.at) ?? []].flat().includes(person.id);
  return html`<button type="button" class="grid-mark" aria-pressed=${isTheirs} data-at=${pathOf(plan, row, person.id)}
    aria-label=${t("grid.cell", { label: row.label, name: person.name })}
    onClick=${() => onChange(tap(draft, row, person.id, plan.rows))}><${Face} game=${table.game} id=${person.id} />
    ${isTheirs ? html`<${Icon} name="check" />` : null}</button>`;
}

/**
 * The messages about some rows of some persons.
 * @param {{rows: Row[], people: Person[], columns: number} & GridProps} props
 */
function Wrong({ plan, rows, people, columns, errors }) {
  const places = rows.flatMap((row) => pathsOf({ ...plan, people }, row));
  const messages = new Set(places.flatMap((at) => messagesAt({ errors }, at)).map(({ message }) => message));
  if (!messages.size) return null;
  return html`<tr class="grid-wrong"><td colspan=${columns}>${[...messages].map(
    (message) => html`<small key=${message} class="wrong" role="alert">${message}</small>`,
  )}</td></tr>`;
}

/** The score of a person before and after. @param {Person} person @param {GridProps} props */
function scoresOf({ id }, { table: { game }, answer }, /** @type {(score: number, game: any) => number} */ shown) {
  const player = game.players.find((/** @type {any} */ member) => member.id === id || sideOf(member) === id);
  const change = (answer?.changes ?? []).find(
    (/** @type {any} */ each) => (each.side ?? each.player) === sideOf(player) || each.player === id,
  );
  const before = shown(change?.before ?? player.score, game);
  return { before, after: change ? shown(change.after, game) : before };
}

/** @param {{person: Person} & GridProps} props */
function Becomes({ person, ...props }) {
  const { shown = (score) => score } = useFamily().player;
  const { before, after: answered } = scoresOf(person, props, shown);
  const sum = props.answer ? null : sumOf(props.draft, props.plan, person.id, props.table.game);
  const after = sum === null ? answered : before + sum;
  return html`<output>${
    before === after
      ? null
      : html`${number(before)} <span aria-hidden="true">→</span>
    <span class="unseen">${t("changes.becomes")}</span> `
  }<b>${number(after)}</b></output>`;
}

/** The sums of the round below the columns. @param {GridProps} props */
function Sums(props) {
  const { plan } = props;
  const { words, player } = useFamily();
  const { shown = (score) => score } = player;
  const sums = plan.people.map((person) => {
    const { before, after } = scoresOf(person, props, shown);
    const sum = props.answer ? after - before : sumOf(props.draft, plan, person.id, props.table.game);
    return { id: person.id, sum, after: props.answer ? after : before + (sum ?? 0) };
  });
  return html`<tfoot><tr><th scope="row">${t("grid.sum", words)}</th>${sums.map(
    ({ id, sum }) => html`<td key=${id}><output>${sum === null ? "·" : signed(sum)}</output></td>`,
  )}</tr><tr><th scope="row">${t("grid.score")}</th>${sums.map(
    ({ id, after }) => html`<td key=${id}><output>${number(after)}</output></td>`,
  )}</tr></tfoot>`;
}
