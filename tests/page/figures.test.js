import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
const { money, number, shortMoney, signed, t, typedText, addTexts } =
  await import("../../referee/sheet/static/text.js");

test("figures have their thousands parted, and a true minus", () => {
  assert.deepEqual([12, 1200, -1200, 1234567].map(number), ["12", "1,200", "−1,200", "1,234,567"]);
  assert.deepEqual([0, 9, -3, -1200].map(signed), ["0", "+9", "−3", "−1,200"]);
});

test("sums look as figures do", () => {
  assert.equal(money({ amount: -120050, currency: "GBP" }), "−£1,200.50");
  assert.equal(shortMoney({ amount: -2000, currency: "GBP" }), "−£20");
});

test("what is typed looks as what is recorded", () => {
  assert.deepEqual(["", undefined, "0", "8", "12000"].map(typedText), ["", "", "0", "8", "12,000"]);
});

test("a figure inside a text looks so, too", () => {
  addTexts({ en: { "test.below": "{name} stands at {score}." } });
  assert.equal(t("test.below", { name: "Ann-Marie", score: -1200 }), "Ann-Marie stands at −1,200.");
});
