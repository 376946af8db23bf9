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
import { bodyOf, missingOf, uncounted } from "../../referee/sheet/static/families/patience/entry/body.js";
import {
  draftOf,
  emptyDeal,
  fitting,
  isTappedTwice,
  typedOn,
  waiting,
  without,
  withNumber,
  withSuit,
  wonDeal,
} from "../../referee/sheet/static/families/patience/entry/draft.js";

const RULES = { columns: 7, draw: 1, score: { method: "cards" } };
const OPEN = { columns: 8, cells: 4, score: { method: "cards" } };
const tableOf = (names, rules = RULES) => ({ rules, players: names.map((id) => ({ id, name: id })) });
const ONE = tableOf(["p1"]);
const TWO = tableOf(["p1", "p2"]);
const typed = (draft, table, digits) =>
  [...digits].reduce((now, digit) => withNumber(now, table, typedOn(now.cards[now.at] ?? "", digit)), draft);

test("two digits tell how many are up, and no number is too large", () => {
  const draft = typed(fitting(emptyDeal(), ONE), ONE, "17");
  assert.deepEqual(bodyOf(draft, ONE, 4), { number: 4, cards: 17 });
  assert.equal(typedOn("17", "5"), "5");
  assert.equal(typedOn("5", "3"), "3");
  assert.equal(typedOn("5", "2"), "52");
  assert.equal(typedOn("0", "7"), "7");
});

test("one who plays alone has told all by digits that no other can follow", () => {
  const begun = fitting(emptyDeal(), ONE);
  assert.equal(typed(begun, ONE, "5").wholeAt, undefined);
  const draft = typed(begun, ONE, "17");
  assert.equal(isTappedTwice(draft, draft.wholeAt + 100), true);
  assert.equal(isTappedTwice(draft, draft.wholeAt + 500), false);
  assert.equal(isTappedTwice(begun, 0), false);
  assert.equal(withNumber(draft, ONE, "1").wholeAt, undefined);
  assert.equal(waiting(draft).wholeAt, undefined);
  assert.equal(typed(fitting(emptyDeal(), TWO), TWO, "179").wholeAt, undefined);
});

test("a tap tells that all cards are up, and leaves what was counted of it", () => {
  const won = wonDeal(ONE, { ...emptyDeal("suits"), suits: { p1: { C: 1, D: 0, H: 0, S: 0 } } });
  assert.deepEqual(bodyOf(won, ONE, 1), { number: 1, cards: 52 });
  assert.notEqual(won.wholeAt, undefined);
  const table = tableOf(["p1"], { ...RULES, score: { method: "events" } });
  const counted = wonDeal(table, { ...emptyDeal(), events: { p1: { turned: 3 } } });
  assert.deepEqual(bodyOf(counted, table, 1), { number: 1, cards: 52, events: { turned: 3 } });
  assert.equal(counted.wholeAt, undefined);
});

test("of several the keys go on to whoever is not told yet", () => {
  const begun = fitting(emptyDeal(), TWO);
  assert.equal(begun.at, "p1");
  assert.equal(missingOf(begun, TWO).id, "p1");
  const draft = typed(begun, TWO, "179");
  assert.equal(draft.at, "p2");
  assert.equal(missingOf(draft, TWO), null);
  assert.deepEqual(bodyOf(draft, TWO, 1), { number: 1, results: { p1: { cards: 17 }, p2: { cards: 9 } } });
});

test("cards that are not counted yet are asked for, and what cannot be is not", () => {
  const draft = { ...fitting(emptyDeal(), ONE), cards: { p1: "10" } };
  const [path, adds, can] = ["/events", "events_must_add_up", "events_must_be_possible"];
  const few = { path, code: adds, given: 4, expected: 10 };
  const dark = { path, code: can, given: 10, expected: 7 };
  const asked = ({ ask, count, player }) => [ask, count, player.id];
  assert.deepEqual(asked(uncounted(draft, ONE, [few, dark])), ["events", 6, "p1"]);
  assert.deepEqual(asked(uncounted(draft, ONE, [dark])), ["open", 3, "p1"]);
  assert.equal(uncounted(draft, ONE, [{ ...few, given: 12 }]), null);
  assert.equal(uncounted(draft, ONE, [few, { path, code: can, given: 25, expected: 24 }]), null);
  assert.equal(uncounted(draft, ONE, [few, { ...dark, path: "/events/turned" }]), null);
  const several = { ...draft, form: "suits", suits: { p2: { C: 10, D: 0, H: 0, S: 0 } } };
  assert.deepEqual(asked(uncounted(several, TWO, [{ ...dark, path: "/results/p2/events" }])), ["open", 3, "p2"]);
});

test("suits are told by the card that they have come to", () => {
  const draft = ["6H", "10C", "5H"].reduce(withSuit, fitting(emptyDeal("suits"), ONE));
  assert.deepEqual(bodyOf(draft, ONE, 1), { number: 1, foundations: { C: 10, D: 0, H: 5, S: 0 } });
});

test("events are sent where the rules give points for them", () => {
  const table = tableOf(["p1"], { ...RULES, score: { method: "events" } });
  const draft = { ...typed(fitting(emptyDeal(), table), table, "15"), events: { p1: { turned: 3 } } };
  assert.deepEqual(bodyOf(draft, table, 2), { number: 2, cards: 15, events: { turned: 3 } });
  assert.deepEqual(bodyOf({ ...draft, events: {} }, table, 2).events, {});
});

test("a deal is read back as it was told", () => {
  const short = draftOf({ number: 1, cards: 17, won: false, infractions: [] });
  assert.deepEqual(bodyOf(fitting(short, ONE), ONE, 1), { number: 1, cards: 17 });
  const suits = { C: 5, D: 4, H: 6, S: 2 };
  const told = draftOf({ number: 1, foundations: suits, cards: 17, won: false });
  assert.equal(told.form, "suits");
  assert.deepEqual(bodyOf(fitting(told, ONE), ONE, 1), { number: 1, foundations: suits });
  const several = draftOf({ results: { p1: { cards: 1, won: false }, p2: { cards: 52, won: true } } });
  assert.deepEqual(bodyOf(fitting(several, TWO), TWO, 1).results, { p1: { cards: 1 }, p2: { cards: 52 } });
  const mixed = fitting(draftOf({ results: { p1: { foundations: suits, cards: 17 }, p2: { cards: 9 } } }), TWO);
  assert.equal(missingOf(mixed, TWO), null);
  assert.deepEqual(bodyOf(mixed, TWO, 1).results, { p1: { foundations: suits }, p2: { cards: 9 } });
});

test("moves stay what they are until the deal is told otherwise", () => {
  const start = { stock: 24, tableau: [] };
  const moves = [{ from: "t1", to: "f", count: 1 }];
  const layout = { stock: 24, tableau: [] };
  const round = { start, moves, layout, foundations: { C: 1, D: 0, H: 0, S: 0 }, cards: 1, accept_infractions: true };
  const draft = fitting(draftOf(round), ONE);
  assert.deepEqual(bodyOf(draft, ONE, 1), { number: 1, start, moves, accept_infractions: true });
  assert.deepEqual(bodyOf(without(draft), ONE, 1), { number: 1, foundations: round.foundations });
  assert.deepEqual(bodyOf({ ...without(draft), cards: { p1: "3" } }, ONE, 1), { number: 1, cards: 3 });
  const lying = fitting(draftOf({ layout, foundations: { C: 1 }, cards: 1 }), ONE);
  assert.deepEqual(bodyOf(lying, ONE, 1), { number: 1, layout });
});

test("whoever does not play is not asked", () => {
  assert.equal(fitting({ ...emptyDeal(), at: "p9" }, ONE).at, "p1");
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
