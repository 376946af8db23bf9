/** The table between hands: who comes, goes or buys back in, the deal, a director's decision, and the end. */
import { mayScore } from "../games.js";
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { enter } from "../outbox.js";
import { Chips, Field, Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { notify } from "../parts/notices.js";
import { useClubTable } from "../new/club-table.js";
import { comparable } from "../new/draft.js";
import { BuyIns } from "../people/buy-ins.js";
import { Lock } from "../people/lock.js";
import { go, link } from "../router.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";

export function Screen({ session, sitting }) {
  const { game, rules, id } = sitting;
  const may = mayScore(id);
  const props = { session, game, rules };
  return html`<${GamePage} sitting=${sitting} tab="people" title=${t("people.title")}>
    ${!may ? html`<p class="hint">${t("people.watching")}</p>` : null}
    ${may && game.status === "playing" ? html`
      ${rules.stakes.buy_ins.each ? html`<${BuyIns} ...${props} />` : null}
      <${Act} title=${t("people.join")}><${Join} ...${props} /></${Act}>
      <${Act} title=${t("people.leave")}><${Leave} ...${props} /></${Act}>
      ${game.next.dealer || game.next.dealer_drawn_by.length ? html`<${Act} title=${t("people.dealer")}><${Dealer} ...${props} /></${Act}>` : null}
      <${Act} title=${t("people.adjust")}><${Adjust} ...${props} /></${Act}>
      <${Act} title=${t("people.end")}><${End} ...${props} /></${Act}>` : null}
    ${game.status === "playing" ? null : html`<p class="hint">${t("people.over")}</p><${Lock} session=${session} game=${game} />`}
  </${GamePage}>`;
}

function Act({ title, children }) {
  return html`<details class="paper act"><summary>${title}</summary>${children}</details>`;
}

/** Keeps an act and sends it; the board shows how it goes. */
async function act(game, kind, path, body) {
  await enter(game.id, kind, path, body);
  go(link("game", game.id));
  notify(t(`people.kept.${kind}`));
}

function Join({ game }) {
  const [name, setName] = useState("");
  const club = useClubTable(game.club);
  // Whoever has left may come back; a name that is a member's means that member.
  const absent = club.members.filter(({ id }) => !game.players.some(({ member, withdrawn }) => member === id && !withdrawn));
  const known = club.members.find((member) => comparable(member.name) === comparable(name));
  const join = (event) => (event.preventDefault(), name.trim() && act(game, "join", "players", known ? { member: known.name } : { name: name.trim() }));
  return html`<form onSubmit=${join}>
    ${absent.length ? html`<${Chips} label=${t("people.members")} players=${absent} chosen=${[]}
      onTap=${(id) => act(game, "join", "players", { member: absent.find((member) => member.id === id).name })} />` : null}
    <${Field} label=${t("people.name")} hint=${t("people.join_hint")}>
      ${(props) => html`<input ...${props} value=${name} maxlength="60" autocomplete="off" onInput=${(event) => setName(event.target.value)} />`}
    </${Field}>
    <button type="submit">${t("people.join_now")}</button>
  </form>`;
}

function Leave({ session, game }) {
  const [player, setPlayer] = useState(null);
  const staying = game.players.filter(({ withdrawn }) => !withdrawn);
  return html`<${Chips} label=${t("people.leave")} players=${staying} chosen=${[player]} onTap=${setPlayer} />
    ${player ? html`<${Correction} key=${player} ...${{ session, game }} method="POST" path="withdrawals" body=${{ player }}
      action=${t("people.leave_now")} done=${t("people.kept.withdrawal")} onDone=${() => go(link("game", game.id))} />` : null}`;
}

function Dealer({ game }) {
  return html`<p class="hint">${t("people.dealer_hint")}</p>
    <${Chips} label=${t("people.dealer")} players=${playersIn(game)} chosen=${[game.next.dealer]}
      onTap=${(player) => act(game, "dealer", "dealer", { player })} />`;
}

function Adjust({ game }) {
  const [draft, setDraft] = useState({ player: null, points: "", reason: "" });
  const set = (changes) => setDraft({ ...draft, ...changes });
  const points = Number(draft.points);
  const whole = draft.player && draft.reason.trim() && Number.isInteger(points) && points !== 0;
  const body = { player: draft.player, points, reason: draft.reason.trim() };
  const decide = (event) => (event.preventDefault(), whole && act(game, "adjustment", "adjustments", body));
  return html`<form onSubmit=${decide}>
    <${Chips} label=${t("people.adjust_who")} players=${game.players} chosen=${[draft.player]} onTap=${(player) => set({ player })} />
    <${Field} label=${t("people.points")} hint=${t("people.points_hint")}>
      ${(props) => html`<input ...${props} value=${draft.points} type="number" step="1" onInput=${(event) => set({ points: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t("people.reason")}>
      ${(props) => html`<input ...${props} value=${draft.reason} maxlength="200" autocomplete="off" onInput=${(event) => set({ reason: event.target.value })} />`}
    </${Field}>
    <button type="submit" disabled=${!whole}>${t("people.adjust_now")}</button>
  </form>`;
}

function End({ session, game }) {
  const [reason, setReason] = useState(null);
  return html`<${Segments} label=${t("people.end")} value=${reason} onChange=${setReason}
      options=${[["agreed", t("people.end.agreed")], ["abandoned", t("people.end.abandoned")]]} />
    ${reason ? html`<p class="hint">${t(`people.end.${reason}_hint`)}</p>
      <${Correction} key=${reason} ...${{ session, game }} method="POST" path="end" body=${{ reason }}
        action=${t("people.end_now")} done=${t("people.kept.end")} onDone=${() => go(link("game", game.id))} />` : null}`;
}
