/** May this card be played? What lies there, what is trumps, and what is known of the cards held. */
import { Counter } from "../../../kit/counter.js";
import { html, useState } from "../../../lib.js";
import { Chips, Segments, Switch } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { ANY_NUMBER, AskButton, SlotKeys, SlotRow, useSlots } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { nameOf, orderFrom, playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { SuitChoice } from "../cards/cards-form.js";

/**
 * @typedef {object} Question
 * @property {string | null} player Whose play it is about
 * @property {string} leader
 * @property {string} trump A suit
 * @property {Record<string, string[]>} laid What lies on the table, by player
 * @property {string[]} cards The one that is played
 * @property {"some" | "all"} knows How much of the holding
 * @property {string[]} others Further cards held
 * @property {string[]} seen In other holdings
 * @property {string[]} gone Out of play
 * @property {string[]} own Played to earlier tricks
 * @property {number} size Of the holding
 * @property {number} taken Tricks, before
 * @property {boolean} last Whether nobody plays afterwards
 * @property {boolean} first Whether it is the first trick
 * @property {boolean} broken Whether a trump was played before
 */

/** @param {import("./claims.js").Asking} props @param {string | null} about Whose play, where that was said already */
export function usePlayForm({ session, sitting: { game, rules, cards }, self, onAsked }, about) {
  const players = playersIn(game);
  const [draft, setDraft] = useState(/** @type {Question} */ (begun(game, rules, players, about)));
  const set = (/** @type {Partial<Question>} */ changes) => setDraft({ ...draft, ...changes });
  const order = orderFrom(players, draft.leader).map(({ id }) => id);
  const before = order.slice(0, Math.max(0, order.indexOf(draft.player ?? "")));
  const places = draft.player ? placesOf(draft, before, rules, game, set) : [];
  const slots = useSlots(places);
  const claim = { ...claimOf(draft, before, rules), asked_by: self };
  const asking = useQuestion(session, claim, onAsked);
  const missing = missingOf(draft);
  return {
    main: html`<section class="paper"><h2>${t("bourre.play.who")}</h2>
        <${Chips} label=${t("bourre.play.who")} players=${players} chosen=${[draft.player]}
          onTap=${(/** @type {string} */ player) => set({ player })} />
        <h2>${t("bourre.play.leader")}</h2>
        <${Chips} label=${t("bourre.play.leader")} players=${players} chosen=${[draft.leader]}
          onTap=${(/** @type {string} */ leader) => set({ leader })} />
        <h2>${t("bourre.suit")}</h2>
        <${SuitChoice} value=${draft.trump} onChange=${(/** @type {string} */ trump) => set({ trump })} />
      </section>
      ${draft.player ? html`<${Known} ...${{ draft, set, places, slots, rules, game }} />` : null}
      <${Problem} error=${asking.error} /><${Cinch} verdict=${asking.verdict} />
      <${Verdict} verdict=${asking.verdict} game=${game} />`,
    foot: html`${draft.player ? html`<${SlotKeys} slots=${slots} cards=${cards} />` : null}
      <${AskButton} text=${t("referee.ask")} missing=${missing} busy=${asking.busy} onAsk=${asking.put} />`,
  };
}

/**
 * @param {any} game @param {any} rules @param {{id: string}[]} players @param {string | null} about
 * @returns {Question}
 */
const begun = (game, rules, players, about) => ({
  player: about,
  leader: game.next?.first_to_speak ?? players[0]?.id,
  trump: "",
  laid: {},
  cards: [],
  knows: "some",
  others: [],
  seen: [],
  gone: [],
  own: [],
  size: rules.deal.cards,
  taken: 0,
  last: false,
  first: false,
  broken: false,
});

/** @param {Question} draft */
function missingOf({ player, trump, cards }) {
  if (!player) return t("bourre.play.who");
  if (!trump) return t("bourre.suit");
  return cards.length ? null : t("bourre.play.card");
}

/**
 * The places for cards, in the order in which they were played.
 * @param {Question} draft @param {string[]} before @param {any} rules @param {any} game
 * @param {(changes: Partial<Question>) => void} set @returns {import("../../../referee/slots.js").Slot[]}
 */
function placesOf(draft, before, rules, game, set) {
  const all = draft.knows === "all";
  const lists = /** @type {("others" | "seen" | "gone" | "own")[]} */ ([
    "others",
    ...(all ? [] : ["seen"]),
    "gone",
    ...(rules.play.cinch === "ace_king_queen" ? ["own"] : []),
  ]);
  return [
    ...before.map((id) => ({
      key: `laid ${id}`,
      label: nameOf(game, id),
      cards: draft.laid[id] ?? [],
      most: 1,
      onChange: (/** @type {string[]} */ cards) => set({ laid: { ...draft.laid, [id]: cards } }),
    })),
    {
      key: "card",
      label: t("bourre.play.plays", { name: nameOf(game, draft.player ?? "") }),
      cards: draft.cards,
      most: 1,
      onChange: (/** @type {string[]} */ cards) => set({ cards }),
    },
    ...lists.map((key) => ({
      key,
      label: key === "others" && all ? t("bourre.play.rest") : t(`bourre.play.${key}`),
      cards: draft[key],
      most: ANY_NUMBER,
      onChange: (/** @type {string[]} */ cards) => set({ [key]: cards }),
    })),
  ];
}

/** @param {any} props */
function Known({ draft, set, places, slots, rules, game }) {
  const isLaid = (/** @type {any} */ { key }) => key === "card" || key.startsWith("laid ");
  const row = (/** @type {any} */ slot) => html`<${SlotRow} key=${slot.key} slot=${slot} slots=${slots} />`;
  return html`<section class="paper"><h2>${t("bourre.play.trick")}</h2>
      <div class="slots">${places.filter(isLaid).map(row)}</div>
      <${Switch} label=${t("bourre.play.last")} checked=${draft.last}
        onChange=${(/** @type {boolean} */ last) => set({ last })} />
      <${Switch} label=${t("bourre.play.first")} checked=${draft.first}
        onChange=${(/** @type {boolean} */ first) => set({ first })} />
      ${
        rules.play.lead.includes("not_before_broken")
          ? html`<${Switch} label=${t("bourre.play.broken")} checked=${draft.broken}
              onChange=${(/** @type {boolean} */ broken) => set({ broken })} />`
          : null
      }
      <${Counter} label=${t("bourre.play.taken")} value=${draft.taken} most=${rules.deal.cards}
        onChange=${(/** @type {number} */ count) => set({ taken: count })} />
    </section>
    <section class="paper"><h2>${t("bourre.play.knows", { name: nameOf(game, draft.player) })}</h2>
      <${Segments} label=${t("bourre.play.knows_label")} value=${draft.knows}
        onChange=${(/** @type {"some" | "all"} */ knows) => set({ knows })}
        options=${[
          ["some", t("bourre.play.some")],
          ["all", t("bourre.play.all")],
        ]} />
      ${places.filter((/** @type {any} */ place) => !isLaid(place)).map(row)}
      ${
        draft.knows === "some"
          ? html`<${Counter} label=${t("bourre.play.size")} value=${draft.size} least=${1} most=${rules.deal.cards}
              onChange=${(/** @type {number} */ size) => set({ size })} />`
          : null
      }
    </section>`;
}

/** The note that somebody is sure of most tricks, where that may be. @param {{verdict: any}} props */
function Cinch({ verdict }) {
  const cinch = verdict?.cinch;
  if (!cinch || cinch.sure === null) return null;
  return html`<p class="hint">${t(cinch.holds ? "bourre.cinch.holds" : "bourre.cinch.none", cinch)}</p>`;
}

/** @param {Question} draft @param {string[]} before @param {any} rules */
function claimOf(draft, before, rules) {
  const { player, trump, laid, cards, knows, others, seen, gone, own, size, last, first, broken } = draft;
  const held = knows === "all" ? { holding: [...cards, ...others] } : { holding_size: size, known: others, seen };
  return {
    kind: "play",
    trump: { suit: trump },
    trick: before.flatMap((id) => (laid[id]?.length ? [{ player: id, card: laid[id][0] }] : [])),
    player,
    card: cards[0],
    ...held,
    gone,
    ...(rules.play.cinch === "ace_king_queen" ? { own_plays: own } : {}),
    tricks_taken: draft.taken,
    last_to_play: last,
    first_trick: first,
    trumps_broken: broken,
  };
}
