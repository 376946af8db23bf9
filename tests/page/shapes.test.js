import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf, spelledOut, without } from "../../referee/sheet/static/shapes/model.js";
import { begun } from "../../referee/sheet/static/shapes/known.js";
import { openIn, unbegunIn } from "../../referee/sheet/static/shapes/open.js";
import { wordOf } from "../../referee/sheet/static/shapes/word.js";
import { bodyOf, emptyOf, fitting, inForm, missingIn, valueOf } from "../../referee/sheet/static/shapes/value.js";
import { valueText } from "../../referee/sheet/static/shapes/value-text.js";

const PLAYER = { type: "string", format: "player" };
const CARD = { type: "string", format: "card" };
const SEATS = { players: [{ id: "p1" }, { id: "p2" }], sides: [{ id: "t1" }, { id: "t2" }] };

const BIDS = {
  type: "object",
  required: ["bids", "kind"],
  properties: {
    kind: { const: "bids" },
    number: { type: "integer" },
    bids: {
      title: "Bids",
      type: "object",
      propertyNames: { format: "player" },
      additionalProperties: { type: "integer", minimum: 0, maximum: 13 },
    },
    note: { type: ["string", "null"], maxLength: 20 },
  },
};

const TRICKS = {
  oneOf: [
    {
      title: "Card by card",
      type: "object",
      required: ["plays"],
      properties: { plays: { type: "array", minItems: 2, maxItems: 2, items: { $ref: "#/$defs/Play" } } },
    },
    {
      title: "In short",
      type: "object",
      required: ["winner"],
      properties: {
        winner: PLAYER,
        suit: { enum: ["H", "S"], "x-labels": { H: "hearts", S: "spades" } },
        doubled: { type: "boolean" },
      },
    },
  ],
  $defs: { Play: { type: "object", required: ["player", "card"], properties: { player: PLAYER, card: CARD } } },
};

test("a schema is asked property by property, in its order", () => {
  const form = fieldOf(BIDS);
  assert.deepEqual(
    form.fields.map(([name, { kind, label, optional }]) => [name, kind, label, optional]),
    [
      ["kind", "fixed", "Kind", false],
      ["number", "number", "Number", true],
      ["bids", "by", "Bids", false],
      ["note", "text", "Note", true],
    ],
  );
  assert.deepEqual(form.fields[2][1].item, { ...form.fields[2][1].item, kind: "number", min: 0, max: 13 });
});

test("what stands in a list is called as the list is, not as its type", () => {
  const field = fieldOf({ type: "array", items: { type: "object", title: "LaidOn", properties: { card: CARD } } });
  assert.deepEqual([field.item.label, field.item.fields[0][1].label], ["", "Card"]);
});

test("a place in a list where nothing is shows as a dash", () => {
  const cells = fieldOf({ type: "array", items: { type: ["integer", "null"] } });
  assert.match(valueText(cells, [4, null, 5], {}), /4.*–.*5/);
});

test("a name without a title is spelled out", () => {
  assert.equal(spelledOut("points_each"), "Points each");
  assert.equal(spelledOut(""), "");
});

test("what the page knows by itself is not asked", () => {
  assert.deepEqual(
    without(fieldOf(BIDS), "number").fields.map(([name]) => name),
    ["kind", "bids", "note"],
  );
  const forms = without(fieldOf(TRICKS), "winner");
  assert.deepEqual(
    forms.forms.map(({ fields }) => fields.map(([name]) => name)),
    [["plays"], ["suit", "doubled"]],
  );
});

test("values of an enum are called as the shape says, and one alone is not asked", () => {
  const [, short] = fieldOf(TRICKS).forms;
  assert.deepEqual(short.fields[1][1].choices, [
    { value: "H", label: "hearts" },
    { value: "S", label: "spades" },
  ]);
  assert.deepEqual(fieldOf({ enum: ["only"] }).kind, "fixed");
  assert.equal(fieldOf({ enum: ["too_late", "x"] }).choices[0].label, "Too late");
});

test("of properties of which one or another is needed, each form asks for its own", () => {
  const field = fieldOf({
    type: "object",
    properties: { plays: { type: "array", items: CARD }, winner: PLAYER, note: { type: "string" } },
    required: [],
    oneOf: [
      { title: "all cards", required: ["plays"] },
      { title: "the winner", required: ["winner"] },
    ],
  });
  assert.deepEqual(
    field.forms.map(({ label, fields }) => [label, fields.map(([name, { optional }]) => [name, optional])]),
    [
      [
        "All cards",
        [
          ["plays", false],
          ["note", true],
        ],
      ],
      [
        "The winner",
        [
          ["winner", false],
          ["note", true],
        ],
      ],
    ],
  );
  assert.deepEqual(bodyOf(field, valueOf(field, { winner: "p1", lines: [] })), { winner: "p1" });
});

test("a switch that may be left out says nothing until it is turned", () => {
  const field = fieldOf({ type: "object", properties: { doubled: { type: ["boolean", "null"] } } });
  assert.deepEqual(bodyOf(field, emptyOf(field)), {});
  assert.deepEqual(bodyOf(field, { doubled: false }), { doubled: false });
});

test("one form beside null may be left out", () => {
  const field = fieldOf({ oneOf: [{ type: "null" }, { type: "object", properties: { who: PLAYER } }] });
  assert.equal(field.kind, "group");
  assert.equal(field.nullable, true);
});

test("an empty form sends nothing but what is fixed", () => {
  const field = fieldOf(BIDS);
  assert.deepEqual(bodyOf(field, emptyOf(field)), { kind: "bids", bids: {} });
});

test("what is missing is named by its place, player by player", () => {
  const field = without(fieldOf(BIDS), "number");
  const empty = emptyOf(field);
  assert.equal(missingIn(field, empty, SEATS)?.path, "/bids/p1");
  const one = { ...empty, bids: { p1: 0 } };
  assert.equal(missingIn(field, one, SEATS)?.path, "/bids/p2");
  assert.equal(missingIn(field, { ...empty, bids: { p1: 0, p2: 14 } }, SEATS)?.path, "/bids/p2");
  const whole = { ...empty, bids: { p1: 0, p2: 13 } };
  assert.equal(missingIn(field, whole, SEATS), null);
  assert.deepEqual(bodyOf(field, whole), { kind: "bids", bids: { p1: 0, p2: 13 } });
});

test("a whole number is no fraction", () => {
  const field = fieldOf({ type: "integer", minimum: -3, maximum: 3 });
  assert.deepEqual(
    [-4, -3, 0.5, 3, undefined].map((value) => missingIn(field, value, SEATS) === null),
    [false, true, false, true, false],
  );
});

test("text of blanks is none, and blanks around it are not sent", () => {
  const field = fieldOf({ type: "string", minLength: 2 });
  assert.equal(missingIn(field, "  ", SEATS)?.field, field);
  assert.equal(missingIn(field, " a ", SEATS)?.field, field);
  assert.equal(missingIn(field, " ab ", SEATS), null);
  assert.equal(bodyOf(field, " ab "), "ab");
});

test("what must be there and may be null is sent as null", () => {
  const field = fieldOf({
    type: "object",
    required: ["led"],
    properties: { led: { type: ["string", "null"], format: "player" } },
  });
  assert.equal(missingIn(field, emptyOf(field), SEATS), null);
  assert.deepEqual(bodyOf(field, emptyOf(field)), { led: null });
});

test("lists have as many items as they must", () => {
  const field = fieldOf(TRICKS).forms[0];
  const plays = [
    { player: "p1", card: "5" },
    { player: "p2", card: "QS" },
  ];
  assert.deepEqual(emptyOf(field).plays.length, 2);
  assert.equal(missingIn(field, { plays: plays.slice(1) }, SEATS)?.path, "/plays");
  assert.equal(missingIn(field, { plays: [plays[0], { player: "p2" }] }, SEATS)?.path, "/plays/1/card");
  assert.deepEqual(bodyOf(field, { plays }), { plays });
});

test("of several forms one is sent, and what stands in the others stays", () => {
  const field = fieldOf(TRICKS);
  const short = { form: 1, of: { 0: { plays: [] }, 1: { winner: "p2", doubled: false } } };
  assert.deepEqual(bodyOf(field, short), { winner: "p2", doubled: false });
  assert.deepEqual(inForm(field, { ...short, form: 0 }), { plays: [] });
  assert.equal(missingIn(field, { form: 1, of: {} }, SEATS)?.path, "/winner");
});

test("a body is read back into the form that it came from", () => {
  const field = fieldOf(TRICKS);
  for (const body of [
    { winner: "p1", suit: "S", doubled: true },
    {
      plays: [
        { player: "p1", card: "5" },
        { player: "p2", card: "6" },
      ],
    },
  ]) {
    assert.deepEqual(bodyOf(field, valueOf(field, { ...body, number: 3, lines: [] })), body);
  }
  const bids = without(fieldOf(BIDS), "number");
  assert.deepEqual(bodyOf(bids, valueOf(bids, { bids: { p1: 4 }, note: "so" })), {
    kind: "bids",
    bids: { p1: 4 },
    note: "so",
  });
});

test("whoever is not at the table any more is in no form", () => {
  const list = fieldOf({ type: "array", items: PLAYER });
  assert.deepEqual(fitting(list, ["p3", "p2"], SEATS), ["p2"]);
  const field = without(fieldOf(BIDS), "number");
  const value = { kind: "bids", bids: { p1: 1, p3: 2 }, note: undefined };
  assert.deepEqual(bodyOf(field, fitting(field, value, SEATS)), { kind: "bids", bids: { p1: 1 } });
  const side = fieldOf({ type: "string", format: "side" });
  assert.deepEqual([fitting(side, "t2", SEATS), fitting(side, "t3", SEATS)], ["t2", undefined]);
});

test("a draft that was kept of another shape becomes an empty one", () => {
  const field = fieldOf(TRICKS);
  assert.deepEqual(bodyOf(field, fitting(field, { form: 7, of: {} }, SEATS)), { plays: [{}, {}] });
});

const PARTS = {
  type: "object",
  properties: { points: { type: "integer" }, pebbles: { type: "array", items: CARD }, note: { type: "string" } },
  anyOf: [{ required: ["points"] }, { required: ["pebbles"] }],
};

test("of properties of which some are needed all are asked, and one of them is enough", () => {
  const field = fieldOf(PARTS);
  assert.equal(missingIn(field, emptyOf(field), SEATS)?.field.label, "Points");
  assert.equal(missingIn(field, { pebbles: [] }, SEATS), null);
  const both = { points: 3, pebbles: ["5"], note: "so" };
  assert.deepEqual(bodyOf(field, valueOf(field, both)), both);
});

test("a body that several forms fit is read by the one that asks for all of it", () => {
  const small = { type: "object", required: ["a"], properties: { a: { type: "integer" } } };
  const large = { ...small, properties: { ...small.properties, b: { type: "integer" } } };
  for (const of of ["oneOf", "anyOf"]) {
    const field = fieldOf({ [of]: [small, large, { type: "string" }] });
    for (const body of [{ a: 1, b: 2 }, { a: 1 }, "text"]) assert.deepEqual(bodyOf(field, valueOf(field, body)), body);
  }
});

test("a text alone stands for what is there in full", () => {
  const stayer = {
    type: "object",
    "x-plain": "player",
    required: ["player"],
    properties: { player: PLAYER, draws: { type: "integer" } },
  };
  const field = fieldOf({ type: "array", items: stayer });
  assert.deepEqual(bodyOf(field, valueOf(field, ["p1", { player: "p2", draws: 3 }])), [
    { player: "p1" },
    { player: "p2", draws: 3 },
  ]);
});

const ROUND = {
  oneOf: [
    {
      title: "In short",
      type: "object",
      required: ["outcome"],
      properties: {
        outcome: { type: "object", properties: { winner: PLAYER, card: CARD, tied: { type: "array", items: PLAYER } } },
        doubled: { type: "boolean" },
      },
    },
    { title: "By player", type: "object", properties: { points: BIDS.properties.bids } },
  ],
};

test("a refusal of what nobody has entered yet asks for it", () => {
  const field = fieldOf(ROUND);
  const place = (value, ...paths) =>
    openIn(
      field,
      value,
      paths.map((path) => ({ path, message: "" })),
    )?.field.label;
  const empty = emptyOf(field);
  assert.deepEqual(
    ["", "/outcome/winner", "/outcome/tied", "/elsewhere"].map((path) => place(empty, path)),
    ["In short", "Winner", "Tied", "In short"],
  );
  const short = valueOf(field, { outcome: { winner: "p1", tied: [] } });
  assert.equal(place(short, "/outcome/card"), "Card");
  assert.equal(place(short, "/outcome/tied/0"), "Tied");
  for (const path of ["", "/elsewhere", "/outcome", "/outcome/winner"]) assert.equal(place(short, path), undefined);
  assert.equal(place(short, "/outcome/card", "/outcome/winner"), undefined);
  const doubled = { form: 0, of: { 0: { ...emptyOf(field.forms[0]), doubled: true } } };
  assert.equal(place(doubled, "/doubled"), undefined);
  assert.equal(place({ form: 1, of: { 1: { points: {} } } }, "/points/p2"), "Bids");
  assert.equal(place({ form: 1, of: { 1: { points: { p2: 0 } } } }, "/points/p2"), undefined);
});

test("nothing is asked of the referee before anything is told, where there is a list to tell", () => {
  const cards = { type: "array", items: CARD };
  const field = fieldOf({ type: "object", required: ["holding"], properties: { first: PLAYER, holding: cards } });
  assert.equal(unbegunIn(field, emptyOf(field))?.field.label, "Holding");
  assert.equal(unbegunIn(field, valueOf(field, { holding: ["5"] })), null);
  assert.equal(unbegunIn(field, valueOf(field, { first: "p1", holding: [] })), null);
  const free = fieldOf({ type: "object", properties: { holding: cards } });
  assert.equal(unbegunIn(free, emptyOf(free))?.field.label, "Holding");
});

test("a question has what the game tells, which nobody has entered", () => {
  const number = { type: "integer" };
  const cards = { type: "array", items: CARD };
  const properties = { dealer: PLAYER, player: PLAYER, holding: cards, round: number, stock: number };
  const field = fieldOf({ type: "object", required: ["holding"], properties });
  const next = { number: 3, dealer: "p2", leader: "p1", stock: 31 };
  const first = begun(field, next, "p1");
  assert.deepEqual(bodyOf(field, first), { dealer: "p2", holding: [], round: 3 });
  assert.equal(unbegunIn(field, first, first)?.field.label, "Holding");
  assert.equal(unbegunIn(field, { ...first, round: 4 }, first), null);
  const about = fieldOf({ type: "object", properties: { holding: cards, player: PLAYER } });
  assert.deepEqual(begun(about, null, "p1").player, "p1");
  assert.equal(unbegunIn(about, begun(about, next, "p1"), begun(about, next, "p1"))?.field.label, "Holding");
  const either = fieldOf({ oneOf: [{ type: "object", properties: { player: PLAYER } }, { type: "object" }] });
  assert.deepEqual(bodyOf(either, begun(either, next, "p2")), { player: "p2" });
  assert.deepEqual(begun(field, next, undefined), {
    dealer: "p2",
    holding: [],
    player: undefined,
    round: 3,
    stock: undefined,
  });
});

test("the word of a verdict goes by what was asked, in any language", () => {
  const words = (verdict) => ["may", "so", "what", undefined].map((asks) => wordOf(asks, { verdict }));
  assert.deepEqual(words("legal"), ["verdict.legal", "verdict.so.legal", "", "verdict.so.legal"]);
  assert.deepEqual(words("illegal").slice(0, 3), ["verdict.illegal", "verdict.so.illegal", "verdict.so.illegal"]);
  assert.deepEqual([...new Set(words("undetermined"))], ["verdict.undetermined"]);
});
