import assert from "node:assert/strict";
import { test } from "node:test";
import { byRegion, gamesOf, playedFirst, rangeOfGame, usualOf } from "../../referee/sheet/static/new/groups.js";
import { ownFirst, regionsOf } from "../../referee/sheet/static/parts/own-country.js";

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
  assert.deepEqual(rangeOfGame(games[0]), { min: 1, max: 7 });
});

test("games that were played come first, and one alone is all that is offered", () => {
  const games = gamesOf(GAMES);
  assert.deepEqual(
    playedFirst(games, ["two", undefined]).map(({ id }) => id),
    ["two", "one"],
  );
  assert.equal(usualOf(["two", "two", undefined], games)?.id, "two");
  assert.equal(usualOf(["two", "one"], games), undefined);
  assert.equal(usualOf(["gone"], games), undefined);
  assert.equal(usualOf([], games), undefined);
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

test("a country and what it is a part of are one: what is listed first stays first", () => {
  const american = [game("c", "two", "Sweden"), game("a", "one", "North America"), game("b", "one", "United States")];
  assert.deepEqual(
    ownFirst(american, "en-US").map(({ id }) => id),
    ["a", "b", "c"],
  );
});
