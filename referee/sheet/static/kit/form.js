/** The form of a round: the first question, the grid, what is folded, and the keys for the cell that is lit. */
import { RoundPreview } from "../entry/preview.js";
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { Chips, messagesAt, Switch } from "../parts/fields.js";
import { nameOf } from "../table.js";
import { signed, t } from "../text.js";
import { Deck } from "./deck.js";
import { answered, flagIn, following, lit, litIn, NEXT, press, put, takesCards, valueAt } from "./draft.js";
import { Figures } from "./figure.js";
import { ForAll, Grid } from "./grid.js";
import { Happened } from "./happened.js";
import { Pad } from "./pad.js";
import { missingOf } from "./missing.js";
import { gridRows, isBelow, pathsOf, placesIn } from "./plan.js";
import { addsUp, sumOf } from "./sums.js";
import { TurnList } from "./turns.js";
import { useWrongLit } from "./wrong-lit.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Table} Table */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {(draft: Draft, table: Table) => Plan} Planning */
/**
 * @typedef {object} FormProps
 * @property {Draft} draft
 * @property {Table} table
 * @property {any[]} errors
 * @property {boolean} [corrects] Whether the round is on the sheet already
 * @property {{answer?: any}} [preview] What the service says that it would do
 * @property {(draft: Draft) => void} onChange
 */
/** @typedef {Record<string, import("./spec.js").OwnForm>} OwnForms Those that a family draws itself */
/** @typedef {FormProps & {plan: Plan, own?: import("./spec.js").OwnForm}} Planned */

/** The id that stands for nobody among the chips. */
const NOBODY = "";

/** @param {Planning} planOf @param {OwnForms} [own] */
export const Form =
  (planOf, own = {}) =>
  (/** @type {FormProps} */ props) => {
    const plan = planOf(props.draft, props.table);
    return html`<${Whole} ...${props} plan=${plan} own=${own[plan.form.id]} />`;
  };

/** @param {Planning} planOf @param {OwnForms} [own] */
export const Foot =
  (planOf, own = {}) =>
  (/** @type {FormProps} */ props) => {
    const plan = planOf(props.draft, props.table);
    const Own = props.draft.lit ? undefined : own[plan.form.id]?.Foot;
    return Own ? html`<${Own} ...${props} />` : html`<${Keys} ...${props} plan=${plan} />`;
  };

/** @param {Planned} props */
function Whole(props) {
  const { plan, own, draft, errors, corrects, preview, onChange } = props;
  const { board } = useFamily();
  useWrongLit(props);
  const folds = [...new Set(plan.rows.map(({ fold }) => fold).filter((fold) => fold !== undefined))];
  const rows = gridRows(plan).filter((row) => !row.if_refused || isUsed(props, row));
  const turns = plan.rows.filter(({ kind, fold }) => kind === "turns" && !fold);
  const current = cellInTurn(props)?.at;
  return html`
    ${plan.question ? html`<${First} ...${props} question=${plan.question} />` : null}
    <${Elsewhere} plan=${plan} errors=${errors} />
    ${own ? html`<${own.Form} ...${props} />` : null}
    <${Figures} ...${props} cells=${plan.cells.filter(({ person }) => !person)} current=${current} />
    <${Grid} ...${props} rows=${rows} current=${current} answer=${preview?.answer}
      withScores=${!corrects && board.keepsScore(props.table.rules)} />
    <${ForAll} ...${props} rows=${rows} />
    ${plan.rows
      .filter(({ kind }) => kind === "flag")
      .map(
        (row) => html`<div key=${row.at} data-at=${row.at}><${Switch} label=${row.label} hint=${row.hint}
          checked=${flagIn(draft, plan, row)}
          onChange=${(/** @type {boolean} */ on) => onChange(put(draft, row.at, on))} />
        </div>`,
      )}
    ${turns.map(
      (row) => html`<section key=${row.at} class="paper"><h2>${row.label}</h2>
      <${Turns} ...${props} row=${row} /></section>`,
    )}
    ${folds.map((fold) => html`<${Fold} key=${fold} ...${props} title=${fold} current=${current} />`)}
    ${draft.details ? html`<p class="hint">${t("kit.details")}</p>` : null}
    ${preview?.answer ? html`<${Why} preview=${preview} game=${props.table.game} />` : null}`;
}

/** True if somebody has filled a row, or a refusal is about it. @param {Planned} props */
const isUsed = ({ plan, draft, errors }, /** @type {import("./spec.js").Row} */ row) =>
  [valueAt(draft, row.at) ?? []].flat().length > 0 ||
  plan.cells.some((cell) => cell.row === row && valueAt(draft, cell.at)) ||
  pathsOf(plan, row).some((path) => messagesAt({ errors }, path).length);

/** @param {Planned & {row: import("./spec.js").Row}} props */
const Turns = ({ row, draft, table, errors, onChange }) =>
  html`<${TurnList} ...${{ row, table, errors }} players=${table.players} turns=${valueAt(draft, row.at) ?? []}
    onChange=${(/** @type {any[]} */ turns) => onChange(put(draft, row.at, turns))} />`;

/**
 * The question that comes first, such as who ended the round: asked until it is answered, then told in a line.
 * @param {Planned & {question: import("./spec.js").First}} props
 */
function First({ plan, draft, table, question, onChange }) {
  const [isOpen, setOpen] = useState(false);
  const tap = (/** @type {string} */ id) => (setOpen(false), onChange(answered(draft, id || null)));
  if (plan.answer !== undefined && !isOpen) {
    const says = plan.answer === null ? question.nobody : question.title;
    return html`<button type="button" class="first-line" data-at=${question.at} onClick=${() => setOpen(true)}>
      <span>${(says ?? "").replace("{name}", plan.answer ? nameOf(table.game, plan.answer) : "")}</span>
      <span class="first-change">${t("kit.change")}</span></button>`;
  }
  const those = table.players.filter(({ id }) => !plan.gone.has(id));
  const people = [...those, ...(question.nobody ? [{ id: NOBODY, name: question.nobody }] : [])];
  return html`<h2 class="ask">${question.ask}</h2>
    <${Chips} label=${question.ask} at=${question.at} players=${people}
      chosen=${plan.answer === undefined ? [] : [plan.answer ?? NOBODY]} onTap=${tap} />`;
}

/** The messages that belong to no cell. @param {{plan: Plan, errors: any[]}} props */
function Elsewhere({ plan, errors }) {
  const places = placesIn(plan);
  const isBeside = (/** @type {string} */ path) => places.some((at) => path === at || path.startsWith(`${at}/`));
  const messages = [...new Set(errors.filter(({ path }) => !isBeside(path)).map(({ message }) => message))];
  if (!messages.length) return null;
  return html`<div class="problem" role="alert">${messages.map(
    (message) => html`<p key=${message}>${message}</p>`,
  )}</div>`;
}

/** @param {Planned & {title: string}} props */
function Fold({ title, ...props }) {
  const rows = props.plan.rows.filter(({ fold }) => fold === title);
  const below = rows.filter((row) => isBelow(row) && row.kind !== "flag");
  return html`<details class="asked" open=${rows.some((row) => isUsed(props, row)) || undefined}>
    <summary>${title}</summary>
    <${Grid} ...${props} rows=${rows.filter((row) => !isBelow(row))} />
    ${below.map((row) => html`<${row.kind === "turns" ? Turns : Happened} key=${row.at} ...${props} row=${row} />`)}
  </details>`;
}

/** The reasons, behind a tap. @param {{preview: any, game: any}} props */
const Why = ({ preview, game }) =>
  html`<details class="why"><summary>${t("kit.why")}</summary><${RoundPreview} preview=${preview} game=${game} />
  </details>`;

/**
 * The cell that the keys are for: of a round that is on the sheet none, until somebody goes to one, or one is missing.
 * @param {Planned} props
 */
const cellInTurn = ({ plan, own, draft, corrects }) =>
  (own || (corrects && !missingOf(draft, plan))) && !draft.lit ? undefined : litIn(draft, plan);

/** Keys for numbers, or for cards, as the lit cell takes them. @param {Planned} props */
function Keys(props) {
  const { plan, draft, table, corrects, onChange } = props;
  const cell = cellInTurn(props);
  if (!plan.cells.length || (corrects && !cell)) return null;
  const label = cell ? labelOf(cell) : t("kit.numbers");
  const hasNext = Boolean(cell && following(draft, plan));
  if (cell && takesCards(cell)) return html`<${Deck} ...${{ cell, plan, draft, table, label, hasNext, onChange }} />`;
  return html`${cell ? html`<${Sum} ...${{ cell, plan, draft, table }} />` : null}
    <${Pad} label=${label} idle=${!cell} hasNext=${hasNext} hasSign=${(cell?.row.least ?? 0) < 0}
    zero=${cell?.row.zero} onKey=${(/** @type {string} */ key) => onChange(press(draft, plan, key))} />`;
}

/** The sum of the lit column so far, where its numbers tell. @param {any} props */
function Sum({ cell, plan, draft, table }) {
  const { person } = cell;
  const sum = person && addsUp(plan, person.id) ? sumOf(draft, plan, person.id, table.game) : null;
  return sum === null ? null : html`<p class="pad-sum"><span>${person.name}</span><b>${signed(sum)}</b></p>`;
}

/** The figure that the keys are for, in words. @param {import("./spec.js").Cell} cell */
const labelOf = ({ row: { label }, person }) => (person ? t("grid.cell", { label, name: person.name }) : label);
