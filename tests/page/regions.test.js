import assert from "node:assert/strict";
import { test } from "node:test";
import { regionName } from "../../referee/sheet/static/parts/own-country.js";

test("a region is named in the language of the page, if it is one that languages know", () => {
  assert.deepEqual(
    ["Denmark", "North America", "Louisiana", "Everywhere"].map((name) => regionName(name, "sv")),
    ["Danmark", "Nordamerika", "Louisiana", "Everywhere"],
  );
  assert.equal(regionName("Denmark", "en"), "Denmark");
});
