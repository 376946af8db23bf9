import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/snip_snap/entry/body.js";
import { draftOf, emptyDeal, fitting, put, tapOut } from "../../referee/sheet/static/families/snip_snap/entry/draft.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id, counters: 5 }));
const tableOf = (kind) => ({ players: PLAYERS, rules: { chips: { kind } }, cards: null, game: {} });

test("one tap is a deal where nothing is paid", () => {
  const table = tableOf("none");
  assert.deepEqual(missingOf(emptyDeal(), table), { ask: "snip_snap.missing.out" });
  const draft = tapOut(emptyDeal(), "p2");
  assert.equal(missingOf(draft, table), null);
  assert.deepEqual(bodyOf(draft, table, 1), { number: 1, out: "p2" });
  assert.equal(tapOut(draft, "p2").out, null);
});

test("cards left are told where somebody wants them", () => {
  const draft = { ...put(tapOut(emptyDeal(), "p2"), "left", "p1", 3), told: true };
  assert.deepEqual(bodyOf(draft, tableOf("none"), 1), { number: 1, out: "p2", left: { p1: 3 } });
});

test("with a pot everybody's passes are told, none is 0", () => {
  const draft = put(tapOut(emptyDeal(), "p2"), "passes", "p3", 4);
  assert.deepEqual(bodyOf(draft, tableOf("pot"), 2), { number: 2, out: "p2", passes: { p1: 0, p2: 0, p3: 4 } });
});

test("with a counter for each card left nobody is forgotten, and whoever is out has none", () => {
  const table = tableOf("per_card");
  let draft = put(tapOut(emptyDeal(), "p2"), "left", "p1", 3);
  assert.deepEqual(missingOf(draft, table), { ask: "snip_snap.missing.left", player: "p3" });
  draft = put(draft, "left", "p3", 5);
  assert.deepEqual(bodyOf(draft, table, 1), { number: 1, out: "p2", left: { p1: 3, p3: 5 } });
  assert.deepEqual(tapOut(draft, "p3").left, { p1: 3 });
});

test("fines are told of everybody, whoever was out", () => {
  const draft = put(emptyDeal(), "paid", "p1", 3);
  assert.equal(missingOf(draft, tableOf("fines")), null);
  assert.deepEqual(bodyOf(draft, tableOf("fines"), 1), { number: 1, paid: { p1: 3, p2: 0, p3: 0 } });
});

test("what was told besides the fines is told again", () => {
  const draft = draftOf({ paid: { p1: 3, p2: 0, p3: 0 }, out: "p2", left: { p1: 2 } });
  const again = bodyOf(put(draft, "paid", "p1", 2), tableOf("fines"), 1);
  assert.deepEqual(again, { number: 1, paid: { p1: 2, p2: 0, p3: 0 }, out: "p2", left: { p1: 2 } });
});

test("a deal told turn by turn stays so until something is changed", () => {
  const turns = [{ player: "p1", card: "7C" }];
  const draft = draftOf({ out: "p1", turns, cards_left: { p1: 0, p2: 3 }, passes: { p2: 1 } });
  assert.deepEqual(bodyOf(draft, tableOf("per_card"), 1), { number: 1, turns });
  const changed = put(draft, "left", "p3", 2);
  const passes = { p1: 0, p2: 1, p3: 0 };
  assert.deepEqual(bodyOf(changed, tableOf("per_card"), 1), { number: 1, out: "p1", passes, left: { p2: 3, p3: 2 } });
});

test("a deal that is put right has the cards that were told, and only whoever is in", () => {
  const draft = draftOf({ out: "p2", left: { p1: ["KS", "9D"], p9: 3 }, cards_left: { p1: 2 } });
  assert.deepEqual(bodyOf(fitting(draft, tableOf("none")), tableOf("none"), 1), {
    number: 1,
    out: "p2",
    left: { p1: ["KS", "9D"] },
  });
  assert.equal(fitting({ ...draft, out: "p9" }, tableOf("none")).out, null);
});
