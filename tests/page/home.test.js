import assert from "node:assert/strict";
import { test } from "node:test";
import en from "../../referee/sheet/static/messages/en/home.js";
import { scoresText, sentenceOf, shortList, whenText } from "../../referee/sheet/static/home/sentences.js";
import { matching } from "../../referee/sheet/static/new/search.js";
import { addTexts } from "../../referee/sheet/static/text.js";

addTexts(en);

const variant = (name, more = {}) => ({
  id: name,
  name,
  family: "f",
  family_name: "Cucumber",
  region: "Poland",
  summary: "",
  players: { min: 2, max: 7 },
  ...more,
});
const names = (hits) => hits.map(({ name }) => name);

test("a game is found by the beginnings of its names, without accents and capitals", () => {
  const all = [
    variant("Víðivallagúrka"),
    variant("Ogórek", { other_names: ["خيار"] }),
    variant("Gin Rummy", { region: "Spain" }),
  ];
  assert.deepEqual(names(matching(all, "OGO")), ["Ogórek"]);
  assert.deepEqual(names(matching(all, "vidiv")), ["Víðivallagúrka"]);
  assert.deepEqual(names(matching(all, "خيار")), ["Ogórek"]);
  assert.deepEqual(names(matching(all, "rummy, spain")), ["Gin Rummy"]);
  assert.deepEqual(names(matching(all, "cucumber")).length, 3);
  assert.deepEqual(names(matching(all, "  ")).length, 3);
  assert.deepEqual(names(matching(all, "umber")), []);
  // One that is called so comes before one that comes from there.
  assert.deepEqual(names(matching([variant("A"), variant("Poland’s own")], "poland")), ["Poland’s own", "A"]);
});

test("five stands for five and more, and a list of an earlier release suits nothing that it does not say", () => {
  const all = [variant("Two", { players: { min: 2, max: 2 } }), variant("Many", { players: { min: 6, max: 9 } })];
  const wishes = { players: 5, occasions: [] };
  assert.deepEqual(names(matching(all, "", wishes)), ["Many"]);
  assert.deepEqual(names(matching(all, "", { players: 2, occasions: [] })), ["Two"]);
  assert.deepEqual(names(matching(all, "", { players: null, occasions: ["short"] })), []);
});

const NOW = Date.parse("2026-11-23T22:00:00Z");
const player = (id, name, score, more = {}) => ({ id, name, side: id, score, withdrawn: false, ...more });
const game = (more) => ({
  status: "finished",
  updated_at: "2026-11-19T21:40:00Z",
  players: [player("p1", "Ann", 20), player("p2", "Tom", 105), player("p3", "Bo", 0)],
  result: { winners: ["p2"], ranking: [{ side: "p2" }, { side: "p1" }, { side: "p3" }] },
  pot: null,
  ...more,
});

test("a game that was won is a sentence, its scores from the winner's on", () => {
  assert.match(sentenceOf(game(), "Rummy", NOW), /^Tom won 105–20–0 · Rummy · Thu\S* \S+/);
  const below = game({ players: [player("p1", "Ann", -5), player("p2", "Tom", 3)] });
  assert.equal(scoresText(below), "3, −5");
  const none = game({ players: [player("p1", "Ann", 0), player("p2", "Tom", 0)] });
  assert.match(sentenceOf(none, "Mätäpesä", NOW), /^Tom won · Mätäpesä · /);
});

test("scores are told as the board of that version had them", () => {
  const lost = game({ version: 4 });
  assert.equal(scoresText(lost, { version: 4, of: { p1: 10, p2: 2, p3: 12 } }), "2–10–12");
  assert.equal(scoresText(lost, { version: 3, of: { p1: 11, p2: 12, p3: 12 } }), "");
});

test("what nobody won, and what goes on, is a sentence too", () => {
  assert.match(sentenceOf(game({ status: "abandoned", result: null }), "Gin", NOW), /^It was given up · Gin · /);
  const nobody = { winners: [], ranking: [] };
  assert.match(sentenceOf(game({ result: nobody }), "Gin", NOW), /^It ended without a winner · Gin · /);
  const playing = game({ status: "playing", result: null, pot: { amount: 1500, currency: "EUR" } });
  assert.match(sentenceOf(playing, "Gin", NOW), /^Ann, Tom,? and Bo are playing Gin, .*15.* in the pot · /);
  const left = game({
    status: "playing",
    players: [player("p1", "Ann", 0), player("p2", "Bo", 0, { withdrawn: true })],
  });
  assert.match(sentenceOf(left, "Gin", NOW), /^Ann is playing Gin · /);
});

test("many names are cut short, and those that run to the left do not turn the sentence", () => {
  assert.equal(shortList(["A", "B", "C", "D", "E"]), "A, B, C and 2 more");
  assert.equal(shortList(["محمد"]), "\u2068محمد\u2069");
});

test("a day is told by its weekday within a week, then by its date, then with the year", () => {
  assert.match(whenText("2026-11-23T21:00:00Z", NOW), /^Mon\S* \d/);
  assert.doesNotMatch(whenText("2026-11-10T21:00:00Z", NOW), /2026|Tue/);
  assert.match(whenText("2025-11-10T21:00:00Z", NOW), /2025/);
});
