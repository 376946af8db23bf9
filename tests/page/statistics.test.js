import assert from "node:assert/strict";
import { test } from "node:test";
import { deal } from "../../referee/sheet/static/families/patience/deal.js";
import { solosOf, playersOf, runOf } from "../../referee/sheet/static/statistics/counting.js";
import { csvOf, harmless } from "../../referee/sheet/static/statistics/csv.js";
import { dealsOf, gamesOf } from "../../referee/sheet/static/statistics/played.js";

const at = (minutes) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString();
/** A game that is over: everybody by name, the winner first. */
const over = (minutes, names, more = {}) => {
  const players = names.map((name, seat) => ({ id: `p${seat + 1}`, name }));
  const ranking = players.map(({ id }, place) => ({ player: id, place: place + 1 }));
  const game = {
    family: "whist",
    status: "finished",
    created_at: at(minutes),
    players,
    result: { winners: ["p1"], ranking },
  };
  return { id: `g${minutes}`, game: { ...game, ...more } };
};
const person = (games, name) => playersOf(gamesOf(games)).find((player) => player.name === name);

test("a run is of wins one after the other", () => {
  assert.deepEqual(runOf([true, true, true, false, true]), { now: 1, most: 3 });
  assert.deepEqual(runOf([]), { now: 0, most: 0 });
  assert.deepEqual(runOf([true, false]), { now: 0, most: 1 });
});

test("games, wins, runs and rivals are counted for everybody, in the order of the games", () => {
  const games = [over(3, ["Bo", "Ann"]), over(1, ["Ann", "Bo"]), over(2, ["ann ", "Bo", "Cy"], { family: "hearts" })];
  const ann = person(games, "Ann");
  assert.deepEqual([ann.games, ann.wins, ann.run], [3, 2, { now: 0, most: 2 }]);
  assert.deepEqual(
    ann.families.map(({ family, games: count, wins }) => [family, count, wins]),
    [
      ["whist", 2, 1],
      ["hearts", 1, 1],
    ],
  );
  assert.deepEqual(ann.rivals[0], { name: "Bo", games: 3, ahead: 2, behind: 1 });
  assert.deepEqual(ann.rivals[1], { name: "Cy", games: 1, ahead: 1, behind: 0 });
});

test("what has no end has no winner, and a rematch is a game of its own", () => {
  const open = over(1, ["Ann", "Bo"], { status: "playing", result: null });
  const givenUp = over(2, ["Ann", "Bo"], { status: "abandoned", result: null });
  assert.deepEqual(playersOf(gamesOf([open, givenUp, { id: "unread" }])), []);
  const rematch = over(4, ["Ann", "Bo"]);
  assert.equal(person([open, over(3, ["Ann", "Bo"]), rematch], "Ann").games, 2);
});

test("guests of one name at a table are counted once, and are no rivals of their own", () => {
  const ann = person([over(1, ["Bo", "Ann", "ANN", "Cy"])], "Ann");
  assert.deepEqual([ann.games, ann.wins], [1, 0]);
  assert.deepEqual(
    ann.rivals.map(({ name }) => name),
    ["Bo", "Cy"],
  );
  assert.equal(person([over(1, ["Ann", "Bo", "ann"])], "Ann").wins, 1);
});

test("where nobody has a place, who won is ahead", () => {
  const shared = { winners: ["p1", "p2"], ranking: [] };
  const games = [over(1, ["Ann", "Bo", "Cy"], { result: shared })];
  assert.deepEqual(person(games, "Ann").rivals, [
    { name: "Bo", games: 1, ahead: 0, behind: 0 },
    { name: "Cy", games: 1, ahead: 1, behind: 0 },
  ]);
  assert.equal(person(games, "Bo").wins, 1);
});

const lines = (points) => [
  { player: "p1", kind: "carried_off", points: -40 },
  { player: "p1", kind: "cards", points },
];
const act = (number, minutes, points, won = false) => ({
  kind: "hand",
  number,
  won,
  lines: lines(points),
  recorded_at: at(minutes),
});
const alone = (minutes, more = {}) => ({
  ...over(minutes, ["Ann"], { family: "klondike", variant: "klondike", status: "playing", result: null, ...more }),
  variant: "Klondike",
});
const counted = (known, sheets) => solosOf(dealsOf(known, (id) => sheets[id] ?? [], { klondike: deal }));

test("deals of one alone: won, in a row, best, and the times of those that were won", () => {
  const sheet = [act(1, 8, 52, true), act(2, 20, 17), act(3, 26, 52, true), act(4, 38, 52, true)];
  const [row] = counted([alone(0)], { g0: [...sheet, { kind: "end", lines: [], recorded_at: at(40) }] });
  assert.deepEqual(
    [row.variant, row.name, row.games, row.wins, row.run],
    ["Klondike", "Ann", 4, 3, { now: 2, most: 2 }],
  );
  assert.deepEqual([row.best, row.fastestMs / 60_000, row.usualMs / 60_000], [52, 6, 8]);
});

test("runs go on from game to game, and a deal that was given up ends them", () => {
  const sheets = { g0: [act(1, 5, 52, true)], g60: [act(1, 70, 52, true), act(2, 80, 0)] };
  const known = [alone(60, { status: "abandoned" }), alone(0)];
  assert.deepEqual(counted(known, sheets)[0].run, { now: 0, most: 2 });
});

test("no time is told of deals that were recorded together, of clocks that went back, or of a night between", () => {
  const times = (...minutes) => counted([alone(10)], { g10: minutes.map((when, n) => act(n + 1, when, 52, true)) })[0];
  assert.deepEqual([times(2).fastestMs, times(2).usualMs], [null, null]);
  assert.equal(times(10.5).fastestMs, null);
  assert.equal(times(10 + 600).fastestMs, null);
  assert.equal(times(15, 5, 600).fastestMs, 5 * 60_000);
  const broken = { g10: [{ ...act(1, 20, 9, true), recorded_at: undefined }] };
  assert.equal(counted([alone(10)], broken)[0].fastestMs, null);
});

test("everybody and every way to play has figures of its own, and a loss below 0 is a best score, too", () => {
  const known = [alone(0), { ...alone(1), variant: "Vegas" }, alone(2)];
  known[2].game.players[0].name = "Bo";
  const rows = counted(known, { g0: [act(1, 5, 9)], g1: [act(1, 6, -7)], g2: [act(1, 7, 3)] });
  assert.deepEqual(
    rows.map(({ variant, name, best }) => [variant, name, best]),
    [
      ["Klondike", "Ann", 9],
      ["Klondike", "Bo", 3],
      ["Vegas", "Ann", -7],
    ],
  );
  assert.deepEqual(counted([alone(0)], {}), []);
});

test("two thousand games are counted, too", () => {
  const names = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"];
  const games = Array.from({ length: 2000 }, (_, n) => over(n, [...names.slice(n % 6), ...names.slice(0, n % 6)]));
  const players = playersOf(gamesOf(games));
  assert.equal(
    players.reduce((sum, { wins }) => sum + wins, 0),
    2000,
  );
});

test("the file has a line for everything, in plain figures, and no formula", () => {
  const players = playersOf(gamesOf([over(1, ['=SUM(A1)"', "Bo, the\nelder"])]));
  const rows = counted([alone(0)], { g0: [act(1, 5, -52, true)] });
  const text = csvOf(players, rows, (family) => family);
  const heads =
    "kind,name,rival,family,variant,games,wins,losses,streak,best_streak,best_score,best_seconds,usual_seconds";
  const expected = [
    heads,
    `all,"'=SUM(A1)""",,,,1,1,0,1,1,,,`,
    `family,"'=SUM(A1)""",,whist,,1,1,0,1,1,,,`,
    `rival,"'=SUM(A1)""","Bo, the\nelder",,,1,1,0,,,,,`,
    `all,"Bo, the\nelder",,,,1,0,1,0,0,,,`,
    `family,"Bo, the\nelder",,whist,,1,0,1,0,0,,,`,
    `rival,"Bo, the\nelder","'=SUM(A1)""",,,1,0,1,,,,,`,
    "alone,Ann,,klondike,Klondike,1,1,0,1,1,-52,300,300",
  ];
  assert.equal(text, `\ufeff${expected.join("\r\n")}\r\n`);
  for (const start of ["=", "+", "-", "@", "\t"]) assert.equal(harmless(`${start}1`), `'${start}1`);
  assert.equal(harmless("x;@SUM(A1)"), "x;'@SUM(A1)");
  assert.equal(harmless("Ann"), "Ann");
});
