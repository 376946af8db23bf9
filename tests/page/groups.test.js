import assert from "node:assert/strict";
import { test } from "node:test";
import { byFamily, byRegion } from "../../referee/sheet/static/new/groups.js";
import { ownFirst, regionsOf } from "../../referee/sheet/static/parts/own-country.js";

const game = (id, family, region) => ({ id, name: id, family, region });
const GAMES = [game("a", "one", "Denmark"), game("b", "two", "Sweden"), game("c", "one", "Sweden")];
const ids = (groups) => groups.map(([key, games]) => [key, games.map(({ id }) => id)]);

test("games are grouped in the order of their first", () => {
  assert.deepEqual(ids(byFamily(GAMES)), [
    ["one", ["a", "c"]],
    ["two", ["b"]],
  ]);
  assert.deepEqual(ids(byRegion(GAMES)), [
    ["Denmark", ["a"]],
    ["Sweden", ["b", "c"]],
  ]);
});

test("a locale's own country comes first, then that of its language", () => {
  assert.deepEqual(regionsOf("sv-FI"), ["Finland", "Sweden"]);
  assert.deepEqual(regionsOf("en-US"), ["United States", "North America"]);
  assert.deepEqual(
    ownFirst(GAMES, "sv-FI").map(({ id }) => id),
    ["b", "c", "a"],
  );
});
