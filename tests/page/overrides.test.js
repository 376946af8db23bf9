import assert from "node:assert/strict";
import { test } from "node:test";
import {
  includes,
  isAbout,
  leaves,
  toggled,
  valueAt,
  withOption,
  withoutOption,
} from "../../referee/sheet/static/new/overrides.js";

const TABLE = { limit: { points: 21, exactly: "reset" }, points: "rank" };

test("every option has its path", () => {
  assert.deepEqual(leaves(TABLE), [
    [["limit", "points"], 21],
    [["limit", "exactly"], "reset"],
    [["points"], "rank"],
  ]);
  assert.equal(valueAt(TABLE, ["limit", "exactly"]), "reset");
  assert.equal(valueAt(TABLE, ["deal", "dealer"]), undefined);
});

test("a list is a value, not a group", () => {
  assert.deepEqual(leaves({ falls: ["mark"] }), [[["falls"], ["mark"]]]);
});

test("a table is a value where the schema tells that it is an option", () => {
  const schema = { properties: { deal: { properties: { cards: { description: "Cards each.", properties: {} } } } } };
  const document = { deal: { cards: { 2: 10, 3: 7 } } };
  assert.deepEqual(leaves(document, schema), [[["deal", "cards"], { 2: 10, 3: 7 }]]);
  assert.deepEqual(leaves(document), [
    [["deal", "cards", "2"], 10],
    [["deal", "cards", "3"], 7],
  ]);
});

test("an option is set and taken away without touching the document", () => {
  const more = withOption(TABLE, ["deal", "cards"], 5);
  assert.deepEqual(more, { ...TABLE, deal: { cards: 5 } });
  assert.deepEqual(withoutOption(more, ["deal", "cards"]), TABLE);
  assert.equal("deal" in TABLE, false);
});

test("a named house rule is on as long as all of it is so", () => {
  const rule = { limit: { exactly: "reset" } };
  assert.equal(includes(TABLE, rule), true);
  const off = toggled(TABLE, rule, false);
  assert.deepEqual(off, { limit: { points: 21 }, points: "rank" });
  assert.equal(includes(off, rule), false);
  assert.deepEqual(toggled(off, rule, true), TABLE);
});

test("an error is about the rule that set what it is about", () => {
  assert.equal(isAbout({ path: "/house_rules/limit/points" }, { limit: { points: 21 } }), true);
  assert.equal(isAbout({ path: "/house_rules/deal" }, { limit: { points: 21 } }), false);
});
