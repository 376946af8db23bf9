/** May these cards be played? The trick so far, the play, and what is known of the cards held: all of it by player. */
import { html, useState } from "../lib.js";
import { Chips, Field, Segments, Switch } from "../parts/fields.js";
import { Problem } from "../parts/problem.js";
import { orderFrom, playersIn } from "../table.js";
import { t } from "../text.js";
import { useAsking } from "./asking.js";
import { CardField } from "./card-field.js";
import { Verdict } from "./verdict.js";

/**
 * @typedef {object} Question
 * @property {string} leader
 * @property {Record<string, string[]>} laid What lies on the table, by player
 * @property {Record<string, object>} hands What is asked and known of each player's cards
 * @property {boolean} last Whether it is the last trick
 */
const HAND = { cards: [], knows: "all", others: [], seen: [] };

export function PlayForm({ session, sitting: { game, rules }, onAsked }) {
  const players = playersIn(game);
  const [draft, setDraft] = useState({ leader: game.next?.leader ?? players[0]?.id, laid: {}, hands: {}, last: false });
  const set = (changes) => setDraft({ ...draft, ...changes });
  const order = orderFrom(players, draft.leader);
  const turn = turnOf(order, draft.laid);
  const { id, name } = order[turn] ?? { name: "" };
  const hand = { ...HAND, size: String(game.next?.cards_each ?? 7), ...draft.hands[id] };
  const setHand = (changes) => set({ hands: { ...draft.hands, [id]: { ...hand, ...changes } } });
  const { verdict, error, busy, put } = useAsking(session, claimOf(draft, order.slice(0, turn), id, hand), onAsked);
  const most = rules.play.sets ? 8 : 1;
  return html`
    <section class="paper"><h2>${t("play.leader")}</h2>
      <${Chips} label=${t("play.leader")} players=${players} chosen=${[draft.leader]} onTap=${(leader) => set({ leader })} />
      <h2>${t("play.trick")}</h2><p class="hint">${t("play.trick_hint")}</p>
      ${order.slice(0, Math.min(turn + 1, order.length - 1)).map((player) => html`<${CardField} key=${player.id} label=${player.name} rules=${rules} most=${most}
        cards=${draft.laid[player.id] ?? []} onChange=${(cards) => set({ laid: { ...draft.laid, [player.id]: cards } })} />`)}
    </section>
    <section class="paper" key=${`play ${id}`}><h2>${t("play.play", { name })}</h2>
      <${CardField} label=${t("play.cards")} rules=${rules} most=${most} cards=${hand.cards} onChange=${(cards) => setHand({ cards })} />
      <${Switch} label=${t("play.last_trick")} checked=${draft.last} onChange=${(last) => set({ last })} />
    </section>
    <section class="paper" key=${`held ${id}`}><h2>${t("play.knows", { name })}</h2>
      <${Segments} label=${t("play.knows_label")} value=${hand.knows} onChange=${(knows) => setHand({ knows })} options=${[["all", t("play.all")], ["some", t("play.some")]]} />
      <${CardField} label=${t(hand.knows === "all" ? "play.others" : "play.known")} rules=${rules} cards=${hand.others} onChange=${(others) => setHand({ others })} />
      ${hand.knows === "some" ? html`
        <${Field} label=${t("play.size")}>${(props) => html`<input ...${props} type="number" min="1" inputmode="numeric" value=${hand.size} onInput=${(event) => setHand({ size: event.target.value })} />`}</${Field}>
        <${CardField} label=${t("play.seen")} rules=${rules} cards=${hand.seen} onChange=${(seen) => setHand({ seen })} />` : null}
    </section>
    <${Problem} error=${error} />
    <button type="button" class="big" disabled=${!id || !hand.cards.length || busy} aria-busy=${busy} onClick=${put}>${t("referee.ask")}</button>
    <${Verdict} verdict=${verdict} game=${game} />`;
}

/** Whose play it is about: the first in order with nothing on the table, or the last. */
function turnOf(order, laid) {
  const turn = order.findIndex(({ id }) => !laid[id]?.length);
  return turn < 0 ? order.length - 1 : turn;
}

function claimOf({ laid, last }, before, player, { cards, knows, others, size, seen }) {
  const trick = before.map(({ id }) => ({ player: id, cards: laid[id] }));
  const claim = { kind: "play", trick, player, cards, last_trick: last };
  if (knows === "all") return { ...claim, holding: [...cards, ...others] };
  return { ...claim, holding_size: Number(size) || 1, known: others, seen };
}
