import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "es-ES" }, configurable: true });
globalThis.document = { querySelector: () => ({ content: "en es" }) };
const { choice, list, number, signed } = await import("../../referee/sheet/static/text.js");

test("four digits are parted as more are, also where a locale would leave them together", () => {
  assert.deepEqual([999, 1200, 12000].map(number), ["999", "1.200", "12.000"]);
  assert.equal(signed(-1200), "−1.200");
});

test("Spanish has another “and” and “or” before names that begin as these words do", () => {
  const names = ["Inés", "Íñigo", "Hilda", "Hierro", "Óscar", "Hortensia", "8", "Eva"];
  assert.deepEqual(
    names.map((name) => list(["Ana", "Íñigo", name])),
    ["e Inés", "e Íñigo", "e Hilda", "y Hierro", "y Óscar", "y Hortensia", "y 8", "y Eva"].map(
      (rest) => `Ana, Íñigo ${rest}`,
    ),
  );
  assert.deepEqual(
    names.map((name) => choice(["Ana", name])),
    ["o Inés", "o Íñigo", "o Hilda", "o Hierro", "u Óscar", "u Hortensia", "u 8", "o Eva"].map((rest) => `Ana ${rest}`),
  );
  const more = ["«Isa»", "“Hílda”", "🐙 Inés", "Борис Inés", "«8»", "¿Ó?"];
  assert.deepEqual(
    more.map((name) => `${list(["Ana", name])}, ${choice(["Ana", name])}`),
    [
      "Ana e «Isa», Ana o «Isa»",
      "Ana e “Hílda”, Ana o “Hílda”",
      "Ana e 🐙 Inés, Ana o 🐙 Inés",
      "Ana y Борис Inés, Ana o Борис Inés",
      "Ana y «8», Ana u «8»",
      "Ana y ¿Ó?, Ana u ¿Ó?",
    ],
  );
  assert.deepEqual([list([]), list(["Óscar"])], ["", "Óscar"]);
});

test("a name stands as it was written, also one of marks only or of nothing", () => {
  for (const name of ["\uFE0F", "\u0301\u0301", "", "«»", "☂", "11", "O’Neill"])
    assert.equal(list([name, "B", name]).replace(" e ", " y "), `${name}, B y ${name}`);
});
