import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] }, configurable: true });
const { letterOf, pack, packsOf } = await import("../../referee/sheet/static/parts/letters.js");
const { cardName, rankSign, showPack, suitSign } = await import("../../referee/sheet/static/parts/cards.js");
const { rankOfKey, rankTyped, suitKey } = await import("../../referee/sheet/static/parts/card-signs.js");
const RANKS = ["A", "K", "Q", "J", "10", "9", "joker"];

test("a pack has the letters of its language, and what is no letter stays", () => {
  assert.deepEqual(
    RANKS.map((rank) => letterOf(rank, "E K D B")),
    ["E", "K", "D", "B", "10", "9", "joker"],
  );
  assert.equal(letterOf("J", "A K D Kn"), "Kn");
  assert.equal(pack(), "A K Q J");
});

test("the packs of a language come first, then that of the service, each once", () => {
  assert.deepEqual(packsOf("sv").slice(0, 3), ["A K D Kn", "E K D Kn", "A K Q J"]);
  assert.deepEqual(packsOf("fi").slice(0, 1), ["A K Q J"]);
  assert.equal(new Set(packsOf("sv")).size, packsOf("sv").length);
});

test("a keyboard's key is a letter of the pack or of the service, and nothing else", () => {
  const typed = (letters, keys) => keys.map((key) => rankOfKey(key, RANKS, letters));
  assert.deepEqual(typed("E K D B", ["E", "K", "D", "B", "A", "Q", "J"]), ["A", "K", "Q", "J", "A", "Q", "J"]);
  assert.deepEqual(typed("A K D Kn", ["K", "N", "V", "10"]), ["K", "J", undefined, "10"]);
  assert.equal(rankOfKey("D", ["7", "8"], "E K D B"), undefined);
});

test("a family brings the names and letters of a pack with suits of its own", () => {
  const faces = {
    rank: (rank) => ({ 10: "S", 11: "C" })[rank] ?? rank,
    suit: (suit) => ({ O: "oros", C: "copas" })[suit],
    name: (card) => `name of ${card}`,
    keys: { S: "10", C: "11" },
  };
  const shown = () => [cardName("10C"), rankSign("10"), suitSign("C"), suitKey("7", "C"), rankTyped("C", ["11", "7"])];
  showPack(faces);
  assert.deepEqual(shown(), ["name of 10C", "S", "copas", "copas", "11"]);
  assert.equal(rankTyped("S", ["7"]), undefined);
  showPack();
  assert.deepEqual(shown().slice(1), ["10", "♣", ["7", "♣"], undefined]);
});

test("no letter of a pack is another rank for the service", () => {
  for (const letters of packsOf("en"))
    for (const rank of RANKS.slice(0, 4))
      assert.equal(rankOfKey(letterOf(rank, letters).toUpperCase().at(-1), RANKS, letters), rank);
});
