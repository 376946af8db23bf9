import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "es-ES" }, configurable: true });
globalThis.document = { querySelector: () => ({ content: "en es" }) };
const { number, signed } = await import("../../referee/sheet/static/text.js");

test("four digits are parted as more are, also where a locale would leave them together", () => {
  assert.deepEqual([999, 1200, 12000].map(number), ["999", "1.200", "12.000"]);
  assert.equal(signed(-1200), "−1.200");
});
