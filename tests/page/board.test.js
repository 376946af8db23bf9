import assert from "node:assert/strict";
import { test } from "node:test";
import { between } from "../../referee/sheet/static/board/counting.js";
import { gainText } from "../../referee/sheet/static/board/gains.js";
import { itemsOf } from "../../referee/sheet/static/board/row-items.js";
import { guard } from "../../referee/sheet/static/board/moved-rows.js";
import { aheadIn, byScore } from "../../referee/sheet/static/board/order.js";
import { tapIn } from "../../referee/sheet/static/kit/first.js";
import later from "../../referee/sheet/static/messages/en/later.js";
import { addTexts } from "../../referee/sheet/static/text.js";

addTexts(later);

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

const FAMILY = {
  acts: ["adjustment", "withdrawal"],
  board: { keepsScore: () => true },
  loadClaims: () => Promise.resolve({ Screen: null }),
};
const playing = { game: { id: "g", status: "playing" }, rules: {} };
const single = (id, more = {}) => ({ ...row(id, 0, more), members: [row(id, 0, more)] });
const keysOf = (...asked) => itemsOf(...asked).map(({ key }) => key);

test("the three dots of a row lead to what can be done about a player, each with its screen", () => {
  const items = itemsOf(single("p1"), playing, FAMILY, true);
  assert.deepEqual(
    items.map(({ text, to }) => [text, to?.join("/")]),
    [
      ["Was that allowed?", "referee/play/p1"],
      ["How the score came about", undefined],
      ["Colour and face", "people/face/p1"],
      ["Adjust the score", "people/adjustment/p1"],
      ["Leaves the table", "people/withdrawal/p1"],
    ],
  );
  const pair = { ...row("p1", 0), side: "t1", members: [row("p1", 0, { name: "Ann" }), row("p3", 0, { name: "Cy" })] };
  assert.deepEqual(
    itemsOf(pair, playing, FAMILY, true).map(({ text }) => text),
    [
      "Was that allowed, Ann?",
      "Was that allowed, Cy?",
      "How the score came about",
      "Colour and face of Ann",
      "Colour and face of Cy",
      "Adjust the score",
    ],
  );
});

test("who only watches, who is out and a game that is over have fewer of them", () => {
  assert.deepEqual(keysOf(single("p1"), playing, FAMILY, false), ["why"]);
  const over = { ...playing, game: { id: "g", status: "finished" } };
  assert.deepEqual(keysOf(single("p1"), over, FAMILY, true), ["why", "face p1"]);
  const out = single("p1", { status: "out" });
  assert.deepEqual(keysOf(out, playing, FAMILY, true), ["why", "face p1", "adjust", "leave"]);
  const left = single("p1", { withdrawn: true });
  assert.deepEqual(keysOf(left, playing, FAMILY, true), ["why", "face p1"]);
  const bare = { ...FAMILY, acts: [], loadClaims: null };
  assert.deepEqual(keysOf(single("p1"), playing, bare, true), ["why", "face p1"]);
});

test("a tap is no tap only where its own press came before the rows had moved", () => {
  const MOVED = 1000;
  const list = new EventTarget();
  guard(list, { current: MOVED });
  const happens = (kind, timeStamp, detail = 1) => {
    const event = new CustomEvent(kind, { detail, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    return list.dispatchEvent(event);
  };
  const isTaken = (pressedAt, clickedAt) => happens("pointerdown", pressedAt) && happens("click", clickedAt);
  assert.equal(isTaken(MOVED - 50, MOVED + 40), false);
  assert.equal(isTaken(MOVED + 100, MOVED + 200), false);
  assert.equal(isTaken(MOVED + 500, MOVED + 600), true);
  // A screen reader taps without a press, and a key without a finger.
  assert.equal(happens("click", MOVED + 700), true);
  happens("pointerdown", MOVED - 50);
  assert.equal(happens("click", MOVED + 700, 0), true);
  happens("pointerdown", MOVED - 50);
  happens("pointercancel", MOVED + 20);
  assert.equal(happens("click", MOVED + 5000), true);
  // A mouse that was let go elsewhere leaves its press behind.
  assert.equal(isTaken(MOVED - 50, MOVED + 120_000), true);
});
