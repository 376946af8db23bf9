import assert from "node:assert/strict";
import { test } from "node:test";
import { disputedIn, isOwn, ownLast, toConfirm } from "../../referee/sheet/static/confirming/choosing.js";

const bo = { id: "b", player: "p2", role: "player" };
const host = { id: "h", player: null, role: "scorer" };
const round = (number, state, link, player = null) => ({
  number,
  confirmation: { state, entered: { link, player }, link: "b", player: "p2" },
});

test("the oldest round is asked about that another person has entered", () => {
  const sheet = [{ kind: "join" }, round(1, "confirmed", "h"), round(2, "open", "b"), round(3, "open", "h")];
  assert.equal(toConfirm(sheet, bo)?.number, 3);
  assert.equal(toConfirm(sheet, host)?.number, 2);
  assert.equal(toConfirm(sheet.slice(0, 2), bo), null);
});

test("another phone of the same player is the same person, and no two phones of nobody's are", () => {
  assert.ok(isOwn({ link: "other", player: "p2" }, bo));
  assert.ok(!isOwn({ link: "other", player: null }, host));
  assert.ok(!isOwn(undefined, host));
});

test("a player's link corrects the last entry where it has made it", () => {
  assert.equal(ownLast([round(1, "open", "b", "p2")], bo)?.number, 1);
  assert.equal(ownLast([round(1, "open", "h")], bo), null);
  assert.equal(ownLast([round(1, "open", "h")], host), null);
  assert.equal(ownLast([], bo), null);
  assert.deepEqual(disputedIn([round(1, "open", "b"), round(2, "disputed", "h")]).length, 1);
});
