import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/rummy/entry/body.js";
import {
  currentSlot,
  draftOf,
  emptyRound,
  fitting,
  heldIn,
  nextSlot,
  packsOf,
  tapOut,
  typed,
  withCards,
} from "../../referee/sheet/static/families/rummy/entry/draft.js";

const PLAYERS = ["p1", "p2", "p3"].map((id) => ({ id, name: id }));
const table = (method) => ({ players: PLAYERS.slice(0, method === "gin" ? 2 : 3), rules: { score: { method } } });
const RUMMY = table("winner_takes");
const type = (draft, of, value) => typed(draft, currentSlot(draft, of), value);

test("figures are asked for one after the other, of all who are not out", () => {
  let draft = emptyRound();
  assert.deepEqual(missingOf(draft, RUMMY), { ask: "out" });
  draft = tapOut(draft, "p2");
  assert.deepEqual(missingOf(draft, RUMMY), { ask: "deadwood", player: "p1" });
  draft = type(draft, RUMMY, "23");
  assert.equal(currentSlot(draft, RUMMY).player, "p1", "until somebody goes on");
  draft = { ...draft, cursor: nextSlot(draft, RUMMY).id };
  draft = type(draft, RUMMY, "8");
  assert.equal(nextSlot(draft, RUMMY), undefined);
  assert.equal(missingOf(draft, RUMMY), null);
  assert.deepEqual(bodyOf(draft, RUMMY, 3), { number: 3, out: "p2", deadwood: { p1: 23, p3: 8 } });
});

test("what is held may be told in cards", () => {
  let draft = tapOut(emptyRound("cards"), null);
  for (const cards of [["KH", "QD"], ["7C"], ["2S"]]) {
    const slot = currentSlot({ ...draft, cursor: null }, RUMMY);
    draft = withCards(draft, slot, () => cards);
  }
  assert.deepEqual(bodyOf({ ...draft, rummy: true }, RUMMY, 1), {
    number: 1,
    out: null,
    rummy: true,
    left: { p1: ["KH", "QD"], p2: ["7C"], p3: ["2S"] },
  });
});

test("in Rummy 500 what lies on the table is asked for first", () => {
  const draft = tapOut(emptyRound(), "p1");
  assert.deepEqual(missingOf(draft, table("own")), { ask: "melded", player: "p1" });
});

test("in Gin both are asked for, the knocker first, and nothing where nobody knocked", () => {
  const gin = table("gin");
  assert.deepEqual(missingOf(emptyRound(), gin), { ask: "knock" });
  assert.deepEqual(missingOf(tapOut(emptyRound(), "p2"), gin), { ask: "deadwood", player: "p2" });
  const blocked = tapOut(emptyRound(), null);
  assert.equal(missingOf(blocked, gin), null);
  assert.deepEqual(bodyOf(blocked, gin, 2), { number: 2, knock: null });
});

test("a round is read back with everything, and melds stay until a figure is changed", () => {
  const own = table("own");
  const melds = [{ player: "p1", cards: ["7S", "7H", "7D"] }];
  const round = {
    out: "p1",
    rummy: true,
    melds,
    melded: { p1: 21, p2: 0, p3: 0 },
    deadwood: { p2: 9, p3: 5 },
    left: { p2: ["9C"] },
  };
  const draft = draftOf(round);
  assert.equal(draftOf({ ...round, left: { p2: ["9C"], p3: ["5C"] } }).form, "cards");
  assert.equal(draft.form, "points", "since not everybody was told in cards");
  assert.deepEqual(bodyOf(draft, own, 1), {
    number: 1,
    out: "p1",
    rummy: true,
    melded: { p1: 21, p2: 0, p3: 0 },
    deadwood: { p2: 9, p3: 5 },
    melds,
  });
  assert.equal(typed(draft, { id: "melded:p1", kind: "melded", player: "p1" }, "30").told, undefined);
  const knock = draftOf({ knock: "p1", deadwood: { p1: 0, p2: 18 }, big: true });
  assert.deepEqual(bodyOf(knock, table("gin"), 4), {
    number: 4,
    knock: "p1",
    big: true,
    deadwood: { p1: 0, p2: 18 },
  });
});

test("whoever has left is not out any more", () => {
  assert.equal(fitting(tapOut(emptyRound(), "p9"), RUMMY).out, undefined);
  assert.equal(fitting(tapOut(emptyRound(), null), RUMMY).out, null);
});

test("there are as many of each card as the packs have, and whoever is out holds none", () => {
  const of = (packs) => packsOf({ players: PLAYERS, rules: { pack: { packs } } });
  assert.deepEqual([2, { above: 2, packs: 2 }, { above: 4, packs: 2 }].map(of), [2, 2, 1]);
  const draft = { ...tapOut(emptyRound("cards"), "p2"), left: { p1: ["KH"], p2: ["QD"] } };
  assert.deepEqual(heldIn(draft, RUMMY), ["KH"]);
});
