import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/escoba/entry/body.js";
import {
  addRank,
  changed,
  draftOf,
  emptyRound,
  eraseRank,
  fitting,
  setCount,
  setEscobas,
  setWho,
  tapShare,
} from "../../referee/sheet/static/families/escoba/entry/draft.js";
import { extrasOf, mayShare, ranksOf } from "../../referee/sheet/static/families/escoba/table.js";

const SCORE = { cards: 1, coins: 1, velo: 1, setenta: 1, sevens: 0, ties: "nobody" };
const tableOf = (score = {}, sides = ["p1", "p2"], pack = "french") => {
  const players = sides.map((id) => ({ id, name: id, side: id }));
  return { players, game: { players }, rules: { score: { ...SCORE, ...score }, pack }, cards: null };
};
const TABLE = tableOf();
const told = (who, draft = emptyRound()) =>
  Object.entries(who).reduce((so, [name, value]) => setWho(so, name, value), draft);
const OUTCOME = { cards: "p1", coins: null, velo: "p1", setenta: "p2" };

test("what is missing is asked for one after the other, and nobody is an answer", () => {
  assert.deepEqual(missingOf(emptyRound(), TABLE), { ask: "cards" });
  assert.deepEqual(missingOf(told({ cards: null }), TABLE), { ask: "coins" });
  assert.equal(missingOf(told(OUTCOME), TABLE), null);
  assert.deepEqual(missingOf(emptyRound(), tableOf({ cards: 0, coins: 0 })), { ask: "velo" });
});

test("who got what is sent with everybody's escobas, and extras where the rules have them", () => {
  const draft = setEscobas(told(OUTCOME), "p2", 3);
  const escobas = { p1: 0, p2: 3 };
  assert.deepEqual(bodyOf(draft, TABLE, 4), { number: 4, outcome: { escobas, ...OUTCOME } });
  const extras = { all_coins: 1, under_ten: 2, no_capture_loses: true };
  assert.deepEqual(bodyOf(setWho(draft, "all_coins", "p1"), tableOf(extras), 4).outcome, {
    escobas,
    ...OUTCOME,
    all_coins: "p1",
    under_ten: null,
    no_capture: null,
  });
  assert.deepEqual(extrasOf(tableOf(extras, ["p1", "p2", "p3"])), ["all_coins"]);
});

test("where ties score for all several sides are tapped", () => {
  assert.ok(mayShare(tableOf({ ties: "all" }), "cards") && !mayShare(tableOf({ ties: "all" }), "velo"));
  const one = tapShare(emptyRound(), "cards", "p1");
  const both = tapShare(one, "cards", "p2");
  assert.deepEqual([one.who.cards, both.who.cards], ["p1", ["p1", "p2"]]);
  assert.equal(tapShare(one, "cards", "p1").who.cards, undefined);
});

test("of two sides the other one has the rest, of three everybody is asked", () => {
  const two = setCount({ ...emptyRound("counts") }, TABLE, "p1", "cards", 22);
  assert.deepEqual(two.counts, { p1: { cards: 22 }, p2: { cards: 18 } });
  assert.deepEqual(missingOf(two, TABLE), { ask: "count", what: "coins", name: "p1" });
  const three = setCount(emptyRound("counts"), tableOf({}, ["p1", "p2", "p3"]), "p1", "cards", 22);
  assert.deepEqual(three.counts, { p1: { cards: 22 } });
});

test("counts are sent with the seven of coins and the best of each suit", () => {
  let draft = setCount(setCount(emptyRound("counts"), TABLE, "p1", "cards", 22), TABLE, "p2", "coins", 5);
  assert.deepEqual(missingOf(draft, TABLE), { ask: "velo" });
  draft = { ...draft, velo: "p1" };
  assert.deepEqual(missingOf(draft, TABLE), { ask: "best" });
  for (const rank of ["7", "7", "6", "5", "A"]) draft = addRank(draft, "p1", rank);
  draft = eraseRank(draft, "p1");
  assert.equal(missingOf(draft, TABLE), null);
  assert.deepEqual(bodyOf(draft, TABLE, 1).counts, {
    p1: { cards: 22, coins: 5, velo: true, setenta: ["7", "7", "6", "5"], escobas: 0 },
    p2: { cards: 18, coins: 5, escobas: 0 },
  });
  assert.equal(ranksOf(tableOf({}, ["p1"], "spanish"))[2], "1");
});

test("a recorded round is read back whole, in the form in which it was told", () => {
  const outcome = { outcome: { escobas: { p1: 0, p2: 3 }, ...OUTCOME }, escobas: { p1: 0, p2: 3 } };
  assert.deepEqual(bodyOf(draftOf(outcome), TABLE, 1).outcome, outcome.outcome);
  const counts = {
    p1: { cards: 22, coins: 5, velo: true, setenta: ["7", "7", "6", "5"], escobas: 2 },
    p2: { cards: 18, coins: 5, setenta: ["7", "7", "6"], escobas: 1 },
  };
  assert.deepEqual(bodyOf(draftOf({ counts, counted: counts }), TABLE, 1).counts, counts);
});

test("who is not at the table any more is not in the draft", () => {
  const draft = { ...setEscobas(told({ cards: "p3", coins: "p1" }), "p3", 2), velo: "p3", best: { p3: ["7"] } };
  const fit = fitting(draft, TABLE);
  assert.deepEqual([fit.who, fit.escobas, fit.best, fit.velo], [{ coins: "p1" }, {}, {}, undefined]);
});

test("piles stay piles until another figure is told", () => {
  const count = { cards: 20, coins: 5, velo: true, setenta: ["7", "6", "5", "4"], escobas: 1 };
  const counted = { p1: count, p2: { ...count, velo: false } };
  const piles = { p1: ["7D"], p2: ["7C"] };
  const told = { piles, escobas: { p1: 1, p2: 1 }, left: ["2H", "8S"], last_capture: "p1" };
  const draft = draftOf({ ...told, counted, number: 1, lines: [] });
  assert.deepEqual(bodyOf(draft, TABLE, 1), { number: 1, ...told });
  const tapped = changed(draft, { ...draft, cursor: "p1" });
  assert.deepEqual(bodyOf(tapped, TABLE, 1), { number: 1, ...told });
  const other = changed(draft, { ...draft, velo: "p2" });
  assert.equal(bodyOf(other, TABLE, 1).piles, undefined);
  assert.equal(bodyOf(other, TABLE, 1).counts.p2.velo, true);
  const played = { table: ["KC"], deals: [[]], escobas: { p1: 1 }, counted };
  assert.deepEqual(bodyOf(draftOf(played), TABLE, 1), { number: 1, table: ["KC"], deals: [[]] });
});
