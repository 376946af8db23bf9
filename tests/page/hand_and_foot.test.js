import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, missingOf } from "../../referee/sheet/static/families/hand_and_foot/entry/body.js";
import {
  besideNoFigure,
  changed,
  currentSlot,
  draftOf,
  emptyRound,
  fitting,
  nextSlot,
} from "../../referee/sheet/static/families/hand_and_foot/entry/draft.js";

const PLAYERS = ["p1", "p2", "p3", "p4"].map((id, at) => ({ id, name: id, side: at % 2 ? "t2" : "t1" }));
const TABLE = { players: PLAYERS };
const SIDES = ["t1", "t2"];

test("each side tells its books and two figures", () => {
  let draft = emptyRound();
  assert.deepEqual(missingOf(draft, TABLE), { ask: "out" });
  draft = { ...draft, out: "p1" };
  assert.deepEqual(missingOf(draft, TABLE), { ask: "melded", side: "t1" });
  draft = changed(draft, "t1", { books: { clean: 2, dirty: 2, wild: 1 }, red: 3, melded: "430" });
  assert.equal(nextSlot({ ...draft, cursor: "t1:melded" }, SIDES).id, "t1:held");
  draft = changed(draft, "t1", { held: "25" });
  draft = changed(draft, "t2", { melded: "0", held: "240", heldRed: 2 });
  assert.equal(currentSlot(draft, SIDES), undefined);
  assert.equal(missingOf(draft, TABLE), null);
  const told = { ...draft, cut: ["p3"], penalties: [{ side: "t2", kind: "pile_unusable" }] };
  assert.deepEqual(bodyOf(told, TABLE, 2), {
    number: 2,
    out: "p1",
    sides: {
      t1: { books: { clean: 2, dirty: 2, wild: 1 }, melded: 430, red_threes: 3, held: 25 },
      t2: { melded: 0, held: 240, held_red_threes: 2 },
    },
    exact_cut: ["p3"],
    penalties: [{ side: "t2", kind: "pile_unusable" }],
  });
});

test("cards that were told one by one stay until a figure is changed", () => {
  const melds = [["KC", "KD", "KH"]];
  const draft = draftOf({
    out: null,
    sides: { t1: { melds, held_cards: ["AC"] }, t2: { melded: 0, held: 5 } },
    totals: { t1: { books: { clean: 0, dirty: 0, wild: 0 }, melded: 30, held: 20, red_threes: 0, held_red_threes: 0 } },
  });
  assert.equal(draft.sides.t1.melded, "30");
  assert.deepEqual(bodyOf(draft, TABLE, 1).sides.t1, { melds, held_cards: ["AC"] });
  const other = changed(draft, "t1", { melded: "60" });
  assert.deepEqual(bodyOf(other, TABLE, 1).sides.t1, { melded: 60, held: 20 });
});

test("whoever has left is neither out nor has cut", () => {
  const draft = fitting({ ...emptyRound(), out: "p9", cut: ["p9", "p2"] }, TABLE);
  assert.deepEqual([draft.out, draft.cut], [undefined, ["p2"]]);
  assert.equal(fitting({ ...emptyRound(), out: null }, TABLE).out, null);
});

test("every message of a side stands somewhere", () => {
  const wrong = (/** @type {string} */ path) => ({ path, message: path });
  const errors = ["/sides", "/sides/t1/held", "/sides/t1/red_threes", "/sides/t2/books"].map(wrong);
  assert.deepEqual(
    SIDES.map((side) => besideNoFigure(errors, side).map(({ path }) => path)),
    [["/sides/t1/red_threes"], ["/sides/t2/books"]],
  );
});
