import assert from "node:assert/strict";
import { test } from "node:test";
import { byTurn, isForgotten, nextOf, willEnd } from "../../referee/sheet/static/queue.js";

const entry = (id, turn, more = {}) => ({ id, turn, game: "friday", kind: "hand", state: "waiting", ...more });

test("entries are sent in the order in which they were entered, on every phone alike", () => {
  const entries = [entry("c", 2), entry("b", 1), entry("a", 2)].sort(byTurn);
  assert.deepEqual(
    entries.map(({ id }) => id),
    ["b", "a", "c"],
  );
});

test("the oldest goes first", () => {
  assert.equal(nextOf([entry("a", 1), entry("b", 2)])?.id, "a");
  assert.equal(nextOf([]), undefined);
});

test("what was refused holds up its own game and no other", () => {
  const refused = entry("a", 1, { state: "refused" });
  assert.equal(nextOf([refused, entry("b", 2)]), undefined);
  assert.equal(nextOf([refused, entry("b", 2), entry("c", 3, { game: "monday" })])?.id, "c");
});

test("a removal that was refused holds up nothing: the hand stays as it was", () => {
  assert.equal(nextOf([entry("a", 1, { kind: "removal", state: "refused" }), entry("b", 2)])?.id, "b");
});

test("after a day the service may not know an act again, but a round by its number", () => {
  const hour = 60 * 60 * 1000;
  const fine = entry("a", 1, { method: "POST", path: "adjustments", at: 1000 });
  assert.equal(isForgotten(fine, 1000 + 19 * hour), false);
  assert.equal(isForgotten(fine, 1000 + 24 * hour), true);
  assert.equal(isForgotten({ ...fine, path: "hands" }, 1000 + 24 * hour), false);
  assert.equal(isForgotten({ ...fine, at: undefined }, 1000 + 24 * hour), false);
});

test("a game ends with what waits, unless that is refused or taken back", () => {
  const last = entry("a", 1, { ends: true });
  assert.equal(willEnd([entry("b", 0), last]), true);
  assert.equal(willEnd([entry("b", 0)]), false);
  assert.equal(willEnd([{ ...last, state: "refused" }]), false);
  assert.equal(willEnd([last, entry("c", 2, { kind: "removal", undoes: "a" })]), false);
});
