/** May these cards be played? Whose play it is, the trick before it, and what is known of the cards held. */
import { html, useState } from "../../../lib.js";
import { Held, PlayerFields, Table } from "./play-fields.js";
import { Problem } from "../../../parts/problem.js";
import { nameOf, orderFrom, playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { useQuestion } from "../../../referee/question.js";
import { ANY_NUMBER, AskButton, SlotKeys, useSlots } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";

/** @typedef {import("./play-fields.js").Question} Question */
/** @typedef {import("./play-fields.js").Hand} Hand */
/** @typedef {import("./play-fields.js").Place} Place */
/** @typedef {import("./play-fields.js").Asking} Asking */
/** @typedef {import("../../../families.js").Player} Player */

/** @type {Hand} */
const HAND = { cards: [], knows: "some", others: [], seen: [], size: "7" };
const MOST_LED = 8;

/**
 * @param {{session: import("../../../session.js").Session, sitting: import("../../../session.js").Sitting,
 *   self: string | null, onAsked(): void}} props
 * @param {string} [about] Whose play it is about, where that was said already
 */
export function usePlayForm({ session, sitting: { game, rules, cards }, self, onAsked }, about) {
  const players = playersIn(game);
  const [draft, setDraft] = useState(
    () =>
      /** @type {Question} */ ({
        player: about ?? null,
        leader: game.next?.leader ?? players[0]?.id,
        laid: {},
        hands: {},
        last: false,
      }),
  );
  const set = (/** @type {Partial<Question>} */ changes) => setDraft({ ...draft, ...changes });
  const player = players.some(({ id }) => id === draft.player) ? draft.player : null;
  const order = orderFrom(players, draft.leader);
  const before = order.slice(
    0,
    Math.max(
      0,
      order.findIndex(({ id }) => id === player),
    ),
  );
  const whose = player ?? "";
  const hand = { ...HAND, size: String(game.next?.cards_each ?? HAND.size), ...draft.hands[whose] };
  /** @param {Partial<Hand>} changes */
  const setHand = (changes) => set({ hands: { ...draft.hands, [whose]: { ...hand, ...changes } } });
  const places = player ? placesOf({ draft, before, player, hand, rules, game, set, setHand }) : [];
  const slots = useSlots(places);
  const asking = useQuestion(session, { ...claimOf(draft, before, player, hand), asked_by: self }, onAsked);
  const props = { draft, players, player, places, slots, hand, game, set, setHand };
  return {
    main: html`<${PlayerFields} ...${props} />${player ? html`<${Table} ...${props} /><${Held} ...${props} />` : null}
      <${Problem} error=${asking.error} /><${Verdict} verdict=${asking.verdict} game=${game} />`,
    foot: html`<${SlotKeys} slots=${slots} cards=${cards} />
      <${AskButton} text=${t("referee.ask")} missing=${missingOf(player, places)} busy=${asking.busy}
        onAsk=${asking.put} />`,
  };
}

/**
 * The places for cards, in the order in which they were played.
 * @param {Pick<Asking, "draft" | "hand" | "game" | "set" | "setHand"> & {before: Player[], player: string, rules: any}}
 *   asking
 * @returns {Place[]}
 */
function placesOf({ draft: { laid }, before, player, hand, rules, game, set, setHand }) {
  const led = before.length ? laid[before[0].id]?.length : 0;
  const most = rules.play.sets ? led || MOST_LED : 1;
  const leads = rules.play.sets ? MOST_LED : 1;
  const onTable = before.map(({ id, name }, at) => ({
    key: `laid ${id}`,
    label: name,
    asks: t("entry.which_card", { name }),
    cards: laid[id] ?? [],
    most: at ? most : leads,
    onChange: (/** @type {string[]} */ cards) => set({ laid: { ...laid, [id]: cards } }),
  }));
  const name = nameOf(game, player);
  const known = [
    {
      key: "others",
      label: t(hand.knows === "all" ? "play.others" : "play.known"),
      cards: hand.others,
      onChange: (/** @type {string[]} */ others) => setHand({ others }),
    },
    ...(hand.knows === "all"
      ? []
      : [
          {
            key: "seen",
            label: t("play.seen"),
            cards: hand.seen,
            onChange: (/** @type {string[]} */ seen) => setHand({ seen }),
          },
        ]),
  ];
  return [
    ...onTable,
    {
      key: "cards",
      label: t("play.play", { name }),
      asks: t("entry.which_card", { name }),
      cards: hand.cards,
      most,
      onChange: (/** @type {string[]} */ cards) => setHand({ cards }),
    },
    ...known.map((place) => ({ ...place, most: ANY_NUMBER })),
  ];
}

/** @param {string | null} player @param {Place[]} places */
function missingOf(player, places) {
  if (!player) return t("play.who");
  return places.find(({ asks, cards }) => asks && !cards.length)?.asks ?? null;
}

/** @param {Question} draft @param {Player[]} before @param {string | null} player @param {Hand} hand */
function claimOf({ laid, last }, before, player, { cards, knows, others, size, seen }) {
  const trick = before.map(({ id }) => ({ player: id, cards: laid[id] ?? [] }));
  const claim = { kind: "play", trick, player, cards, last_trick: last };
  if (knows === "all") return { ...claim, holding: [...cards, ...others] };
  // In the last trick everybody has one card left.
  return { ...claim, holding_size: last ? 1 : Number(size) || 1, known: others, seen };
}
