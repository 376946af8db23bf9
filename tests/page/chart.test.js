import assert from "node:assert/strict";
import { test } from "node:test";
import { peaksOf, rangeOf } from "../../referee/sheet/static/history/chart-marks.js";

const act = (scores, passed = []) => ({ kind: "hand", lines: [], scores, passed });
const PARTS = { peaks: ({ passed }) => passed };

test("a chart reaches from the lowest score, or 0, to the highest", () => {
  assert.deepEqual(rangeOf([act({ p1: 3, p2: -7 })], [], null), [-7, 3]);
  assert.deepEqual(rangeOf([act({ p1: 3 })], [], 21), [0, 21]);
  assert.deepEqual(rangeOf([], [], null), [0, 1]);
});

test("whoever passed the limit did so at an entry of the sheet, counted from 1", () => {
  const sheet = [act({ p1: 20 }), act({ p1: 9 }, [{ player: "p1", peak: 29 }])];
  const peaks = peaksOf(sheet, PARTS);
  assert.deepEqual(peaks, [{ at: 2, player: "p1", peak: 29 }]);
  assert.deepEqual(rangeOf(sheet, peaks, 21), [0, 29]);
});
