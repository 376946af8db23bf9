import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardsAt,
  dealt,
  downIn,
  erased,
  goneIn,
  isFull,
  layoutBody,
  layoutOf,
  pilesOf,
  placeOf,
  stockOf,
  withCard,
} from "../../referee/sheet/static/families/patience/claims/layout.js";
import { bodyOf, draftOf } from "../../referee/sheet/static/kit/body.js";
import { cutShort, emptyRound, isSaid, lit, press } from "../../referee/sheet/static/kit/draft.js";
import { inForm } from "../../referee/sheet/static/kit/in-form.js";
import { missingOf } from "../../referee/sheet/static/kit/missing.js";
import { planOf } from "../../referee/sheet/static/kit/plan.js";

const RULES = { columns: 7, draw: 1 };
const OPEN = { columns: 8, cells: 4 };
const CARDS = { at: "/cards", label: "cards up", kind: "number", ask: "How many?", most: 52, sides: 1 };
const OF_EACH = {
  ...CARDS,
  at: "/results/{player}/cards",
  ask: "How many of {name}?",
  sides: undefined,
  least_sides: 2,
};
const TURNED = { at: "/events/turned", label: "turned up", kind: "number", needs: "none", most: 21, sides: 1 };
const HOME = { at: "/events/tableau_to_foundation", label: "up", kind: "number", ask: "Which came up?", sides: 1 };
const SUITS = ["C", "D", "H", "S"].flatMap((suit) => [
  { at: `/foundations/${suit}`, label: suit, kind: "number", ask: suit, most: 13, sides: 1 },
  { at: `/results/{player}/foundations/${suit}`, label: suit, kind: "number", ask: suit, most: 13, least_sides: 2 },
]);
const DETAILS = [["results/{player}/start"], ["start", "moves", "accept_infractions", "layout"], ["layout"]];
const WON = { id: "won", label: "Won", about: "Won", values: { "/cards": 52 }, sides: 1 };
const entryOf = (rows, isSentAtOnce) => ({
  forms: [
    { id: "cards", label: "Cards up", rows, is_sent_at_once: isSentAtOnce },
    { id: "suits", label: "By suits", rows: [...SUITS, ...rows.filter(({ at }) => at.startsWith("/events"))] },
  ],
  details: DETAILS,
  shortcuts: [WON],
});
const tableOf = (entry, ...ids) => {
  const players = ids.map((id) => ({ id, name: id.toUpperCase(), side: id, score: 0 }));
  return { game: { players }, players, rules: {}, cards: null, entry };
};
const ONE = tableOf(entryOf([CARDS, OF_EACH], true), "p1");
const TWO = tableOf(entryOf([CARDS, OF_EACH], false), "p1", "p2");
const EVENTS = tableOf(entryOf([CARDS, TURNED, HOME], false), "p1");
const planAt = (table, draft) => planOf(table.entry, draft, table);
const typed = (table, keys, form = "cards") =>
  [...keys].reduce((draft, key) => press(draft, planAt(table, draft), key), emptyRound(form));
const bodyAt = (table, draft) => bodyOf(draft, planAt(table, draft), 4);
const missingAt = (table, draft) => missingOf(draft, planAt(table, draft));
const readAt = (table, round) => draftOf(round, table.entry, table);

test("one who plays alone has said all by digits that no other can follow", () => {
  assert.deepEqual(bodyAt(ONE, typed(ONE, "17")), { number: 4, cards: 17 });
  const said = ["17", "8", "0", "52", "5", "1"].map((keys) => isSaid(typed(ONE, keys), planAt(ONE, typed(ONE, keys))));
  assert.deepEqual(said, [true, true, true, true, false, false]);
  assert.equal(isSaid(typed(TWO, "179"), planAt(TWO, typed(TWO, "179"))), false);
});

test("a tap says that all cards are up, and leaves what was counted of it", () => {
  const won = cutShort({ ...typed(ONE, "3"), details: { moves: [] } }, ONE.entry, WON);
  assert.deepEqual(bodyAt(ONE, won), { number: 4, cards: 52 });
  assert.equal(isSaid(won, planAt(ONE, won)), true);
  const counted = cutShort(typed(EVENTS, "153"), EVENTS.entry, WON);
  assert.deepEqual(bodyAt(EVENTS, counted), { number: 4, cards: 52, events: { turned: 3 } });
  assert.equal(isSaid(counted, planAt(EVENTS, counted)), false);
  assert.equal(missingAt(EVENTS, counted)?.row, HOME);
});

test("of several the keys go on to whoever is not told yet", () => {
  assert.equal(missingAt(TWO, typed(TWO, "17"))?.name, "P2");
  assert.equal(missingAt(TWO, typed(TWO, "179")), null);
  assert.deepEqual(bodyAt(TWO, typed(TWO, "179")).results, { p1: { cards: 17 }, p2: { cards: 9 } });
});

test("suits are told by the card that they have come to", () => {
  const up = { C: 5, D: 4, H: 6, S: 2 };
  assert.deepEqual(bodyAt(ONE, typed(ONE, "5462", "suits")), { number: 4, foundations: up });
  const several = bodyAt(TWO, typed(TWO, "546213131312", "suits")).results;
  assert.deepEqual(several, { p1: { foundations: up }, p2: { foundations: { C: 13, D: 13, H: 13, S: 12 } } });
});

test("a deal is read back as it was told", () => {
  assert.deepEqual(bodyAt(ONE, readAt(ONE, { cards: 17, won: false })), { number: 4, cards: 17 });
  const suits = { C: 5, D: 4, H: 6, S: 2 };
  const told = readAt(ONE, { foundations: suits, cards: 17, won: false });
  assert.equal(told.form, "suits");
  assert.deepEqual(bodyAt(ONE, told), { number: 4, foundations: suits });
  assert.deepEqual(bodyAt(ONE, inForm(told, ONE.entry, "cards")), { number: 4 });
  const several = readAt(TWO, { results: { p1: { cards: 1, won: false }, p2: { cards: 52, won: true } } });
  assert.deepEqual(bodyAt(TWO, several).results, { p1: { cards: 1 }, p2: { cards: 52 } });
});

test("moves stay what they are until a figure is another", () => {
  const moves = { start: { tableau: [] }, moves: [{ from: "t1", to: "f" }], accept_infractions: true, layout: {} };
  const draft = readAt(ONE, { ...moves, cards: 1, won: false });
  assert.deepEqual(bodyAt(ONE, draft), { number: 4, cards: 1, ...moves });
  assert.deepEqual(bodyAt(ONE, press(lit(draft, "/cards"), planAt(ONE, draft), "3")), { number: 4, cards: 3 });
  const results = { p1: { start: {}, moves: [], cards: 0 }, p2: { cards: 9 } };
  assert.deepEqual(bodyAt(TWO, readAt(TWO, { results })).results, results);
});

test("a layout is put together pile by pile", () => {
  const begun = dealt(RULES);
  assert.deepEqual(begun.down, [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(pilesOf(begun, RULES).slice(0, 3), ["f", "waste", "t1"]);
  const first = ["KH", "QS"].reduce(withCard, begun);
  const waste = withCard({ ...first, at: "waste" }, "9D");
  const layout = ["2D", "AH"].reduce(withCard, { ...waste, at: "f" });
  const body = layoutBody(layout, RULES);
  assert.deepEqual(body.tableau[0], { down: 0, up: ["KH", "QS"] });
  assert.deepEqual(body.waste, ["9D"]);
  assert.deepEqual([body.pass, body.foundations], [1, { C: 0, D: 2, H: 1, S: 0 }]);
  assert.equal(body.stock, 52 - 21 - 2 - 1 - 3);
  assert.deepEqual(goneIn(layout), ["AD", "2D", "AH", "9D", "KH", "QS"]);
  assert.deepEqual(cardsAt(erased({ ...layout, at: "t1" }), "t1"), ["KH"]);
  assert.deepEqual(erased(layout).up, { C: 0, D: 0, H: 0, S: 0 });
});

test("cells are filled from the left, and no further than there are", () => {
  const layout = ["4S", "KC"].reduce(withCard, { ...dealt(OPEN), at: "cells" });
  assert.deepEqual(layoutBody(layout, OPEN).cells, ["4S", "KC", null, null]);
  assert.equal(isFull(layout, OPEN), false);
  assert.equal(isFull(["2C", "3C"].reduce(withCard, layout), OPEN), true);
  assert.equal(layoutBody(layout, OPEN).tableau.length, 8);
});

test("a layout that the referee has told is gone on with", () => {
  const told = { stock: ["2C"], waste: ["3C"], pass: 2, foundations: { C: 1 }, tableau: [{ down: 1, up: ["KH"] }] };
  const layout = layoutOf(told, { ...RULES, columns: 1 });
  assert.deepEqual([layout.waste, layout.pass, layout.down, layout.columns], [["3C"], 2, [1], [["KH"]]]);
  const open = { cells: ["4S", null], foundations: { C: 0 }, tableau: [["KH"]] };
  assert.deepEqual(layoutOf(open, OPEN).cells, ["4S"]);
});

test("cards lie face down only where they can: told cards take their place, and give it back", () => {
  const told = (up) => ({ ...dealt(RULES), up: { C: up, D: up, H: up, S: up } });
  assert.deepEqual(downIn(dealt(RULES)), [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(stockOf(dealt(RULES)), 31);
  const won = layoutBody(told(13), RULES);
  assert.deepEqual(won.tableau, Array(7).fill({ down: 0, up: [] }));
  assert.equal(won.stock, 0);
  const close = { ...told(12), columns: dealt(RULES).columns.map((_, at) => (at === 1 ? ["KC", "KD"] : [])) };
  assert.deepEqual(downIn(close), [0, 1, 1, 0, 0, 0, 0]);
  assert.equal(stockOf(close), 0);
  assert.deepEqual(downIn({ ...close, up: told(0).up }), [0, 1, 2, 3, 4, 5, 6]);
});

test("no pile takes a card once all of them lie somewhere", () => {
  const full = { ...dealt(RULES), up: { C: 13, D: 13, H: 13, S: 13 }, at: "t1" };
  assert.equal(isFull(full, RULES), true);
  assert.equal(isFull({ ...full, at: "f" }, RULES), false);
  assert.equal(isFull({ ...dealt(RULES), at: "t1" }, RULES), false);
});

test("a pile is where the service has it", () => {
  assert.deepEqual(["f", "waste", "cells", "t1", "t7"].map(placeOf), [
    "/layout/foundations",
    "/layout/waste",
    "/layout/cells",
    "/layout/tableau/0",
    "/layout/tableau/6",
  ]);
});
