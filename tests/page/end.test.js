import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
const page = "../../referee/sheet/static/end";
const { longestLead, marginOf, minutesOf, nearestToLimit, placesOf, podiumOf } = await import(`${page}/course.js`);
const { bgStatsLink, digestOf } = await import(`${page}/bg-stats.js`);
const { escaped, fitted, pictureOf } = await import(`${page}/picture.js`);
const { fileName } = await import(`${page}/sending.js`);
const { resultOf } = await import(`${page}/result.js`);

const PLAYERS = ["Ann", "Bo", "Cy", "Dee"].map((name, at) => ({
  id: `p${at + 1}`,
  side: `p${at + 1}`,
  name,
  score: [6, 21, 17, 0][at],
  withdrawn: false,
}));
const RANKING = [
  { side: "p1", place: 1 },
  { side: "p3", place: 2 },
  { side: "p2", place: 3 },
  { side: "p4", place: 3 },
];
const GAME = {
  id: "a-game-that-nobody-guesses",
  variant: "agurk",
  title: "Friday",
  status: "finished",
  created_at: "2026-11-20T19:00:00.000Z",
  players: PLAYERS,
  result: { winners: ["p1"], losers: ["p2", "p3", "p4"], ranking: RANKING, transfers: [] },
};
const NO_FALLS = { peaks: () => [], limit: () => null };
const FALLS = {
  limit: () => 21,
  peaks: ({ fallen = [] }) => fallen.map((player) => ({ player, peak: 24 })),
  peakText: (name, score, when) => `${name} fell with ${score}: ${when}.`,
};
const round = (number, scores, more = {}) => ({
  kind: "hand",
  number,
  scores,
  recorded_at: `2026-11-20T19:${String(10 * number).padStart(2, "0")}:00.000Z`,
  leader: "p2",
  ...more,
});
const SHEET = [
  round(1, { p1: 0, p2: 9, p3: 2, p4: 3 }),
  round(2, { p1: 0, p2: 18, p3: 2, p4: 3 }),
  round(3, { p1: 6, p2: 2, p3: 2, p4: 3 }, { fallen: ["p2"] }),
  round(4, { p1: 6, p2: 21, p3: 17, p4: 0 }, { fallen: ["p4"] }),
];
const withResult = (result) => ({ ...GAME, result: { ...GAME.result, ...result } });

test("the best stands in the middle of the podium, and who shares a place stands there as well", () => {
  assert.deepEqual(
    podiumOf(GAME).map(({ side }) => side),
    ["p4", "p3", "p1", "p2"],
  );
  const tied = withResult({ ranking: RANKING.map(({ side }) => ({ side, place: 1 })).slice(0, 2) });
  assert.deepEqual(
    podiumOf(tied).map(({ place }) => place),
    [1, 1],
  );
});

test("there is no podium for one player, nor for more than can stand on it", () => {
  const alone = { ...withResult({ ranking: [] }), players: PLAYERS.slice(0, 1) };
  assert.deepEqual(podiumOf(alone), []);
  assert.deepEqual(placesOf(alone), [{ side: "p1", place: null }]);
  const many = Array.from({ length: 5 }, (_, at) => ({ side: `p${at}`, place: 1 }));
  assert.deepEqual(podiumOf(withResult({ ranking: many })), []);
});

test("a game took as long as from its beginning to its last entry, unless it lay open over night", () => {
  assert.equal(minutesOf(GAME, SHEET), 40);
  assert.equal(minutesOf(GAME, []), null);
  assert.equal(minutesOf(GAME, [round(1, {}, { recorded_at: "2026-11-22T08:00:00.000Z" })]), null);
});

test("who is ahead for longest has the best score alone, and has not fallen", () => {
  assert.deepEqual(longestLead(GAME, SHEET, FALLS, "lowest"), { sides: ["p1"], rounds: 2 });
  assert.deepEqual(longestLead(GAME, SHEET, NO_FALLS, "highest"), { sides: ["p2"], rounds: 2 });
  assert.equal(longestLead(GAME, SHEET, NO_FALLS, null), null);
  assert.equal(longestLead(GAME, SHEET.slice(0, 1), NO_FALLS, "lowest"), null);
});

test("a lead that is shared is nobody's, and one of who has left is not counted", () => {
  const level = [1, 2, 3].map((number) => round(number, { p1: 4, p2: 4, p3: 9, p4: 9 }));
  assert.equal(longestLead(GAME, level, NO_FALLS, "lowest"), null);
  const left = { ...GAME, players: PLAYERS.map((player) => ({ ...player, withdrawn: player.id === "p1" })) };
  assert.deepEqual(longestLead(left, level, NO_FALLS, "lowest"), { sides: ["p2"], rounds: 3 });
});

test("the nearest fall is that of who came closest without one", () => {
  assert.deepEqual(nearestToLimit(GAME, SHEET, FALLS, {}), { side: "p3", score: 17, limit: 21 });
  assert.equal(nearestToLimit(GAME, SHEET, NO_FALLS, {}), null);
});

test("a win is by the points to the next, where points alone decide", () => {
  assert.equal(marginOf(GAME, SHEET, NO_FALLS, "lowest"), 11);
  assert.equal(marginOf(GAME, SHEET, FALLS, "lowest"), null);
  assert.equal(marginOf(GAME, SHEET, NO_FALLS, null), null);
});

const FAMILY = {
  words: { round: "hand", rounds: "hands", Round: "Hand", noun: "hand" },
  player: { best: () => "lowest" },
  board: { keepsScore: () => true, ending: () => null },
};
const ENDED = { game: GAME, sheet: SHEET, rules: {}, pot: null, variant: "Agurk" };

test("a result says who won, and how it went", () => {
  const result = resultOf({ ...ENDED, family: FAMILY, parts: FALLS });
  assert.equal(result.about, "Friday · Agurk · Friday 20 Nov · 40 min");
  assert.deepEqual(result.facts[0], ["Bo fell with 24: Hand 3.", ""]);
  assert.deepEqual(result.facts.slice(2), [
    ["Longest ahead", "Ann, 2 hands"],
    ["Closest to the limit", "Cy, 17 of 21"],
    ["Played", "4 hands"],
  ]);
  assert.deepEqual(result.payments, []);
});

test("money is told as it is paid, or as it stands where each round was paid", () => {
  const paid = [
    { from: "pot", to: "p1", amount: 2000, currency: "GBP" },
    { from: "p2", to: "p1", amount: 500, currency: "GBP" },
  ];
  const payments = (more) => resultOf({ ...ENDED, family: FAMILY, parts: NO_FALLS, ...more }).payments;
  assert.deepEqual(payments({ game: withResult({ transfers: paid }) }), [
    ["Ann gets from the pot", "£20"],
    ["Bo pays Ann", "£5"],
  ]);
  const players = [
    { player: "p1", balance: 150 },
    { player: "p2", balance: -150 },
    { player: "p3", balance: 0 },
  ];
  assert.deepEqual(payments({ pot: { stake: { amount: 1, currency: "EUR" }, players } }), [
    ["Ann", "+€1.50"],
    ["Bo", "−€1.50"],
  ]);
});

const LOOK = {
  ...{ table: "#1", paper: "#2", ink: "#3", soft: "#4", rule: "#5", felt: "#6", onFelt: "#7", crown: "#7", step: "#8" },
  font: '"Noto Sans", sans-serif',
  measure: (text, size) => [...text].length * size * 0.55,
  faceOf: (side) => ({ mark: side, background: "#9", ink: "#0" }),
};

test("a picture has all of a result, whatever a name is made of", () => {
  const game = { ...GAME, players: PLAYERS.map((player) => ({ ...player, name: `<b>&"${player.name}\u0007` })) };
  const { svg, width, height } = pictureOf(resultOf({ ...ENDED, game, family: FAMILY, parts: FALLS }), LOOK);
  assert.match(svg, new RegExp(`width="${width}" height="${height}"`));
  assert.equal(svg.includes("<b>"), false);
  assert.equal(svg.includes("\u0007"), false);
  for (const text of ["&#60;b&#62;&#38;&#34;Ann", "Longest ahead", "17 of 21", "p4"])
    assert.ok(svg.includes(text), text);
});

test("of more players a picture becomes higher", () => {
  const others = Array.from({ length: 13 }, (_, at) => ({ side: `p${at}`, name: `P${at}`, place: 4 + at, score: "9" }));
  const result = resultOf({ ...ENDED, family: FAMILY, parts: FALLS });
  assert.ok(pictureOf({ ...result, others }, LOOK).height > pictureOf(result, LOOK).height + 13 * 80);
});

test("a long name becomes smaller, then shorter, and is never cut through a letter", () => {
  assert.deepEqual(fitted("Ann", 40, 100, LOOK), { text: "Ann", size: 40 });
  assert.deepEqual(fitted("Annabelle", 40, 150, LOOK), { text: "Annabelle", size: 30 });
  assert.deepEqual(fitted("👩‍👩‍👧‍👦".repeat(9), 40, 120, { ...LOOK, measure: (text, size) => text.length * size * 0.1 }), {
    text: `${"👩‍👩‍👧‍👦".repeat(4)}…`,
    size: 24,
  });
});

test("what XML cannot have is left out of a text", () => {
  assert.equal(escaped("A\u0000\ud800B\ufffe🥒"), "AB🥒");
});

test("a file is named as its title, without what no file may be named", () => {
  assert.equal(fileName("Ann & Bo win!"), "Ann & Bo win!");
  assert.equal(fileName("../a\\b:c?"), "a b c");
  assert.equal(fileName("..."), "Referee");
});

const playOf = (more) => {
  const link = bgStatsLink({
    ...{ game: GAME, sheet: SHEET, variant: "Agurk", best: "lowest", bggId: null, minutes: 40 },
    shown: (score) => score,
    ...more,
  });
  const [address, data] = link.split("?data=");
  assert.equal(address, ["https:", "", "app.bgstatsapp.com", "createPlay.html"].join("/"));
  return JSON.parse(decodeURIComponent(data));
};

test("BG Stats is given the play as it asks for it", () => {
  const play = playOf({ bggId: 15878 });
  assert.equal(play.sourceName, "Referee");
  assert.equal(play.playDate, "2026-11-20 19:00:00");
  assert.equal(play.durationMin, 40);
  assert.deepEqual(play.game, {
    name: "Agurk",
    sourceGameId: "agurk",
    bggId: 15878,
    highestWins: false,
    noPoints: false,
  });
  assert.deepEqual(play.players[1], {
    name: "Bo",
    sourcePlayerId: "bo",
    score: 21,
    winner: false,
    rank: 3,
    startPlayer: true,
  });
});

test("BG Stats is given nothing that nobody knows, and no id that opens the game", () => {
  const play = playOf({ best: null, minutes: null });
  assert.equal("durationMin" in play || "bggId" in play.game || "score" in play.players[0], false);
  assert.equal(play.game.noPoints, true);
  assert.equal(JSON.stringify(play).includes(GAME.id), false);
  assert.match(play.sourcePlayId, /^[0-9a-f]{16}$/);
  assert.notEqual(digestOf("a"), digestOf("b"));
});

test("partners are a team for BG Stats, and what is left counts upwards", () => {
  const players = PLAYERS.map((player, at) => ({ ...player, side: `t${(at % 2) + 1}` }));
  const result = { winners: ["t2"], ranking: [{ side: "t2", place: 1 }], transfers: [] };
  const play = playOf({ game: { ...GAME, players, result }, shown: (score) => 30 - score });
  assert.deepEqual(
    play.players.map(({ team, winner }) => `${team}${winner}`),
    ["1false", "2true", "1false", "2true"],
  );
  assert.equal(play.game.highestWins, true);
  assert.equal(play.players[0].score, 24);
});
