import assert from "node:assert/strict";
import { test } from "node:test";
import { placesAbout } from "../../referee/sheet/static/parts/refusals.js";

const place = (...at) => ({ at });
const at = (...paths) => paths.map((path) => ({ path }));

test("an error is about the place that is just there, or the nearest around it", () => {
  const [form, ann, bo] = [place("/sets"), place("/sets/p1"), place("/sets/p2", "/left/p2")];
  assert.deepEqual(placesAbout([form, ann, bo], at("/sets/p1/3")), [ann]);
  assert.deepEqual(placesAbout([form, ann, bo], at("/sets")), [form]);
  assert.deepEqual(placesAbout([form, ann, bo], at("/left/p2", "/sets/p2")), [bo]);
  assert.deepEqual(placesAbout([form, ann, bo], at("/sets/p10")), [form]);
});

test("an error above all places is about those below it, and one of the whole body about none", () => {
  const [ann, bo, out] = [place("/counts/p1"), place("/counts/p2"), place("/out")];
  assert.deepEqual(placesAbout([ann, bo, out], at("/counts")), [ann, bo]);
  assert.deepEqual(placesAbout([ann, bo, out], at("")), []);
  assert.deepEqual(placesAbout([ann, bo, out], at("/cards")), []);
});
