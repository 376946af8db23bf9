import assert from "node:assert/strict";
import { test } from "node:test";
import { readTopCards, topCardsText } from "../../referee/sheet/static/families/cucumber/rules/top-cards.js";
import { keysOf } from "../../referee/sheet/static/families/cucumber/sheet/fates.js";
import { playersAt } from "../../referee/sheet/static/families/cucumber/sheet/players-at.js";
import { likelyTaker } from "../../referee/sheet/static/families/cucumber/claims/likely-taker.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const RULES = { pack: { top_cards: [] } };
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

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
