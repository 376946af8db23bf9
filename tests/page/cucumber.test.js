import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begunBy,
  bodyOf,
  draftOf,
  emptyHand,
  eraseCard,
  fitting,
  missingOf,
  putCard,
  tapPlayer,
  withDoubles,
} from "../../referee/sheet/static/families/cucumber/entry/draft.js";
import { readTopCards, topCardsText } from "../../referee/sheet/static/families/cucumber/rules/top-cards.js";
import { keysOf } from "../../referee/sheet/static/families/cucumber/sheet/fates.js";
import { playersAt } from "../../referee/sheet/static/families/cucumber/sheet/players-at.js";
import { inTurn, likelyTaker } from "../../referee/sheet/static/families/cucumber/table.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const RULES = {
  points: "pips",
  pack: { top_cards: [] },
  last_trick: { payers: "all_tied", doubled_by: null },
  deal: { dealer: "rotates" },
};
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

test("cards are entered from whoever led, clockwise", () => {
  let draft = tapPlayer(emptyHand(), "p2");
  for (const card of ["5", "9", "3"]) draft = putCard(draft, PLAYERS, card);
  assert.equal(draft.cursor, null);
  assert.equal(missingOf(draft, PLAYERS, RULES), null);
  assert.deepEqual(bodyOf(draft, PLAYERS, RULES, 4), {
    number: 4,
    last_trick: [
      { player: "p2", card: "5" },
      { player: "p3", card: "9" },
      { player: "p1", card: "3" },
    ],
  });
});

test("the last card is taken back first, then whoever led", () => {
  let draft = putCard(tapPlayer(emptyHand(), "p3"), PLAYERS, "K");
  draft = eraseCard(draft, PLAYERS);
  assert.deepEqual([draft.cards, draft.cursor, draft.first], [{}, "p3", "p3"]);
  assert.equal(eraseCard(draft, PLAYERS).first, null);
});

test("a hand that was sent becomes the draft that sends it", () => {
  for (const body of [
    { number: 2, last_trick: PLAYERS.map(({ id }, at) => ({ player: id, card: RANKS[at] })), calls: { kontra: "p1" } },
    { number: 2, outcome: { taker: "p1", card: "9", tied: ["p2"] } },
  ]) {
    assert.deepEqual(bodyOf(draftOf(body), PLAYERS, RULES, 2), body);
  }
});

test("whoever has left is in no draft", () => {
  const draft = { ...begunBy("short", "p9"), exchange: [{ player: "p9", count: 1 }] };
  const left = fitting(draft, PLAYERS);
  assert.equal(left.outcome.taker, undefined);
  assert.deepEqual(left.exchange, []);
});

test("what decides nothing is not asked", () => {
  const draft = begunBy("short", "p1");
  assert.deepEqual(missingOf(draft, PLAYERS, RULES), { ask: "short.which_card", player: "p1" });
  const loses = { ...RULES, points: "none", last_trick: { payers: "taker" } };
  assert.equal(missingOf(draft, PLAYERS, loses), null);
});

test("a doubling card that nobody noted was not played, unless it took the trick", () => {
  const rules = { ...RULES, last_trick: { payers: "taker", doubled_by: "Q" } };
  const body = (card) =>
    bodyOf({ ...begunBy("short", "p1"), outcome: { taker: "p1", card, tied: [] } }, PLAYERS, rules, 1);
  assert.equal(body("9").outcome.doubling_card_played, false);
  assert.equal(body("Q").outcome.doubling_card_played, true);
});

test("the last of the highest cards seems to take a trick, as the pack ranks them", () => {
  const table = { rules: RULES, cards: { ranks: RANKS, suits: [], suited_ranks: [] } };
  const plays = (...cards) => cards.map((card, at) => ({ player: `p${at + 1}`, cards: [card] }));
  assert.equal(likelyTaker(table, plays("9", "K", "K")), "p3");
  assert.equal(likelyTaker(table, plays("A", "K", "2")), "p1");
  const top = { ...table, rules: { ...RULES, pack: { top_cards: [{ cards: ["6C"] }] } } };
  assert.equal(likelyTaker(top, plays("A", "6C", "6D")), "p2");
  const joker = { ...table, cards: { ...table.cards, ranks: ["joker", ...RANKS] } };
  assert.equal(likelyTaker(joker, plays("A", "joker")), "p2");
  assert.equal(likelyTaker({ ...table, cards: null }, plays("A")), undefined);
});

test("who took part in a hand, as the sheet tells it", () => {
  const sheet = [
    { kind: "hand", number: 1, lines: [{ player: "p1", kind: "eliminated" }] },
    { kind: "join", lines: [{ player: "p3", kind: "joined" }] },
    { kind: "hand", number: 2, lines: [] },
    { kind: "buy_in", lines: [{ player: "p1", kind: "bought_in" }] },
  ];
  const at = (number) => playersAt({ players: PLAYERS }, sheet, number).map(({ id }) => id);
  assert.deepEqual(
    [at(1), at(2), at(3)],
    [
      ["p1", "p2"],
      ["p2", "p3"],
      ["p1", "p2", "p3"],
    ],
  );
});

test("what a correction makes of a player", () => {
  const player = (more) => ({ status: "in", withdrawn: false, falls: 0, buy_ins: 0, ...more });
  assert.deepEqual(keysOf(player({}), player({ falls: 1 })), ["life_lost"]);
  assert.deepEqual(keysOf(player({ falls: 1 }), player({ falls: 2, status: "out" })), ["out"]);
  assert.deepEqual(keysOf(player({ status: "out" }), player({ buy_ins: 1 })), ["back", "bought_in"]);
});

test("cards above everything are written in one line", () => {
  const groups = [
    { cards: ["6C"], points: 21, fatal: true },
    { cards: ["7S", "7H"], points: 16, fatal: false },
  ];
  assert.equal(topCardsText(groups), "6C = 21!; 7S 7H = 16");
  assert.deepEqual(readTopCards(topCardsText(groups)), groups);
});

const BET = { ...RULES, points: "bet", last_trick: { payers: "all_but_lowest", calls: "doubling", doubled_by: null } };
const DOUBLE = { by: "p2", after_trick: 2, refused: ["p3"] };

test("whoever refuses a double has no card in the last trick", () => {
  let draft = tapPlayer(emptyHand(), "p3");
  draft = withDoubles(putCard(draft, PLAYERS, "5"), PLAYERS, [DOUBLE]);
  assert.deepEqual([draft.cards, draft.first], [{}, null]);
  draft = tapPlayer(draft, "p1");
  const left = PLAYERS.slice(0, 2);
  for (const card of ["9", "4"]) draft = putCard(draft, left, card);
  assert.equal(missingOf(draft, PLAYERS, BET), null);
  assert.deepEqual(bodyOf(draft, PLAYERS, BET, 1), {
    number: 1,
    last_trick: [
      { player: "p1", card: "9" },
      { player: "p2", card: "4" },
    ],
    calls: { doubles: [DOUBLE] },
  });
});

test("a bet is told by who had the lowest card, or by the doubles alone", () => {
  const short = begunBy("short", "p1", BET);
  assert.deepEqual(bodyOf(short, PLAYERS, BET, 1).outcome, { lowest: "p1" });
  assert.deepEqual(missingOf(emptyHand("short"), PLAYERS, BET), { ask: "short.who_lowest" });
  const over = withDoubles(emptyHand(), PLAYERS, [{ ...DOUBLE, refused: ["p1", "p3"] }]);
  assert.equal(missingOf(over, PLAYERS, BET), null);
  assert.deepEqual(bodyOf(over, PLAYERS, BET, 2), { number: 2, calls: over.calls });
  assert.deepEqual(draftOf({ calls: over.calls }).calls, over.calls);
  assert.deepEqual(fitting(over, PLAYERS.slice(0, 2)).calls, {}, "somebody in it is not in any more");
});

test("a declaration is asked for first, and cards where they count", () => {
  const declares = (nobody) => ({
    ...RULES,
    last_trick: { payers: "by_declaration", calls: "declaration", doubled_by: null, declaration: { nobody } },
  });
  const [free, dear] = [declares("nothing"), declares("lowest_pays")];
  assert.deepEqual(missingOf(emptyHand(), PLAYERS, free), { ask: "declare.title" });
  const silent = { ...emptyHand(), calls: { declared: null } };
  assert.equal(missingOf(silent, PLAYERS, free), null);
  assert.deepEqual(bodyOf(silent, PLAYERS, free, 3), { number: 3, calls: { declared: null } });
  assert.deepEqual(missingOf(silent, PLAYERS, dear), { ask: "declare.first" });
  let told = tapPlayer({ ...emptyHand(), calls: { declared: "p1" } }, "p2");
  for (const card of ["5", "kuku", "blaren"]) told = putCard(told, PLAYERS, card);
  assert.equal(missingOf(told, PLAYERS, free), null);
  assert.equal(bodyOf(told, PLAYERS, free, 4).last_trick.length, 3);
});

test("those who changed cards are told in turn, in whatever order they were tapped", () => {
  const changes = ["p1", "p3", "p2"].map((player, count) => ({ player, count }));
  const order = (rules, next) => inTurn(changes, PLAYERS, rules, next).map(({ player }) => player);
  assert.deepEqual(order({ exchange: "no_more_than_before" }, { dealer: "p1" }), ["p2", "p3", "p1"]);
  assert.deepEqual(order({ exchange: "match_dealer" }, { dealer: "p3" }), ["p3", "p1", "p2"]);
  assert.deepEqual(order({ exchange: "free" }, { dealer: null, leader: "p3" }), ["p3", "p1", "p2"]);
  assert.deepEqual(order({ exchange: "rassi" }, { dealer: "p1" }), ["p1", "p3", "p2"]);
  assert.deepEqual(order({ exchange: "free" }, null), ["p1", "p3", "p2"]);
});
