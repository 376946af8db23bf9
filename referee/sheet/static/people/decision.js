/** A decision of the director: points given or taken off. */
import { html, useState } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { Chips, Field } from "../parts/fields.js";
import { sidesOf, nameOf, playersIn, sideOf } from "../table.js";
import { t } from "../text.js";
import { Act } from "./act.js";
import { act } from "./acting.js";
import { Refused, useAddressed, useMended } from "./mending.js";
import "./texts.js";

const MOST_POINTS = 100_000;

/**
 * @typedef {object} DecisionProps
 * @property {any} game
 * @property {string} [label] What is given, where that is not points
 * @property {string} [hint]
 * @property {(points: number, side: string) => string | null} [fault] Why the rules would refuse so many; only asked
 *   while nothing waits to be sent
 */

/** @param {DecisionProps} props */
export function Decision(props) {
  const mended = useMended("adjustment");
  const side = useAddressed("adjustment");
  return html`<${Act} title=${t("people.adjust")} open=${Boolean(mended ?? side)}>
    <${Form} ...${props} mended=${mended} side=${side} /></${Act}>`;
}

/** @param {any} [body] What was sent before */
const draftOf = ({ player = "", points = "", reason = "" } = {}) => ({ side: player, points: String(points), reason });

/** @param {DecisionProps & {mended?: import("../queue.js").Entry, side?: string}} props */
function Form({ game, mended, side, label = t("people.points"), hint = t("people.points_hint"), fault = () => null }) {
  const [draft, setDraft] = useState(() => draftOf(mended?.body ?? { player: side }));
  const set = (/** @type {Partial<typeof draft>} */ changes) => setDraft({ ...draft, ...changes });
  const points = Number(draft.points);
  const isKnown = draft.side && !entriesOf(game.id).length;
  const wrong = draft.points ? (wrongWith(points) ?? (isKnown ? fault(points, draft.side) : null)) : null;
  const whole = draft.side && draft.points && !wrong && draft.reason.trim();
  const body = { player: draft.side, points, reason: draft.reason.trim() };
  const decide = (/** @type {Event} */ event) => {
    event.preventDefault();
    const done = t("people.kept.adjustment", { name: nameOf(game, draft.side) });
    if (whole) act(game, "adjustment", "adjustments", body, done, { mended });
  };
  return html`<form onSubmit=${decide}>
    <${Chips} label=${t("people.adjust_who")} players=${sidesIn(game)} chosen=${[draft.side]}
      onTap=${(/** @type {string} */ side) => set({ side })} />
    <${Field} label=${label} hint=${hint} errors=${wrong ? [{ message: wrong }] : []}>
      ${(
        /** @type {object} */ props,
      ) => html`<input ...${props} value=${draft.points} type="number" step="1" min=${-MOST_POINTS} max=${MOST_POINTS}
        onInput=${(/** @type {any} */ event) => set({ points: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t("people.reason")}>
      ${(/** @type {object} */ props) => html`<input ...${props} value=${draft.reason} maxlength="200"
        autocomplete="off" onInput=${(/** @type {any} */ event) => set({ reason: event.target.value })} />`}
    </${Field}>
    <${Refused} mended=${mended} body=${body} />
    <button type="submit" disabled=${!whole}>${t("people.adjust_now")}</button>
  </form>`;
}

/** Everybody whose score can be changed: a player, or partners together. @param {any} game */
function sidesIn(game) {
  const present = playersIn(game).map(sideOf);
  return sidesOf(game)
    .filter((side) => present.includes(side))
    .map((id) => ({ id, name: nameOf(game, id) }));
}

/** The reason why no service would take so many points. @param {number} points */
function wrongWith(points) {
  if (!Number.isInteger(points) || Math.abs(points) > MOST_POINTS)
    return t("people.points_range", { most: MOST_POINTS });
  return points === 0 ? t("people.points_none") : null;
}
