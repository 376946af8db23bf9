/** Somebody sits down: a member of the club by a tap, or whoever by a name that nobody at the table has. */
import { html, useState } from "../../../lib.js";
import { useClubTable } from "../../../new/club-table.js";
import { comparable } from "../../../new/draft.js";
import { entriesOf } from "../../../outbox.js";
import { Chips, Field } from "../../../parts/fields.js";
import { money, t } from "../../../text.js";
import { act } from "../../../people/acting.js";

export function Join({ game }) {
  const [text, setText] = useState("");
  const club = useClubTable(game.club);
  const name = text.trim();
  const taken = isTaken(game, name);
  // Whoever has left may come back; a name that is a member's means that member.
  const absent = club.members.filter(
    ({ id }) => !game.players.some(({ member, withdrawn }) => member === id && !withdrawn),
  );
  const known = club.members.find((member) => comparable(member.name) === comparable(name));
  const sit = (body) => act(game, "join", "players", body, t("people.kept.join", { name: body.name ?? body.member }));
  const join = (event) => (event.preventDefault(), name && !taken && sit(known ? { member: known.name } : { name }));
  const tap = (member) => (isTaken(game, member.name) ? setText(member.name) : sit({ member: member.name }));
  return html`<form onSubmit=${join}>
    ${game.stake ? html`<p class="hint">${t("people.join_stake", { sum: money(game.stake) })}</p>` : null}
    ${
      absent.length
        ? html`<${Chips} label=${t("people.members")} players=${absent} chosen=${[]}
      onTap=${(id) => tap(absent.find((member) => member.id === id))} />`
        : null
    }
    <${Field} label=${t("people.name")} hint=${t("people.join_hint")}
      errors=${taken ? [{ message: t("new.taken", { name }) }] : []}>
      ${(props) => html`<input ...${props} value=${text} maxlength="60" autocomplete="off"
        onInput=${(event) => setText(event.target.value)} />`}
    </${Field}>
    <button type="submit" disabled=${taken}>${t("people.join_now")}</button>
  </form>`;
}

/** Whether somebody at the table, or about to join it, is called so. Whoever has left may come back. */
function isTaken(game, name) {
  const here = game.players.filter(({ withdrawn }) => !withdrawn).map((player) => player.name);
  const coming = entriesOf(game.id)
    .filter(({ kind }) => kind === "join")
    .map(({ body }) => body.name ?? body.member);
  return [...here, ...coming].some((other) => comparable(other) === comparable(name));
}
