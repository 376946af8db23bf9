import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
const { money, number, shortMoney, signed, t, addTexts } = await import("../../referee/sheet/static/text.js");

test("figures have their thousands parted, and a true minus", () => {
  assert.deepEqual([12, 1200, -1200, 1234567].map(number), ["12", "1,200", "−1,200", "1,234,567"]);
  assert.deepEqual([0, 9, -3, -1200].map(signed), ["0", "+9", "−3", "−1,200"]);
});

test("sums look as figures do", () => {
  assert.equal(money({ amount: -120050, currency: "GBP" }), "−£1,200.50");
  assert.equal(shortMoney({ amount: -2000, currency: "GBP" }), "−£20");
});

test("a figure inside a text looks so, too", () => {
  addTexts({ "test.below": "{name} stands at {score}." });
  assert.equal(t("test.below", { name: "Ann-Marie", score: -1200 }), "Ann-Marie stands at −1,200.");
});

test("a text is chosen by a number or a word, and by several of them", () => {
  addTexts({
    "test.count": { one: "1 card", other: "{count} cards" },
    "test.packs": {
      by: "above",
      one: "{packs} for 1",
      other: { by: "packs", one: "a pack for {above}", other: "{packs} packs for {above}" },
    },
    "test.noun": { by: "noun", deal: "Deal {number} won", other: "Round {number} won" },
  });
  const counts = [0, 1, 2, 21, 1234, -1];
  assert.deepEqual(
    counts.map((count) => t("test.count", { count })),
    ["0 cards", "1 card", "2 cards", "21 cards", "1,234 cards", "1 card"],
  );
  assert.equal(t("test.packs", { above: 1, packs: 3 }), "3 for 1");
  assert.equal(t("test.packs", { above: 6, packs: 1 }), "a pack for 6");
  assert.equal(t("test.packs", { above: 6, packs: 2 }), "2 packs for 6");
  assert.equal(t("test.noun", { noun: "deal", number: 3 }), "Deal 3 won");
  assert.equal(t("test.noun", { noun: "hand", number: 3 }), "Round 3 won");
});
