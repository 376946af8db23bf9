import assert from "node:assert/strict";
import { test } from "node:test";
import { COLOURS, coloursOf, firstSign, markOf } from "../../referee/sheet/static/kit/looks.js";

const blue = { colour: "blue" };

test("a colour is that of the seat, until somebody else chooses it", () => {
  assert.deepEqual(coloursOf([null, undefined, { mark: "A" }]), ["blue", "orange", "teal"]);
  assert.deepEqual(coloursOf([null, null, blue]), ["teal", "orange", "blue"]);
  assert.deepEqual(coloursOf([null, null, null, blue]), ["plum", "orange", "teal", "blue"]);
});

test("all of eight differ, whoever chooses, and sixteen begin again", () => {
  for (let seat = 0; seat < 8; seat += 1)
    for (const colour of COLOURS) {
      const colours = coloursOf(Array.from({ length: 8 }, (_, at) => (at === seat ? { colour } : null)));
      assert.equal(colours[seat], colour);
      assert.equal(new Set(colours).size, 8);
    }
  assert.deepEqual(coloursOf(Array(16).fill(null)), [...COLOURS, ...COLOURS]);
});

test("a colour of another release is none", () => {
  assert.deepEqual(coloursOf([{ colour: "tartan" }]), ["blue"]);
});

test("a face has the mark that was chosen, or the first sign of the name", () => {
  assert.equal(markOf({ mark: "🥒" }, "Ann"), "🥒");
  assert.equal(markOf(null, "ann"), "A");
  assert.equal(markOf({ mark: null }, "👩🏽‍🚀 Ann"), "👩🏽‍🚀");
  assert.equal(markOf(null, ""), "?");
  assert.equal(firstSign(" e\u0301va"), "e\u0301");
});
