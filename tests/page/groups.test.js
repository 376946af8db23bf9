import assert from "node:assert/strict";
import { test } from "node:test";
import { byRegion, gamesOf, playedLast } from "../../referee/sheet/static/new/groups.js";
import { isOwn, ownFirst, regionsOf } from "../../referee/sheet/static/parts/own-country.js";

const game = (id, family, region, [min, max] = [2, 7]) => ({
  id,
  name: id,
  family,
  family_name: family.toUpperCase(),
  region,
  players: { min, max },
});
const GAMES = [game("a", "one", "Denmark"), game("b", "two", "Sweden"), game("c", "one", "Sweden", [1, 4])];
const ids = (groups) => groups.map(([key, games]) => [key, games.map(({ id }) => id)]);

test("what can be played is grouped by game, in the order of the first of each", () => {
  const games = gamesOf(GAMES);
  assert.deepEqual(
    games.map(({ id, name, variants }) => [id, name, variants.map((one) => one.id)]),
    [
      ["one", "ONE", ["a", "c"]],
      ["two", "TWO", ["b"]],
    ],
  );
});

test("those that were played last come once each, without what another release alone knows", () => {
  assert.deepEqual(
    playedLast(GAMES, ["c", "gone", "a", "c", undefined]).map(({ id }) => id),
    ["c", "a"],
  );
});

test("variants are grouped by country", () => {
  assert.deepEqual(ids(byRegion(GAMES)), [
    ["Denmark", ["a"]],
    ["Sweden", ["b", "c"]],
  ]);
});

test("a locale's own country comes first, then that of its language", () => {
  assert.deepEqual(regionsOf("sv-FI"), [["Finland"], ["Sweden"]]);
  assert.deepEqual(regionsOf("en-US"), [["United States", "North America"]]);
  assert.deepEqual(
    ownFirst(GAMES, "sv-FI").map(({ id }) => id),
    ["b", "c", "a"],
  );
});

test("what is spoken where a reader lives is not yet their country", () => {
  assert.deepEqual(regionsOf("en-GB"), [
    ["United Kingdom", "England"],
    ["United States", "North America"],
  ]);
  assert.equal(isOwn("England", "en-GB"), true);
  assert.equal(isOwn("North America", "en-GB"), false);
  assert.equal(isOwn("Germany", "de"), true);
  assert.equal(isOwn("Germany", "de-AT"), false);
  assert.equal(isOwn("Poland", "pl"), true);
  assert.deepEqual(
    ownFirst(GAMES, "ja-JP").map(({ id }) => id),
    ["a", "b", "c"],
  );
});

test("a country and what it is a part of are one: what is listed first stays first", () => {
  const american = [game("c", "two", "Sweden"), game("a", "one", "North America"), game("b", "one", "United States")];
  assert.deepEqual(
    ownFirst(american, "en-US").map(({ id }) => id),
    ["a", "b", "c"],
  );
});
