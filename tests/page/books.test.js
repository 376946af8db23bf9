import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/books/entry/body.js";
import {
  draftOf,
  emptyDeal,
  eraseRank,
  fitting,
  isBegun,
  leftOf,
  ranksMissing,
  tapRank,
} from "../../referee/sheet/static/families/books/entry/draft.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const tableOf = (set = {}) => ({
  players: PLAYERS,
  rules: { set: { size: 4, ends: "all_sets", ...set } },
  cards: { ranks: RANKS, suits: ["C"], suited_ranks: RANKS },
  game: {},
});
const TABLE = tableOf();
const taps = (who, ranks, draft = emptyDeal()) => ranks.split(" ").reduce(tapRank, { ...draft, whose: who });

test("ranks go to whoever is chosen, until all thirteen are told", () => {
  let draft = taps("p1", "A 7 10 2");
  draft = taps("p2", "K Q J 3", draft);
  draft = taps("p3", "5 6 8 9", draft);
  assert.deepEqual(missingOf(draft, TABLE), { ask: "books.missing.one", rank: "4" });
  const whole = taps("p2", "4", draft);
  assert.equal(missingOf(whole, TABLE), null);
  assert.deepEqual(bodyOf(whole, TABLE, 1), {
    number: 1,
    sets: { p1: ["A", "7", "10", "2"], p2: ["K", "Q", "J", "3", "4"], p3: ["5", "6", "8", "9"] },
  });
});

test("the last tap is taken back, and without anybody chosen nothing happens", () => {
  const draft = taps("p1", "A 7");
  assert.deepEqual(eraseRank(draft).sets, { p1: ["A"] });
  assert.deepEqual(eraseRank({ ...draft, whose: "p2" }).sets, { p1: ["A", "7"], p2: [] });
  assert.deepEqual(tapRank(emptyDeal(), "A"), emptyDeal());
  assert.deepEqual(eraseRank(emptyDeal()), emptyDeal());
});

test("pairs are two of a rank", () => {
  const table = tableOf({ size: 2 });
  const draft = taps("p2", "A K", taps("p1", "A"));
  assert.deepEqual(ranksMissing(draft, table).slice(0, 2), ["K", "Q"]);
  assert.deepEqual(missingOf(draft, table), { ask: "books.missing.some", count: 23 });
});

test("how many is enough, and everybody is told of", () => {
  const draft = { ...emptyDeal("counts"), counts: { p1: 4, p2: 9 } };
  assert.equal(missingOf(draft, TABLE), null);
  assert.deepEqual(bodyOf(draft, TABLE, 2), { number: 2, counts: { p1: 4, p2: 9, p3: 0 } });
  assert.deepEqual(missingOf({ ...draft, counts: { p1: 14 } }, TABLE), { ask: "books.missing.many", count: 1 });
  assert.deepEqual(missingOf(emptyDeal("counts"), TABLE), { ask: "books.missing.some", count: 13 });
});

test("a deal that may end before is whole with one book", () => {
  const table = tableOf({ ends: "hand_or_stock" });
  assert.equal(missingOf(taps("p1", "A"), table), null);
  assert.equal(missingOf(emptyDeal(), table).ask, "books.missing.some");
});

test("a book that is given away goes to the left neighbour, with its rank where ranks are told", () => {
  assert.equal(leftOf("p3", PLAYERS), "p1");
  const forfeits = [{ from: "p1", to: "p2", rank: "A" }];
  assert.deepEqual(bodyOf({ ...taps("p1", "A"), forfeits }, TABLE, 1).forfeits, forfeits);
  assert.deepEqual(bodyOf({ ...emptyDeal("counts"), forfeits }, TABLE, 1).forfeits, [{ from: "p1", to: "p2" }]);
});

test("a deal that is put right has everything that was told, and only whoever is in", () => {
  const forfeits = [{ from: "p1", to: "p2", rank: "A" }];
  const draft = draftOf({ sets: { p1: ["A"], p9: ["K"] }, counts: { p1: 1, p2: 0 }, forfeits });
  assert.deepEqual([draft.form, draft.forfeits], ["sets", forfeits]);
  assert.deepEqual(fitting({ ...draft, whose: "p9" }, TABLE).sets, { p1: ["A"] });
  assert.deepEqual(fitting({ ...draft, whose: "p9" }, TABLE).whose, null);
  assert.deepEqual(draftOf({ counts: { p1: 13 } }).counts, { p1: 13 });
  assert.deepEqual([isBegun(draft), isBegun(emptyDeal()), isBegun(null)], [true, false, false]);
});
