/**
 * An entry, and a correction, by what a round asks for: rows and cells, one keypad, a first question. `kit/spec.js`
 * says how a family describes it.
 */
import { chosenForm } from "../entry/form-choice.js";
import { takingPart } from "../history/taking-part.js";
import { playerOf, sideOf } from "../table.js";
import { t } from "../text.js";
import { bodyOf, draftIn, draftOf } from "./body.js";
import { answered, cutShort, emptyRound, isSaid, lit } from "./draft.js";
import { fitting } from "./fitting.js";
import { Foot, Form } from "./form.js";
import "./grid-style.js";
import { inForm } from "./in-form.js";
import { missingOf } from "./missing.js";
import { planOf } from "./plan.js";
import "./texts.js";

/** @typedef {import("./spec.js").Draft} Draft */
/** @typedef {import("./spec.js").Table} Table */
/** @typedef {import("./spec.js").Spec} Spec */

/** A table whose rules are not here yet. @type {Spec} */
const NOTHING = { forms: [{ id: "", label: "", rows: [] }] };

/** The description that the API tells. @param {Table} table @returns {Spec} */
const ofRules = ({ entry }) => entry ?? NOTHING;

/**
 * @typedef {object} Otherwise What a family has otherwise than others
 * @property {(table: Table) => Spec} [specOf]
 * @property {import("../families.js").Entry["playersAt"]} [playersAt]
 * @property {Record<string, import("./spec.js").OwnForm>} [own] The forms that it draws itself, by their ids
 */

/** @param {Otherwise} [family] @returns {import("../families.js").Entry} */
export function kitEntry({ specOf: described = ofRules, playersAt = takingPart, own = {} } = {}) {
  const specOf = (/** @type {Table} */ table) => withOwn(described(table), own);
  const plan = (/** @type {Draft} */ draft, /** @type {Table} */ table) => planOf(specOf(table), draft, table);
  const missing = (/** @type {Draft} */ draft, /** @type {Table} */ table) =>
    missingText(draft, plan(draft, table)) ?? own[draft.form]?.missing(draft, table) ?? null;
  return {
    begin: (table, draft, first) => begun(specOf(table), table, draft, first),
    read: (round, table) => ownDraft(round, specOf(table), table, own) ?? draftOf(round, specOf(table), table),
    fit: (draft, table) => {
      const fit = fitting(draft, plan(draft, table).form, idsAt(table));
      return own[fit.form]?.fit(fit, table) ?? fit;
    },
    missing,
    isWhole: (draft, table) => !missing(draft, table),
    asks: (draft, _table, errors) => (isUntouched(draft) ? (errors[0]?.message ?? null) : null),
    isTyped: () => true,
    body: (draft, table, number) => {
      const body = bodyOf(draft, plan(draft, table), number);
      return own[draft.form]?.body(body, draft, table) ?? body;
    },
    playersAt,
    beside: [""], // The form shows all of them: what belongs to no cell, it has at its top.
    forms: (draft, table) => formsOf(draft, specOf(table)),
    inForm: (draft, table, form) => inForm(draft, specOf(table), form),
    isSentAtOnce: (draft, table) => isSaid(draft, plan(draft, table)),
    litFor: (draft, table, player) => litFor(draft, plan(draft, table), table, player),
    Form: Form(plan, own),
    Foot: Foot(plan, own),
  };
}

/** @param {Draft} draft @param {import("./plan.js").Plan} plan @param {Table} table @param {string} player */
function litFor(draft, { cells }, { game }, player) {
  const side = playerOf(game, player)?.side;
  const cell = cells.find(({ person }) => person && [player, side].includes(person.id));
  return cell ? lit(draft, cell.at) : draft;
}

/**
 * The description without forms that nobody draws here.
 * @param {Spec} spec @param {import("./form.js").OwnForms} own
 */
const withOwn = (spec, own) => ({ ...spec, forms: spec.forms.filter(({ id, is_own: isOwn }) => !isOwn || own[id]) });

/**
 * The draft of a round that is told in a form of the family's own; null where it is not.
 * @param {any} round @param {Spec} spec @param {Table} table @param {import("./form.js").OwnForms} own
 */
function ownDraft(round, spec, table, own) {
  const id = spec.forms.map((form) => form.id).find((form) => own[form]?.read(round));
  return id === undefined ? null : { ...draftIn(id, round, spec, table), own: own[id].read(round) };
}

/** @param {Table} table @returns {Set<string>} */
const idsAt = ({ players }) => new Set(players.flatMap((player) => [player.id, sideOf(player)]));

/**
 * The draft as it was kept, with an answer to the first question that somebody tapped on the board. Where that may send
 * it, nothing else of what was begun for another answer is kept.
 * @param {Spec} spec @param {Table} table @param {any} draft @param {string | undefined} first @returns {Draft}
 */
function begun(spec, { game }, draft, first) {
  const liked = spec.forms.find(({ id }) => id === chosenForm(game.id)) ?? spec.forms[0];
  const before = draft?.values ? draft : emptyRound(liked.id);
  const form = spec.forms.find(({ id }) => id === before.form) ?? liked;
  const shortcut = spec.shortcuts?.find(({ id }) => id === first);
  if (shortcut) return cutShort(before, spec, shortcut);
  if (!first || !(form.first ?? spec.first) || before.first === first) return before;
  return answered(form.is_sent_at_once ? emptyRound(form.id) : before, first);
}

/**
 * True if nothing but the first question has been answered: a refusal asks for the rest.
 * @param {Draft} draft
 */
const isUntouched = ({ values, own, details }) =>
  !own && !details && Object.values(values).every((value) => value === undefined || value?.length === 0);

/** @param {Draft} draft @param {import("./plan.js").Plan} plan */
function missingText(draft, plan) {
  if (!plan.form.id) return t("app.loading");
  const missing = missingOf(draft, plan);
  if (!missing) return null;
  const text = missing.row ? (missing.row.ask ?? missing.row.label) : (plan.question?.ask ?? "");
  return text.replace("{name}", missing.name ?? "");
}

/** @param {Draft} draft @param {Spec} spec */
const formsOf = (draft, { forms }) =>
  forms.length > 1 ? forms.map(({ id, label }) => ({ id, label, isChosen: id === draft.form })) : [];
