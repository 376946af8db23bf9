import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
const { drawn } = await import("../../referee/sheet/static/new/draw-first.js");

test("each of three is drawn as often as any other", () => {
  const [last, drawings] = [2 ** 32 - 1, []];
  // The last number is one too many for three: it would make the first more likely.
  for (const number of [last, 0, 1, 2, last, 5]) drawings.push(number);
  const draw = () => drawings.shift();
  assert.deepEqual([drawn(["Ann", "Bo", "Cy"], draw), drawings.length], ["Ann", 4]);
  assert.deepEqual(
    [1, 2, 3].map(() => drawn(["Ann", "Bo", "Cy"], draw)),
    ["Bo", "Cy", "Cy"],
  );
});

test("whoever is drawn is one of them", () => {
  const names = new Set(Array.from({ length: 200 }, () => drawn(["Ann", "Bo"])));
  assert.deepEqual([...names].sort(), ["Ann", "Bo"]);
});
