/** A whole hand, trick by trick. Who leads the next one is guessed from the cards, and can be put right by a tap. */
import { html, useState } from "../lib.js";
import { draftOf } from "../entry/draft.js";
import { Chips, Field } from "../parts/fields.js";
import { Problem } from "../parts/problem.js";
import { go, link } from "../router.js";
import { keep } from "../storage.js";
import { likelyTaker, nameOf, orderFrom, playersIn } from "../table.js";
import { t } from "../text.js";
import { useAsking } from "./asking.js";
import { CardField } from "./card-field.js";
import { Verdict } from "./verdict.js";

export function AuditForm({ session, sitting: { game, rules }, onAsked }) {
  const players = playersIn(game);
  const [each, setEach] = useState(String(game.next?.cards_each ?? 7));
  const [tricks, setTricks] = useState([{ leader: game.next?.leader ?? players[0].id, cards: {} }]);
  const { verdict, error, busy, put } = useAsking(session, onAsked);
  const change = (at, trick) => setTricks(followed(tricks.map((old, place) => (place === at ? trick : old)), { players, rules, each: Number(each) }));
  const claim = () => ({ kind: "audit", leader: tricks[0].leader, cards_each: Number(each),
    tricks: tricks.filter((trick) => playsOf(trick, players).length).map((trick) => playsOf(trick, players)) });
  return html`<section class="paper"><${Field} label=${t("audit.each")}>
      ${(props) => html`<input ...${props} type="number" min="1" inputmode="numeric" value=${each} onInput=${(event) => setEach(event.target.value)} />`}
    </${Field}></section>
    ${tricks.map((trick, at) => html`<${Trick} key=${at} ...${{ trick, at, players, rules }} onChange=${(next) => change(at, next)} />`)}
    <${Problem} error=${error} />
    <button type="button" class="big" disabled=${busy} aria-busy=${busy} onClick=${() => put(claim())}>${t("audit.ask")}</button>
    ${verdict?.tricks?.length ? html`<p class="hint">${t("audit.winners")} ${verdict.tricks.map(({ winner }, at) => `${at + 1}. ${winner ? nameOf(game, winner) : "?"}`).join(" · ")}</p>` : null}
    <${Verdict} verdict=${verdict} game=${game} />
    ${verdict?.last_trick && game.status === "playing" ? html`<button type="button" class="big secondary-button" onClick=${() => record(game, verdict.last_trick)}>${t("audit.record")}</button>` : null}`;
}

/** Hands the last trick over to be entered. */
async function record(game, trick) {
  await keep("drafts", game.id, draftOf({ last_trick: trick }));
  go(link("game", game.id, "enter"));
}

function Trick({ trick, at, players, rules, onChange }) {
  return html`<details class="paper" open><summary>${t("audit.trick", { number: at + 1 })}</summary>
    <${Chips} label=${t("audit.leader")} players=${players} chosen=${[trick.leader]} onTap=${(leader) => onChange({ ...trick, leader })} />
    ${orderFrom(players, trick.leader).map(({ id, name }) => html`<${CardField} key=${id} label=${name} rules=${rules} most=${rules.play.sets ? 8 : 1}
      cards=${trick.cards[id] ?? []} onChange=${(cards) => onChange({ ...trick, cards: { ...trick.cards, [id]: cards } })} />`)}
  </details>`;
}

const playsOf = ({ leader, cards }, players) =>
  orderFrom(players, leader).filter(({ id }) => cards[id]?.length).map(({ id }) => ({ player: id, cards: cards[id] }));

/** The tricks with the next one begun as soon as the last is whole. */
function followed(tricks, { players, rules, each }) {
  const plays = playsOf(tricks.at(-1), players);
  const played = tricks.reduce((sum, trick) => sum + (playsOf(trick, players)[0]?.cards.length ?? 0), 0);
  if (plays.length < players.length || played >= each) return tricks;
  return [...tricks, { leader: likelyTaker(rules, plays), cards: {} }];
}
