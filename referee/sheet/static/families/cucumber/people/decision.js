/** A decision of the director: points given or taken off, as far as the sheet can take them. */
import { html, useState } from "../../../lib.js";
import { entriesOf } from "../../../outbox.js";
import { Chips, Field } from "../../../parts/fields.js";
import { playerOf, playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { act } from "../../../people/acting.js";

const MOST_POINTS = 100_000;

export function Decision({ game }) {
  const [draft, setDraft] = useState({ player: null, points: "", reason: "" });
  const set = (changes) => setDraft({ ...draft, ...changes });
  const player = playerOf(game, draft.player);
  const wrong = wrongWith(draft.points, player, game);
  const whole = player && draft.points && !wrong && draft.reason.trim();
  const body = { player: draft.player, points: Number(draft.points), reason: draft.reason.trim() };
  const decide = (event) => (
    event.preventDefault(),
    whole && act(game, "adjustment", "adjustments", body, t("people.kept.adjustment", player))
  );
  return html`<form onSubmit=${decide}>
    <${Chips} label=${t("people.adjust_who")} players=${playersIn(game)} chosen=${[draft.player]}
      onTap=${(id) => set({ player: id })} />
    <${Field} label=${t("people.points")} hint=${t("people.points_hint")} errors=${wrong ? [{ message: wrong }] : []}>
      ${(
        props,
      ) => html`<input ...${props} value=${draft.points} type="number" step="1" min=${-MOST_POINTS} max=${MOST_POINTS}
        onInput=${(event) => set({ points: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t("people.reason")}>
      ${(props) => html`<input ...${props} value=${draft.reason} maxlength="200" autocomplete="off"
        onInput=${(event) => set({ reason: event.target.value })} />`}
    </${Field}>
    <button type="submit" disabled=${!whole}>${t("people.adjust_now")}</button>
  </form>`;
}

/** Why the service would refuse so many points. Where something still waits to be sent, the score is not known here. */
function wrongWith(text, player, game) {
  const points = Number(text);
  if (!text) return null;
  if (!Number.isInteger(points) || Math.abs(points) > MOST_POINTS)
    return t("people.points_range", { most: MOST_POINTS });
  if (points === 0) return t("people.points_none");
  const known = player && !entriesOf(game.id).length;
  return known && player.score + points < 0 ? t("people.points_below", player) : null;
}
