import assert from "node:assert/strict";
import { test } from "node:test";
import { missingOf, playedOf } from "../../referee/sheet/static/families/bourre/cards/body.js";
import { withDraws } from "../../referee/sheet/static/families/bourre/cards/draws.js";
import { emptyHand, handOf, tapStay, without } from "../../referee/sheet/static/families/bourre/cards/hand.js";
import { dealerOf, putCard, tricksOf } from "../../referee/sheet/static/families/bourre/cards/tricks.js";
import { inTurn } from "../../referee/sheet/static/families/bourre/table.js";

// The address of the page, which the board asks for, is the browser's.
globalThis.location = { hash: "" };
globalThis.addEventListener = () => {};
const { Facts } = await import("../../referee/sheet/static/families/bourre/next.js");
const { board } = await import("../../referee/sheet/static/families/bourre/board.js");

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const RULES = {
  deal: { cards: 5, trump: "dealers_last" },
  pot: { tie: "agree" },
  faults: { renege: ["pay", "bar"], corrected: ["bar"], out_of_turn: [], spoke_early: [], barred_leader: "carry" },
};
const NEXT = { dealer: "p3" };
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const TABLE = {
  players: PLAYERS,
  rules: RULES,
  game: { next: NEXT },
  cards: { ranks: RANKS, suits: [], suited_ranks: [] },
};

test("behind hands that wait to be sent the deal has gone round", () => {
  const draft = { ...emptyHand(), stay: ["p1", "p2", "p3"], trump: "7H" };
  assert.deepEqual(
    [0, 1, 2].map((ahead) => [dealerOf(draft, { ...TABLE, ahead }), tricksOf(draft, { ...TABLE, ahead })[0].order[0]]),
    [
      ["p3", "p1"],
      ["p1", "p2"],
      ["p2", "p3"],
    ],
  );
  assert.equal(dealerOf({ ...draft, dealer: "p2" }, { ...TABLE, ahead: 1 }), "p2");
});

const CARDS = ["KS QS AS", "3D 2D KD", "9C 10C 8C", "4H JH 5H", "AH KH 7H"].map((cards) =>
  Object.fromEntries(cards.split(" ").map((card, at) => [`p${at + 1}`, card])),
);

test("whoever seems to have won a trick leads to the next", () => {
  const draft = { ...emptyHand(), stay: ["p1", "p2", "p3"], trump: "7H", tricks: CARDS };
  assert.deepEqual(
    tricksOf(draft, TABLE).map(({ order }) => order[0]),
    ["p1", "p3", "p3", "p2", "p2"],
  );
  const body = playedOf(draft, TABLE);
  assert.deepEqual(body.trump, { card: "7H" });
  assert.deepEqual(body.tricks[1], [
    { player: "p3", card: "KD" },
    { player: "p1", card: "3D" },
    { player: "p2", card: "2D" },
  ]);
  assert.equal(missingOf(draft, TABLE), null);
  assert.deepEqual(missingOf(putCard(draft, 4, "p1", undefined), TABLE), {
    ask: "bourre.missing.card",
    player: "p1",
    number: 5,
  });
  assert.equal(missingOf({ ...draft, trump: null }, TABLE)?.ask, "bourre.missing.upcard");
});

test("what is missing is asked for one after the other, and one alone plays no tricks", () => {
  assert.deepEqual(missingOf(emptyHand(), TABLE), { ask: "bourre.missing.stay" });
  const alone = tapStay(emptyHand(), "p2");
  assert.deepEqual([missingOf(alone, TABLE), playedOf(alone, TABLE)], [null, { stay: ["p2"] }]);
  const two = tapStay(alone, "p1");
  assert.deepEqual(missingOf(two, TABLE), { ask: "bourre.missing.upcard" });
  const named = { ...TABLE, rules: { ...RULES, deal: { cards: 5, trump: "dealer_names" } } };
  assert.deepEqual(missingOf(two, named), { ask: "bourre.missing.suit" });
  assert.deepEqual([tapStay(two, "p2").stay, without(two, (id) => id === "p2").stay], [["p1"], ["p2"]]);
});

test("a hand that was sent card by card becomes the draft that sends it", () => {
  const hand = { ...emptyHand(), stay: ["p1", "p2", "p3"], trump: "7H", tricks: CARDS };
  const { tricks } = playedOf(hand, TABLE);
  for (const body of [
    { trump: { card: "7H" }, stay: ["p1", "p2", "p3"], tricks, accept_infractions: true },
    {
      trump: { suit: "H" },
      stay: [{ player: "p1", draws: 2 }, "p2", { player: "p3", draws: 0 }],
      tricks,
      discards: { p1: ["2C", "3C"] },
    },
  ])
    assert.deepEqual(playedOf(handOf({ ...body, dealer: "p3", pot: {}, taken: { p1: 1 } }), TABLE), body);
  assert.deepEqual(handOf({ tricks }).stay, ["p1", "p2", "p3"]);
  assert.equal(handOf({ stay: ["p1"], taken: {} }), null);
});

test("draws go along with a hand that is put right in short, for those who stay", () => {
  const table = { ...TABLE, round: { stay: [{ player: "p1", draws: 2 }, { player: "p2" }] } };
  assert.deepEqual(withDraws({ winner: "p1", bourre: ["p2"], passed: ["p3"] }, table), {
    winner: "p1",
    bourre: ["p2"],
    stay: [{ player: "p1", draws: 2 }, { player: "p2" }],
  });
  assert.deepEqual(withDraws({ taken: { p2: 2, p3: 3 } }, table).stay, [{ player: "p2" }, { player: "p3" }]);
  const untold = { winner: "p1", passed: ["p3"] };
  assert.equal(withDraws(untold, TABLE), untold);
});

test("the first left of the dealer who stays begins", () => {
  const ids = (dealer, stay) => inTurn(PLAYERS, dealer, stay).map(({ id }) => id);
  assert.deepEqual(ids("p1", ["p1", "p3"]), ["p3", "p1"]);
  assert.deepEqual(ids("p9", ["p1", "p3"]), ["p1", "p3"]);
});

test("a game that an earlier release has answered shows no pot and no price that it did not tell", () => {
  const factsOf = (next, more = {}) => {
    const { line, more: others } = Facts({ game: { next: { dealer: "p3", pot_chips: 6, ...next }, ...more } }).props;
    return [...line, ...others].map(([key, , { props }]) => [key, props.count]);
  };
  const stake = { amount: 100, currency: "USD" };
  assert.deepEqual(factsOf({}), []);
  assert.deepEqual(factsOf({}, { stake }), []);
  const balance = { amount: 600, currency: "USD" };
  const text = board.potText({ next: { pot_chips: 6 }, stake }, RULES, balance);
  assert.equal(text, board.potText({ next: { pot_chips: 6, pot_total: 6 }, stake }, RULES, balance));
  assert.doesNotMatch(text, /undefined|NaN/);
  assert.deepEqual(factsOf({ pot_total: 9, bourre_price: 0 }, { stake }), [
    ["pays", 0],
    ["pot", 9],
  ]);
});
