/** May these cards be played? The trick so far, the play, and what is known of the cards held. */
import { html, useState } from "../lib.js";
import { Chips, Field, Segments, Switch } from "../parts/fields.js";
import { Problem } from "../parts/problem.js";
import { orderFrom, playersIn } from "../table.js";
import { t } from "../text.js";
import { useAsking } from "./asking.js";
import { CardField } from "./card-field.js";
import { Verdict } from "./verdict.js";

const EMPTY = { leader: null, trick: [], player: null, cards: [], knows: "all", others: [], size: "", seen: [], last: false };

export function PlayForm({ session, sitting: { game, rules }, onAsked }) {
  const [draft, setDraft] = useState({ ...EMPTY, leader: game.next?.leader ?? game.players[0].id, size: String(game.next?.cards_each ?? 7) });
  const { verdict, error, busy, put } = useAsking(session, onAsked);
  const set = (changes) => setDraft({ ...draft, ...changes });
  const players = playersIn(game);
  const order = orderFrom(players, draft.leader);
  const player = order[draft.trick.length];
  const most = rules.play.sets ? 8 : 1;
  const whole = player && draft.cards.length > 0;
  return html`
    <section class="paper"><h2>${t("play.leader")}</h2>
      <${Chips} label=${t("play.leader")} players=${players} chosen=${[draft.leader]} onTap=${(leader) => set({ leader, trick: [] })} />
      <h2>${t("play.trick")}</h2><p class="hint">${t("play.trick_hint")}</p>
      ${order.slice(0, draft.trick.length + 1).slice(0, players.length - 1).map(({ id, name }, at) => html`<${CardField} key=${id} label=${name} rules=${rules} most=${most}
        cards=${draft.trick[at] ?? []} onChange=${(cards) => set({ trick: withPlay(draft.trick, at, cards) })} />`)}
    </section>
    <section class="paper"><h2>${t("play.play", { name: player?.name ?? "" })}</h2>
      <${CardField} label=${t("play.cards")} rules=${rules} most=${most} cards=${draft.cards} onChange=${(cards) => set({ cards })} />
      <${Switch} label=${t("play.last_trick")} checked=${draft.last} onChange=${(last) => set({ last })} />
    </section>
    <section class="paper"><h2>${t("play.knows", { name: player?.name ?? "" })}</h2>
      <${Segments} label=${t("play.knows_label")} value=${draft.knows} onChange=${(knows) => set({ knows })} options=${[["all", t("play.all")], ["some", t("play.some")]]} />
      <${CardField} label=${t(draft.knows === "all" ? "play.others" : "play.known")} rules=${rules} cards=${draft.others} onChange=${(others) => set({ others })} />
      ${draft.knows === "some" ? html`
        <${Field} label=${t("play.size")}>${(props) => html`<input ...${props} type="number" min="1" inputmode="numeric" value=${draft.size} onInput=${(event) => set({ size: event.target.value })} />`}</${Field}>
        <${CardField} label=${t("play.seen")} rules=${rules} cards=${draft.seen} onChange=${(seen) => set({ seen })} />` : null}
    </section>
    <${Problem} error=${error} />
    <button type="button" class="big" disabled=${!whole || busy} aria-busy=${busy} onClick=${() => put(claimOf(draft, order, player.id))}>${t("referee.ask")}</button>
    <${Verdict} verdict=${verdict} game=${game} />`;
}

/** The plays with one changed; a play without cards takes itself and the later ones away. */
const withPlay = (trick, at, cards) => (cards.length ? Object.assign([...trick], { [at]: cards }) : trick.slice(0, at));

function claimOf(draft, order, player) {
  const { cards, others, last: last_trick } = draft;
  const trick = draft.trick.map((played, at) => ({ player: order[at].id, cards: played }));
  const claim = { kind: "play", trick, player, cards, last_trick };
  if (draft.knows === "all") return { ...claim, holding: [...cards, ...others] };
  return { ...claim, holding_size: Number(draft.size) || 1, known: others, seen: draft.seen };
}
