import assert from "node:assert/strict";
import { test } from "node:test";
import { regionName } from "../../referee/sheet/static/parts/own-country.js";
import { addTexts } from "../../referee/sheet/static/text.js";

test("a region is named in the language of the page, if it is one that languages know", () => {
  assert.deepEqual(
    ["Denmark", "Louisiana", "Everywhere"].map((name) => regionName(name, "sv")),
    ["Danmark", "Louisiana", "Everywhere"],
  );
  assert.equal(regionName("Denmark", "en"), "Denmark");
});

test("a region for which the page has a text is named by that, also where it is no country", async () => {
  addTexts((await import("../../referee/sheet/static/messages/is/games.js")).default);
  assert.deepEqual(
    ["North America", "England", "Anywhere", "Invented (Bernard Dulac)", "Italy"].map((name) => regionName(name, "da")),
    ["Norður-Ameríka", "England", "Alls staðar", "Uppfinning (Bernard Dulac)", "Italien"],
  );
});
