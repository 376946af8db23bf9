import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/bourre/entry/body.js";
import {
  draftOf,
  emptyHand,
  eraseTaker,
  fitting,
  isBegun,
  tapStay,
  tapTaker,
} from "../../referee/sheet/static/families/bourre/entry/draft.js";
import { unplaced } from "../../referee/sheet/static/families/bourre/entry/refused.js";
import { dealerOf, isTied, putCard, tricksOf } from "../../referee/sheet/static/families/bourre/entry/tricks.js";
import { inTurn, potOf } from "../../referee/sheet/static/families/bourre/table.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const RULES = {
  deal: { cards: 5, trump: "dealers_last" },
  ante: { chips: 1, chosen: false, by: "all" },
  pot: { tie: "agree" },
  bourre: { pays: "pot", chips: null, at_most: 20 },
  faults: { renege: ["pay", "bar"], corrected: ["bar"], out_of_turn: [], spoke_early: [], barred_leader: "carry" },
};
const NEXT = { dealer: "p3", pot_chips: 10, antes: { p1: 1, p2: 0, p3: 1 }, to_stay: 2 };
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const TABLE = {
  players: PLAYERS,
  rules: RULES,
  game: { next: NEXT },
  cards: { ranks: RANKS, suits: [], suited_ranks: [] },
};
const taps = (ids, draft = emptyHand()) => ids.reduce(tapTaker, draft);

test("whoever takes a trick stays, and of the others those who are tapped", () => {
  const draft = tapStay(taps(["p1", "p2", "p1", "p2", "p1"]), "p3");
  assert.equal(missingOf(draft, TABLE), null);
  assert.deepEqual(bodyOf(draft, TABLE, 4), {
    number: 4,
    stay: ["p1", "p2", "p3"],
    taken: { p1: 3, p2: 2, p3: 0 },
  });
});

test("what is missing is asked for one after the other", () => {
  assert.deepEqual(missingOf(emptyHand(), TABLE), { ask: "bourre.missing.stay" });
  assert.deepEqual(missingOf(taps(["p1", "p1"]), TABLE), { ask: "bourre.missing.taker", number: 3 });
  assert.deepEqual(missingOf(taps(Array(5).fill("p1")), TABLE), { ask: "bourre.missing.other" });
});

test("one stays alone, or nobody: then there are no tricks", () => {
  const alone = tapStay(emptyHand(), "p2");
  assert.deepEqual([missingOf(alone, TABLE), bodyOf(alone, TABLE, 1)], [null, { number: 1, stay: ["p2"] }]);
  const nobody = { ...emptyHand(), passed: true };
  assert.deepEqual([missingOf(nobody, TABLE), bodyOf(nobody, TABLE, 1)], [null, { number: 1, stay: [] }]);
});

test("whoever passes after all has no tricks, and the last tap is taken back", () => {
  const draft = taps(["p1", "p2", "p1"]);
  assert.deepEqual([tapStay(draft, "p1").takers, tapStay(draft, "p1").stay], [["p2"], ["p2"]]);
  assert.deepEqual(eraseTaker(draft).takers, ["p1", "p2"]);
});

test("a split is sent where the rules let the tied players agree, and they are tied", () => {
  const tied = { ...taps(["p1", "p1", "p2", "p2", "p3"]), split: true };
  assert.equal(isTied(tied, TABLE), true);
  assert.equal(bodyOf(tied, TABLE, 1).split, true);
  assert.equal("split" in bodyOf({ ...taps(["p1", "p1", "p1", "p2", "p2"]), split: true }, TABLE, 1), false);
  assert.equal("split" in bodyOf(tied, { ...TABLE, rules: { ...RULES, pot: { tie: "carry" } } }, 1), false);
});

test("nobody agrees to split with somebody who is not counted", () => {
  const barred = {
    ...taps(["p1", "p1", "p2", "p2", "p3"]),
    faults: [{ player: "p1", kind: "renege" }],
    split: true,
  };
  const nextBest = { ...TABLE, rules: { ...RULES, faults: { ...RULES.faults, barred_leader: "next_best" } } };
  assert.equal(isTied(barred, TABLE), true);
  assert.equal(isTied(barred, nextBest), false);
  assert.equal("split" in bodyOf(barred, nextBest, 1), false);
  const paid = { ...barred, faults: [{ player: "p1", kind: "spoke_early" }] };
  assert.equal(isTied(paid, nextBest), true);
});

test("in a play-off no ante is named, unless the hand waits behind one that is not scored yet", () => {
  const named = { ...taps(["p1", "p1", "p1", "p2", "p2"]), ante: 3 };
  const chosen = { ...TABLE, rules: { ...RULES, ante: { ...RULES.ante, chosen: true } } };
  const playOff = { ...chosen, game: { next: { ...NEXT, may_stay: ["p1", "p2"] } } };
  assert.equal(bodyOf(named, chosen, 2).ante, 3);
  assert.equal("ante" in bodyOf(named, playOff, 2), false);
  assert.equal(bodyOf(named, { ...playOff, ahead: 1 }, 3).ante, 3);
});

test("behind hands that wait to be sent the deal has gone round", () => {
  const draft = { ...emptyHand("cards"), stay: ["p1", "p2", "p3"], trump: "7H" };
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

test("every refusal has its place: what no row or trick shows is told below who stays", () => {
  const paths = ["/stay", "/stay/1", "/stay/1/player", "/taken", "/taken/p1", "/tricks", "/tricks/0/1", "/faults/0"];
  const told = (draft) =>
    unplaced(
      paths.map((path) => ({ path })),
      draft,
      TABLE,
    ).map(({ path }) => path);
  const taken = taps(["p1", "p2"]);
  assert.deepEqual(told(taken), ["/stay", "/stay/1/player", "/taken", "/tricks", "/tricks/0/1"]);
  const cards = { ...emptyHand("cards"), stay: ["p1", "p2"] };
  assert.deepEqual(told(cards), ["/stay", "/stay/1", "/stay/1/player", "/taken", "/taken/p1", "/tricks"]);
  assert.deepEqual(unplaced([{ path: "/ante" }], taken, TABLE), []);
});

const CARDS = ["KS QS AS", "3D 2D KD", "9C 10C 8C", "4H JH 5H", "AH KH 7H"].map((cards) =>
  Object.fromEntries(cards.split(" ").map((card, at) => [`p${at + 1}`, card])),
);

test("whoever seems to have won a trick leads to the next", () => {
  const draft = { ...emptyHand("cards"), stay: ["p1", "p2", "p3"], trump: "7H", tricks: CARDS };
  assert.deepEqual(
    tricksOf(draft, TABLE).map(({ order }) => order[0]),
    ["p1", "p3", "p3", "p2", "p2"],
  );
  const body = bodyOf(draft, TABLE, 1);
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

test("a hand that was sent becomes the draft that sends it", () => {
  const tricks = bodyOf(
    { ...emptyHand("cards"), stay: ["p1", "p2", "p3"], trump: "7H", tricks: CARDS },
    TABLE,
    2,
  ).tricks;
  for (const body of [
    { number: 2, stay: ["p1", "p3"], taken: { p1: 4, p3: 1 }, faults: [{ player: "p2", kind: "spoke_early" }] },
    { number: 2, away: ["p3"], stay: ["p2"] },
    { number: 2, stay: ["p1", "p3"], taken: { p1: 4, p3: 1 }, trump: { card: "7H" }, discards: { p2: ["2C"] } },
    { number: 2, stay: [{ player: "p2", draws: 1 }], trump: { suit: "H" } },
    { number: 2, stay: [] },
    {
      number: 2,
      trump: { suit: "H" },
      stay: [{ player: "p1", draws: 2 }, "p2", { player: "p3", draws: 0 }],
      tricks,
      discards: { p1: ["2C", "3C"] },
      faults: [{ player: "p1", kind: "renege", trick: 4 }],
    },
  ]) {
    const round = { ...body, dealer: "p3", leader: "p1", pot: {}, ...(body.tricks ? { taken: { p1: 1 } } : {}) };
    assert.deepEqual(bodyOf(fitting(draftOf(round), TABLE), TABLE, 2), body);
  }
});

test("a draft with more than a player in it is begun", () => {
  const begun = [{ away: ["p1"] }, { faults: [{}] }, { takers: ["p1"] }, { trump: "H" }, { stay: ["p1", "p2"] }];
  assert.ok(begun.every((parts) => isBegun({ ...emptyHand(), ...parts })));
  assert.ok(![null, emptyHand(), tapStay(emptyHand(), "p1")].some(isBegun));
});

test("whoever is away or has left is in no draft", () => {
  const draft = { ...taps(["p1", "p2", "p9"]), away: ["p2", "p9"], faults: [{ player: "p2", kind: "renege" }] };
  const { stay, takers, away, faults } = fitting(draft, TABLE);
  assert.deepEqual([stay, takers, away, faults], [["p1"], ["p1"], ["p2"], []]);
});

test("the pot is what lies there, the antes of who is there, and what staying costs", () => {
  assert.deepEqual(potOf(TABLE, { stay: ["p1", "p2"] }), { carried: 10, antes: 2, stays: 4, total: 16, bourre: 16 });
  assert.deepEqual(potOf(TABLE, { away: ["p1"] })?.antes, 1);
  const chosen = { ...RULES, ante: { chips: 1, chosen: true, by: "all" } };
  assert.deepEqual(potOf({ ...TABLE, rules: chosen }, { ante: 9 }), {
    carried: 10,
    antes: 18,
    stays: 0,
    total: 28,
    bourre: 20,
  });
  const fixed = { ...RULES, bourre: { pays: "fixed", chips: 2, at_most: null } };
  assert.equal(potOf({ ...TABLE, rules: fixed }, {})?.bourre, 2);
  assert.equal(potOf({ ...TABLE, game: { next: null } }, {}), null);
  const playOff = {
    rules: { ...RULES, ante: { chips: 1, chosen: false, by: "dealer" } },
    game: { next: { ...NEXT, may_stay: ["p1"] } },
  };
  assert.equal(potOf({ ...TABLE, ...playOff }, {})?.antes, 0);
});

test("the first left of the dealer who stays begins", () => {
  const ids = (dealer, stay) => inTurn(PLAYERS, dealer, stay).map(({ id }) => id);
  assert.deepEqual(ids("p1", ["p1", "p3"]), ["p3", "p1"]);
  assert.deepEqual(ids("p9", ["p1", "p3"]), ["p1", "p3"]);
});
