import assert from "node:assert/strict";
import { test } from "node:test";
import { between } from "../../referee/sheet/static/board/counting.js";
import { gainText } from "../../referee/sheet/static/board/gains.js";
import { aheadIn, byScore } from "../../referee/sheet/static/board/order.js";
import { tapIn } from "../../referee/sheet/static/kit/first.js";

const row = (id, score, more = {}) => ({ id, score, status: "in", withdrawn: false, ...more });
const idsOf = (rows) => rows.map(({ id }) => id).join("");

test("rows go by score, equal ones as they sit, and who is out or has left behind", () => {
  const rows = [
    row("a", 9),
    row("b", 4),
    row("c", 9),
    row("d", 0, { withdrawn: true }),
    row("e", 1, { status: "out" }),
  ];
  assert.equal(idsOf(byScore(rows, "lowest")), "baced");
  assert.equal(idsOf(byScore(rows, "highest")), "acbed");
  assert.equal(idsOf(rows), "abcde");
});

test("whoever has the best score in play is ahead, unless most have it", () => {
  const rows = [row("a", 9), row("b", 4), row("c", 9), row("d", 0, { status: "out" })];
  assert.deepEqual(aheadIn(rows, "highest"), []);
  assert.deepEqual(aheadIn([...rows, row("e", 5)], "highest"), ["a", "c"]);
  assert.deepEqual(aheadIn(rows, "lowest"), ["b"]);
  assert.deepEqual(aheadIn(rows, null), []);
  assert.deepEqual(aheadIn([row("a", 0), row("b", 0)], "lowest"), []);
  assert.deepEqual(aheadIn([row("a", 5)], "highest"), []);
  assert.deepEqual(aheadIn([], "highest"), []);
});

test("a score on its way counts every number that changed, and nothing else", () => {
  const [before, after] = [row("a", 0, { falls: 0, chips: null }), row("a", 13, { falls: 1, chips: 7, name: "Å" })];
  assert.equal(between(before, after, 0).score, 0);
  assert.equal(between(before, after, 0.5).score, 7);
  assert.deepEqual(between(before, after, 1), after);
  assert.deepEqual(between(before, after, 0).chips, 7);
  assert.equal(between(before, after, 0).name, "Å");
});

test("the board asks what the form in use asks first", () => {
  const out = { at: "/out", ask: "Who went out?", tap: "Tap who went out", title: "" };
  const forms = [
    { id: "points", label: "", rows: [] },
    { id: "on_paper", label: "", rows: [], has_first: false },
  ];
  assert.equal(tapIn({ forms, first: out }, undefined), "Tap who went out");
  assert.equal(tapIn({ forms, first: out }, "on_paper"), null);
});

test("a fall is told by the score before and after, all else by what it adds", () => {
  const line = (kind, points, before, after) => ({ player: "a", side: "a", kind, points, before, after });
  const fall = [line("penalty", 9, 18, 27), line("reset", -13, 27, 14)];
  const isReset = ({ kind }) => kind === "reset";
  const told = (lines) => gainText({ id: "a", side: "a" }, { lines }, {}, { isReset }, {});
  assert.deepEqual([told(fall), told(fall.slice(0, 1)), told([])], ["18 → 14", "+9", null]);
});
