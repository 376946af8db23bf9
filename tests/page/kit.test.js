import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, draftOf } from "../../referee/sheet/static/kit/body.js";
import { fitting } from "../../referee/sheet/static/kit/fitting.js";
import { pick } from "../../referee/sheet/static/kit/picking.js";
import {
  answered,
  emptyRound,
  ERASE,
  lit,
  litIn,
  NEXT,
  numberIn,
  press,
  put,
  SIGN,
} from "../../referee/sheet/static/kit/draft.js";
import { tap, tapAll } from "../../referee/sheet/static/kit/marks.js";
import { missingOf } from "../../referee/sheet/static/kit/missing.js";
import { inOrder } from "../../referee/sheet/static/kit/turns.js";
import { inForm } from "../../referee/sheet/static/kit/in-form.js";
import { cellOf, gridRows, placesIn, planOf } from "../../referee/sheet/static/kit/plan.js";
import { unpicked } from "../../referee/sheet/static/kit/picked.js";
import { addsUp, sumOf } from "../../referee/sheet/static/kit/sums.js";

const playersAt = (...ids) => ids.map((id) => ({ id, name: id.toUpperCase(), side: id, score: 0 }));
const tableOf = (entry, ...ids) => {
  const players = playersAt(...ids);
  return { game: { players }, players, rules: {}, cards: null, entry };
};
/** So many keys, one after the other. */
const typing = (draft, table, keys) =>
  [...keys].reduce(
    (so, key) => press(so, planOf(table.entry, so, table), { "<": ERASE, ">": NEXT, "±": SIGN }[key] ?? key),
    draft,
  );
const litAt = (draft, table) => litIn(draft, planOf(table.entry, draft, table))?.at;
const body = (draft, table) => bodyOf(draft, planOf(table.entry, draft, table), 4);
const missing = (draft, table) => missingOf(draft, planOf(table.entry, draft, table));

const HELD = { at: "/deadwood/{player}", label: "held", kind: "number", of: "others", most: { 2: 100, 3: 70 } };
const OUT = { at: "/out", ask: "Who went out?", tap: "", title: "{name} went out", nobody: "Nobody" };
const RUMMY = { first: OUT, forms: [{ id: "points", label: "", rows: [HELD] }], details: [["melds"], ["answer"]] };
const three = tableOf(RUMMY, "p1", "p2", "p3");
const begun = answered(emptyRound("points"), "p2");

test("keys go on by themselves when no further digit can fit", () => {
  assert.equal(litAt(emptyRound("points"), three), undefined);
  assert.equal(litAt(begun, three), "/deadwood/p1");
  assert.equal(litAt(typing(begun, three, "2"), three), "/deadwood/p1");
  assert.equal(litAt(typing(begun, three, "23"), three), "/deadwood/p3");
  assert.equal(litAt(typing(begun, three, "8"), three), "/deadwood/p3");
  assert.deepEqual(body(typing(begun, three, "238"), three), { number: 4, out: "p2", deadwood: { p1: 23, p3: 8 } });
});

test("by two the same number waits, because ten cards may count a hundred", () => {
  const two = tableOf(RUMMY, "p1", "p2");
  assert.equal(litAt(typing(begun, two, "8"), two), "/deadwood/p1");
  assert.deepEqual(body(typing(begun, two, "100"), two).deadwood, { p1: 100 });
});

test("the first key replaces what was gone to, and a digit is taken back", () => {
  const draft = typing(begun, three, "238");
  assert.equal(typing(lit(draft, "/deadwood/p1"), three, "4").values["/deadwood/p1"], "4");
  assert.equal(typing(lit(draft, "/deadwood/p1"), three, "4<12").values["/deadwood/p1"], "12");
  assert.equal(typing(lit(draft, "/deadwood/p1"), three, "<").values["/deadwood/p1"], "2");
  assert.equal(typing(lit(draft, "/deadwood/p1"), three, "<<").values["/deadwood/p1"], undefined);
  assert.equal(typing(lit(draft, "/deadwood/p1"), three, "05").values["/deadwood/p1"], "5");
});

test("a digit is taken back also where keys have just gone on from it", () => {
  const draft = typing(begun, three, "24<");
  assert.deepEqual([litAt(draft, three), draft.values], ["/deadwood/p1", { "/deadwood/p1": "2" }]);
  assert.deepEqual(body(typing(draft, three, "38"), three).deadwood, { p1: 23, p3: 8 });
  assert.equal(typing(lit(typing(begun, three, "24"), "/deadwood/p3"), three, "<").values["/deadwood/p1"], "24");
});

test("a number that keys left too early can be longer after all", () => {
  const table = tableOf(
    { forms: [{ id: "on_paper", label: "", rows: [{ ...HELD, of: "all", most: 999, usual: 199 }] }] },
    "p1",
    "p2",
  );
  const draft = typing(emptyRound("on_paper"), table, "23<35");
  assert.deepEqual([litAt(draft, table), draft.values], ["/deadwood/p2", { "/deadwood/p1": "235" }]);
});

test("a number that is full at the last cell is replaced by another key", () => {
  const draft = typing(begun, three, "2370");
  assert.equal(draft.values["/deadwood/p3"], "70");
  assert.equal(typing(draft, three, "5").values["/deadwood/p3"], "5");
});

test("the key that goes on leads to what is empty, and else round the table", () => {
  assert.equal(litAt(typing(begun, three, ">"), three), "/deadwood/p3");
  const full = typing(begun, three, "238");
  assert.equal(litAt(typing(full, three, ">"), three), "/deadwood/p1");
  const alone = tableOf(RUMMY, "p1", "p2");
  assert.equal(litAt(typing(begun, alone, ">"), alone), "/deadwood/p1");
});

test("the key that goes on does nothing where keys have just gone on by themselves", () => {
  assert.equal(litAt(typing(begun, three, "25>"), three), "/deadwood/p3");
  assert.equal(typing(begun, three, "25>7").values["/deadwood/p1"], "25");
  assert.equal(litAt(typing(begun, three, "25>>"), three), "/deadwood/p1");
  assert.equal(litAt(typing(lit(typing(begun, three, "25"), "/deadwood/p3"), three, ">"), three), "/deadwood/p1");
});

test("what is missing is asked for in the order of the keys", () => {
  assert.deepEqual(missing(emptyRound("points"), three), {});
  assert.equal(missing(begun, three).name, "P1");
  assert.equal(missing(typing(begun, three, "23"), three).name, "P3");
  assert.equal(missing(typing(begun, three, "238"), three), null);
});

const WHO = { at: "/outcome/cards", label: "Most cards", kind: "whose" };
const VELO = { at: "/outcome/velo", label: "The seven", kind: "whose", may_be_nobody: false };
const ESCOBAS = { at: "/outcome/escobas/{side}", label: "Escobas", kind: "number", needs: "none", most: 20, usual: 9 };
const EXTRA = { at: "/outcome/under", label: "Under ten", kind: "whose", needs: "none", sides: 2, fold: "All" };
const COUNT = { at: "/counts/{side}/cards", label: "Cards", kind: "number", most: 40, total: 40 };
const SEVEN = { at: "/counts/{side}/velo", label: "The seven", kind: "whose" };
const BEST = {
  at: "/counts/{side}/best",
  label: "Best",
  kind: "cards",
  needs: "some",
  most: 2,
  ranks: ["7", "6"],
  copies: 4,
};
const MADE = { ...ESCOBAS, at: "/counts/{side}/escobas" };
const ESCOBA = {
  forms: [
    { id: "outcome", label: "Who", rows: [WHO, VELO, ESCOBAS, EXTRA] },
    { id: "counts", label: "Counts", rows: [COUNT, SEVEN, BEST, MADE] },
  ],
  details: [
    ["deals", "table"],
    ["piles", "escobas"],
  ],
  details_alone: true,
  instead: { counts: "counted" },
};
const pair = tableOf(ESCOBA, "t1", "t2");

test("a tap says whose it is, another on the same that it is nobody's", () => {
  const theirs = tap(emptyRound("outcome"), WHO, "t1");
  assert.equal(theirs.values[WHO.at], "t1");
  assert.equal(tap(theirs, WHO, "t2").values[WHO.at], "t2");
  assert.equal(tap(theirs, WHO, "t1").values[WHO.at], null);
  assert.equal(tap(tap(emptyRound("outcome"), VELO, "t1"), VELO, "t1").values[VELO.at], undefined);
});

test("where several may share something each of them is tapped", () => {
  const shared = { ...WHO, may_share: true };
  const both = tap(tap(emptyRound("outcome"), shared, "t1"), shared, "t2");
  assert.deepEqual(both.values[WHO.at], ["t1", "t2"]);
  assert.equal(tap(both, shared, "t1").values[WHO.at], "t2");
  assert.equal(tap(tap(both, shared, "t1"), shared, "t2").values[WHO.at], null);
});

test("who got what is sent with nobody and nothing where nobody was tapped and nothing typed", () => {
  const draft = tap(tap(emptyRound("outcome"), WHO, "t1"), VELO, "t2");
  assert.equal(missing(tap(emptyRound("outcome"), WHO, "t1"), pair).row.label, "The seven");
  const outcome = { cards: "t1", velo: "t2", escobas: { t1: 0, t2: 0 }, under: null };
  assert.deepEqual(body(draft, pair), { number: 4, outcome });
  assert.deepEqual(body(draft, tableOf(ESCOBA, "t1", "t2", "t3")).outcome.under, undefined);
});

test("a usual number may depend on how many play, and where there is none all digits that fit are waited for", () => {
  const down = { ...HELD, of: "all", most: { 2: 396, 3: 396, 4: 396 }, usual: { 4: 199 } };
  const table = (/** @type {string[]} */ ...ids) =>
    tableOf({ forms: [{ id: "points", label: "", rows: [down] }] }, ...ids);
  const four = table("p1", "p2", "p3", "p4");
  assert.equal(litAt(typing(emptyRound("points"), four, "20"), four), "/deadwood/p2");
  const two = table("p1", "p2");
  assert.deepEqual(body(typing(emptyRound("points"), two, "20545"), two).deadwood, { p1: 205, p2: 45 });
});

test("a usual number goes on after a digit, and waits where somebody went to it by a tap", () => {
  const draft = typing(emptyRound("outcome"), pair, "12");
  assert.deepEqual([draft.values["/outcome/escobas/t1"], draft.values["/outcome/escobas/t2"]], ["1", "2"]);
  const many = typing(lit(draft, "/outcome/escobas/t1"), pair, "12");
  assert.deepEqual([many.values["/outcome/escobas/t1"], many.values["/outcome/escobas/t2"]], ["12", "2"]);
});

test("the last number of a row follows from its sum, until it is typed", () => {
  const draft = typing(emptyRound("counts"), pair, "22");
  const plan = planOf(ESCOBA, draft, pair);
  assert.equal(numberIn(draft, plan, cellOf(plan, COUNT, "t2")), 18);
  assert.equal(litAt(draft, pair), "/counts/t1/best");
  const both = put(draft, "/counts/t2/cards", "17");
  assert.equal(numberIn(both, plan, cellOf(plan, COUNT, "t2")), 17);
  const more = put(draft, "/counts/t1/cards", "41");
  assert.equal(numberIn(more, plan, cellOf(plan, COUNT, "t2")), undefined);
});

test("cards are picked until there are as many as can be", () => {
  const at = "/counts/t1/best";
  const plan = (draft) => planOf(ESCOBA, draft, pair);
  const start = lit(emptyRound("counts"), at);
  const taken = pick(start, plan(start), "7");
  assert.equal(litAt(taken, pair), at);
  assert.deepEqual(pick(taken, plan(taken), null).values[at], []);
  const whole = pick(taken, plan(taken), "6");
  assert.deepEqual([whole.values[at], litAt(whole, pair)], [["7", "6"], "/counts/t1/escobas"]);
  assert.equal(litAt(typing(whole, pair, ">"), pair), "/counts/t1/escobas");
  const rest = {
    counts: { t1: { cards: 22, best: ["7", "6"], velo: true, escobas: 0 }, t2: { cards: 18, escobas: 0 } },
  };
  assert.deepEqual(body(tap(put(whole, "/counts/t1/cards", "22"), SEVEN, "t1"), pair), { number: 4, ...rest });
  assert.equal(missing(tap(put(emptyRound("counts"), "/counts/t1/cards", "22"), SEVEN, "t1"), pair).row.label, "Best");
});

test("a round is read in the form that tells the most of it", () => {
  const outcome = { cards: "t1", velo: "t2", escobas: { t1: 1, t2: 0 }, under: null };
  const who = draftOf({ number: 4, outcome, counts: null, escobas: { t1: 1, t2: 0 } }, ESCOBA, pair);
  assert.equal(who.form, "outcome");
  assert.deepEqual(body(who, pair), { number: 4, outcome });
  const t1 = { cards: 22, velo: true, best: ["7"], escobas: 1 };
  const counts = { t1, t2: { cards: 18, velo: false, escobas: 0 } };
  const read = draftOf({ counts }, ESCOBA, pair);
  assert.equal(read.form, "counts");
  assert.deepEqual(body(read, pair).counts, { t1, t2: { cards: 18, escobas: 0 } });
});

test("what was told card by card is sent again as it was, until a figure is another", () => {
  const counted = { t1: { cards: 22, velo: true, best: ["7"], escobas: 1 }, t2: { cards: 18, escobas: 0 } };
  const round = { piles: { t1: ["7D"] }, escobas: { t1: 1, t2: 0 }, counted, deals: null, table: null };
  const read = draftOf(round, ESCOBA, pair);
  assert.deepEqual(body(read, pair), { number: 4, piles: round.piles, escobas: round.escobas });
  assert.equal(missing(read, pair), null);
  const changed = typing(lit(read, "/counts/t1/cards"), pair, "21");
  assert.equal(body(changed, pair).piles, undefined);
  assert.equal(body(changed, pair).counts.t1.cards, 21);
  const melds = draftOf({ out: "p2", deadwood: { p1: 23, p3: 8 }, melds: [["7C"]] }, RUMMY, three);
  assert.deepEqual(body(melds, three), { number: 4, out: "p2", deadwood: { p1: 23, p3: 8 }, melds: [["7C"]] });
});

test("another form has the figures that both have", () => {
  const draft = inForm(typing(emptyRound("outcome"), pair, "12"), ESCOBA, "counts");
  assert.deepEqual([draft.values["/counts/t1/escobas"], draft.values["/counts/t2/escobas"]], ["1", "2"]);
  assert.equal(inForm(tap(draft, SEVEN, "t2"), ESCOBA, "outcome").values[VELO.at], "t2");
});

test("whoever is gone is nobody's answer", () => {
  const draft = { ...tap(emptyRound("outcome"), WHO, "t1"), first: "t1" };
  const left = fitting(draft, ESCOBA.forms[0], new Set(["t2"]));
  assert.deepEqual([left.values, left.first], [{}, undefined]);
  assert.equal(fitting({ ...draft, first: null }, ESCOBA.forms[0], new Set(["t1"])).first, null);
});

test("where nobody is first only what is asked of all is asked", () => {
  const gin = { at: "/deadwood/{player}", label: "deadwood", kind: "number" };
  const rows = [
    { ...gin, of: "first", most: 10, zero: "Gin" },
    { ...gin, of: "others", if_first: true },
  ];
  const two = tableOf({ first: OUT, forms: [{ id: "points", label: "", rows }] }, "p1", "p2");
  const nobody = answered(emptyRound("points"), null);
  assert.deepEqual(body(nobody, two), { number: 4, out: null });
  const plan = planOf(two.entry, begun, two);
  assert.deepEqual(
    plan.cells.map(({ at }) => at),
    ["/deadwood/p2", "/deadwood/p1"],
  );
  assert.equal(gridRows(plan).length, 1);
  assert.deepEqual(placesIn(plan).slice(0, 2), ["/deadwood/p1", "/deadwood/p2"]);
});

test("a sum below zero is typed with its sign", () => {
  const points = { at: "/points/{side}", label: "points", kind: "number", least: -500, usual: 199 };
  const sums = tableOf({ forms: [{ id: "points", label: "", rows: [points] }] }, "p1", "p2");
  const draft = typing(emptyRound("points"), sums, "±35±4");
  assert.deepEqual(body(draft, sums).points, { p1: -35, p2: -4 });
  // Nothing is typed behind a zero, but for its sign.
  assert.deepEqual(body(typing(emptyRound("points"), sums, "0±4"), sums).points, { p1: 0, p2: -4 });
  assert.equal(litAt(typing(emptyRound("points"), sums, "±0"), sums), "/points/p1");
});

test("a round by its points has not said who was first, and another form asks", () => {
  const points = { at: "/points/{player}", label: "points", kind: "number", least: -500 };
  const paper = { id: "on_paper", label: "", rows: [points], has_first: false };
  const both = tableOf({ ...RUMMY, forms: [...RUMMY.forms, paper] }, "p1", "p2");
  const read = draftOf({ out: null, points: { p1: 12, p2: -5 } }, both.entry, both);
  assert.deepEqual([read.form, read.first], ["on_paper", undefined]);
  assert.deepEqual(body(read, both), { number: 4, points: { p1: 12, p2: -5 } });
  assert.deepEqual(missing(inForm(read, both.entry, "points"), both), {});
  assert.equal(draftOf({ out: null, deadwood: { p1: 12, p2: 5 } }, both.entry, both).first, null);
});

test("a flag is sent where it is so", () => {
  const flag = { at: "/rummy", label: "Rummy", kind: "flag", needs: "none", if_first: true };
  const flagged = tableOf({ ...RUMMY, forms: [{ id: "points", label: "", rows: [HELD, flag] }] }, "p1", "p2", "p3");
  const draft = put(typing(begun, flagged, "238"), "/rummy", true);
  assert.equal(body(draft, flagged).rummy, true);
  assert.equal(body(put(draft, "/rummy", false), flagged).rummy, undefined);
  assert.equal(draftOf({ out: "p2", rummy: true, deadwood: {} }, flagged.entry, flagged).values["/rummy"], true);
});

const MELDED = { at: "/sides/{side}/melded", label: "down", kind: "number", usual: 999, step: 5, counts: 1 };
const STILL = { at: "/sides/{side}/held", label: "held", kind: "number", usual: 199, step: 5, counts: -1 };
const CUT = { at: "/cut", label: "Cut", kind: "players", needs: "none", fold: "Cut" };
const FAULTS = {
  at: "/faults",
  label: "Faults",
  kind: "events",
  needs: "none",
  fold: "Fault",
  choices: { late: "late" },
};
const TEAMS = {
  first: { ...OUT, counts: 100 },
  forms: [{ id: "figures", label: "", rows: [MELDED, STILL, CUT, FAULTS] }],
  details: [["/sides/{side}/melds"]],
  instead: { sides: "totals" },
};
const players = ["p1", "p2", "p3", "p4"].map((id, at) => ({ id, name: id, side: at % 2 ? "t2" : "t1" }));
const teams = { game: { players }, players, rules: {}, cards: null, entry: TEAMS };
const outs = answered(emptyRound("figures"), "p3");

test("keys go on only behind a multiple of what numbers count by", () => {
  const draft = typing(outs, teams, "430250240");
  assert.deepEqual(body(draft, teams).sides, { t1: { melded: 430, held: 25 }, t2: { melded: 0, held: 240 } });
});

test("the figures of whoever answered first come first, of partners theirs", () => {
  const other = answered(emptyRound("figures"), "p2");
  assert.equal(litAt(other, teams), "/sides/t2/melded");
  assert.equal(body(other, teams).out, "p2");
  assert.equal(litAt(answered(emptyRound("figures"), "t2"), teams), "/sides/t2/melded");
});

test("a column adds up while it is typed", () => {
  const sums = (draft) => ["t1", "t2"].map((id) => sumOf(draft, planOf(TEAMS, draft, teams), id, teams.game));
  assert.deepEqual(sums(outs), [100, 0]);
  assert.deepEqual(sums(typing(outs, teams, "430250240")), [505, -240]);
  assert.deepEqual(sums(answered(outs, "t2")), [0, 100]);
  const plan = planOf(RUMMY, begun, three);
  assert.equal(sumOf(begun, plan, "p1", three.game), null);
  assert.deepEqual([addsUp(planOf(TEAMS, outs, teams), "t1"), addsUp(plan, "p1")], [true, false]);
});

test("what happened besides is sent where it did, and belongs to nobody who is gone", () => {
  const events = [{ side: "t2", kind: "late" }];
  const draft = put(put(typing(outs, teams, "430250240"), "/cut", ["p3"]), "/faults", events);
  assert.deepEqual([body(draft, teams).cut, body(draft, teams).faults], [["p3"], events]);
  assert.equal(body(put(draft, "/cut", []), teams).cut, undefined);
  const left = fitting(draft, TEAMS.forms[0], new Set(["p3", "t1"]));
  assert.deepEqual([left.values["/cut"], left.values["/faults"]], [["p3"], []]);
  assert.equal(gridRows(planOf(TEAMS, draft, teams)).length, 2);
});

test("sides that are told by their cards are sent again so, and read by what these come to", () => {
  const t2 = { melded: 0, held: 5 };
  const sides = { t1: { melds: [["KC"]], held_cards: ["AC"] }, t2 };
  const round = { out: null, sides, totals: { t1: { melded: 30, held: 20 }, t2 }, cut: null, faults: [] };
  const read = draftOf(round, TEAMS, teams);
  assert.deepEqual(body(read, teams), { number: 4, out: null, sides });
  const other = typing(lit(read, "/sides/t1/melded"), teams, "60");
  assert.deepEqual(body(other, teams).sides, { t1: { melded: 60, held: 20 }, t2 });
  assert.equal(draftOf({ ...round, sides: { t1: t2, t2 } }, TEAMS, teams).details, undefined);
});

const POT = tableOf(
  {
    first: OUT,
    forms: [
      { id: "pot", label: "", rows: [{ at: "/pot", label: "In the pot", kind: "number", ask: "How many?" }] },
      { id: "passes", label: "", rows: [{ at: "/passes/{player}", label: "passes", kind: "number" }] },
    ],
    kept: ["left", "out"],
  },
  "p1",
  "p2",
);

test("a number of the whole round is typed once, and is asked for by itself", () => {
  const draft = answered(emptyRound("pot"), "p2");
  assert.deepEqual([litAt(draft, POT), missing(draft, POT)?.name], ["/pot", undefined]);
  assert.deepEqual(body(typing(draft, POT, "33"), POT), { number: 4, out: "p2", pot: 33 });
  assert.deepEqual(gridRows(planOf(POT.entry, draft, POT)), []);
  assert.deepEqual(placesIn(planOf(POT.entry, draft, POT)), ["/pot"]);
});

test("what a form does not ask for stays with a recorded round, unless it asks for it", () => {
  const recorded = { out: "p1", pot: 12, left: { p2: ["KS", "9D"] }, lines: [] };
  const draft = draftOf(recorded, POT.entry, POT);
  assert.deepEqual([draft.form, draft.kept], ["pot", { left: { p2: ["KS", "9D"] }, out: "p1" }]);
  assert.deepEqual(body(answered(draft, "p2"), POT), { number: 4, left: recorded.left, out: "p2", pot: 12 });
  assert.equal(draftOf({ out: "p1", passes: { p1: 0, p2: 3 } }, POT.entry, POT).form, "passes");
});

const LEFT = {
  at: "/left/{player}",
  label: "left",
  kind: "number",
  of: "others",
  needs: "none",
  least: 1,
  fold: "More",
};
const NOTED = tableOf({ first: OUT, forms: [{ id: "", label: "", rows: [HELD, LEFT] }] }, "p1", "p2", "p3");

test("keys do not go on into a fold, and a number that cannot be 0 is left out", () => {
  const draft = typing(answered(emptyRound(""), "p1"), NOTED, "2314");
  assert.deepEqual([litAt(draft, NOTED), body(draft, NOTED).left], ["/deadwood/p3", undefined]);
  const noted = typing(lit(draft, "/left/p2"), NOTED, "3>");
  assert.deepEqual([litAt(noted, NOTED), body(noted, NOTED).left], ["/left/p3", { p2: 3 }]);
});

test("cards that were listed count as many, and are sent as they were until a number is typed", () => {
  const draft = draftOf({ out: "p1", deadwood: { p2: 1, p3: 2 }, left: { p2: ["KS", "9D"] } }, NOTED.entry, NOTED);
  const plan = planOf(NOTED.entry, draft, NOTED);
  assert.equal(
    numberIn(
      draft,
      plan,
      plan.cells.find(({ at }) => at === "/left/p2"),
    ),
    2,
  );
  assert.deepEqual(body(draft, NOTED).left, { p2: ["KS", "9D"] });
  const gone = lit(draft, "/left/p2");
  assert.deepEqual(body(typing(gone, NOTED, "4"), NOTED).left, { p2: 4 });
  assert.equal(body(typing(gone, NOTED, "<"), NOTED).left, undefined);
});

const TAKES = { at: "/winner", ask: "Who takes it?", tap: "", title: "{name} takes it", nobody: "Nobody" };
const LISTED = { kind: "players", needs: "none", apart: true };
const RESULT = tableOf(
  {
    first: TAKES,
    forms: [
      {
        id: "result",
        label: "",
        rows: [
          { ...LISTED, at: "/tied", label: "Most", needs: "some", if_nobody: true },
          { ...LISTED, at: "/none", label: "None", of: "others" },
          { ...LISTED, at: "/passed", label: "Passed", of: "others", everybody: "All" },
          { ...LISTED, at: "/away", label: "Away", fold: "Away?" },
          { at: "/faults", label: "Faults", kind: "events", needs: "none", fold: "Fault?", by: "player" },
        ],
      },
      {
        id: "counts",
        label: "",
        has_first: false,
        rows: [{ at: "/taken/{player}", label: "tricks", kind: "number", needs: "some", most: 5, total: 5 }],
      },
      { id: "cards", label: "", has_first: false, is_own: true, rows: [] },
    ],
    instead: { winner: "winners" },
  },
  "p1",
  "p2",
  "p3",
);
const rowAt = (at) => RESULT.entry.forms[0].rows.find((row) => row.at === at);
const tapped = (draft, ...taps) =>
  taps.reduce((so, [at, id]) => tap(so, rowAt(at), id, planOf(RESULT.entry, so, RESULT).rows), draft);
const wins = (id) => answered(emptyRound("result"), id);

test("persons are marked, and whoever has one of what is apart has no other", () => {
  const draft = tapped(wins("p1"), ["/none", "p2"], ["/passed", "p3"]);
  assert.deepEqual(body(draft, RESULT), { number: 4, winner: "p1", none: ["p2"], passed: ["p3"] });
  const other = tapped(draft, ["/passed", "p2"]);
  assert.deepEqual(body(other, RESULT), { number: 4, winner: "p1", passed: ["p3", "p2"] });
  assert.deepEqual(body(tapped(other, ["/passed", "p2"]), RESULT).passed, ["p3"]);
  // Whoever answers the first question is none of the others.
  assert.deepEqual(body(answered(draft, "p2"), RESULT), { number: 4, winner: "p2", passed: ["p3"] });
  assert.deepEqual(
    gridRows(planOf(RESULT.entry, draft, RESULT)).map(({ at }) => at),
    ["/none", "/passed"],
  );
});

test("a key gives something to everybody who may have it, and takes it back", () => {
  const all = (draft) => tapAll(draft, rowAt("/passed"), planOf(RESULT.entry, draft, RESULT));
  const draft = all(tapped(wins("p1"), ["/none", "p2"]));
  assert.deepEqual(body(draft, RESULT), { number: 4, winner: "p1", passed: ["p2", "p3"] });
  assert.deepEqual(body(all(draft), RESULT), { number: 4, winner: "p1" });
});

test("where nobody comes first somebody else has to be said, unless nobody is left", () => {
  const nobody = wins(null);
  assert.equal(missing(nobody, RESULT)?.row?.at, "/tied");
  assert.equal(missing(tapped(nobody, ["/tied", "p1"]), RESULT), null);
  const gone = tapAll(nobody, rowAt("/passed"), planOf(RESULT.entry, nobody, RESULT));
  assert.equal(missing(gone, RESULT), null);
  assert.deepEqual(body(gone, RESULT), { number: 4, winner: null, passed: ["p1", "p2", "p3"] });
});

test("some numbers are enough once they come to their sum, and the others are not there", () => {
  const draft = typing(emptyRound("counts"), RESULT, "3");
  assert.equal(missing(draft, RESULT)?.row?.at, "/taken/{player}");
  const whole = typing(draft, RESULT, ">2");
  assert.deepEqual([missing(whole, RESULT), body(whole, RESULT).taken], [null, { p1: 3, p3: 2 }]);
});

test("a round is read in the form that tells the most of it, the first of a list of one, and what happened", () => {
  const faults = [{ player: "p1", kind: "late", trick: 2 }];
  const read = draftOf({ winners: ["p2"], none: ["p3"], passed: [], faults }, RESULT.entry, RESULT);
  assert.deepEqual([read.form, read.first], ["result", "p2"]);
  assert.deepEqual(body(read, RESULT), { number: 4, winner: "p2", none: ["p3"], faults });
  assert.equal(draftOf({ winners: ["p1", "p2"], tied: ["p1", "p2"] }, RESULT.entry, RESULT).first, null);
  assert.equal(draftOf({ winner: null, tied: ["p1"] }, RESULT.entry, RESULT).first, null);
  assert.equal(draftOf({ winners: ["p2"], taken: { p2: 5, p1: 0 } }, RESULT.entry, RESULT).form, "counts");
  assert.deepEqual(fitting(read, RESULT.entry.forms[0], new Set(["p2", "p3"])).values["/faults"], []);
});

const COUNTS = { at: "/counts/{player}", label: "pairs", kind: "number", most: 4, total: 4, counts: 1 };
const RANKED = { ranks: ["A", "K"], copies: 2, most: 4, counts: 1 };
const SETS = { at: "/sets/{player}", label: "pairs", kind: "cards", needs: "some", total: 4, ...RANKED };
const GIFTS = { at: "/forfeits", label: "Given", kind: "gifts", needs: "none", fold: "Given?" };
const pairs = tableOf(
  {
    forms: [
      { id: "counts", label: "", rows: [COUNTS, GIFTS] },
      { id: "sets", label: "", rows: [SETS, GIFTS] },
    ],
  },
  "p1",
  "p2",
  "p3",
);
test("whoever types every number has each with its player, the last one, too", () => {
  assert.equal(litAt(typing(emptyRound("counts"), pairs, "22"), pairs), "/counts/p3");
  assert.deepEqual(body(typing(emptyRound("counts"), pairs, "220"), pairs).counts, { p1: 2, p2: 2, p3: 0 });
});

const picking = (draft, at, cards) =>
  cards.split(" ").reduce((so, card) => pick(so, planOf(pairs.entry, so, pairs), card), lit(draft, at));

test("cards of a row are somebody's all, or the rest is asked for", () => {
  const draft = picking(picking(emptyRound("sets"), "/sets/p1", "A K"), "/sets/p3", "A");
  assert.deepEqual(missing(draft, pairs).row, SETS);
  assert.deepEqual(unpicked(draft, planOf(pairs.entry, draft, pairs), SETS), ["K"]);
  assert.equal(sumOf(draft, planOf(pairs.entry, draft, pairs), "p2", pairs.game), 0);
  const whole = picking(draft, "/sets/p2", "K");
  assert.equal(missing(whole, pairs), null);
  assert.deepEqual(body(whole, pairs).sets, { p1: ["A", "K"], p3: ["A"], p2: ["K"] });
  assert.deepEqual(missing(emptyRound("sets"), pairs).row, SETS);
});

test("where not all cards have to be somebody's, some are enough", () => {
  const { total: _, ...open } = SETS;
  const plan = planOf({ forms: [{ id: "sets", label: "", rows: [open] }] }, emptyRound("sets"), pairs);
  const draft = pick(lit(emptyRound("sets"), "/sets/p2"), plan, "A");
  assert.deepEqual([missingOf(draft, plan), unpicked(draft, plan, open)], [null, []]);
  assert.deepEqual(missingOf(emptyRound("sets"), plan), { row: open });
});

test("a round is read in the form that tells the most of it, with what was given away", () => {
  const forfeits = [{ from: "p1", to: "p2", rank: "A" }];
  const counts = { p1: 2, p2: 1, p3: 1 };
  const ranked = draftOf({ sets: { p1: ["A", "K"], p2: ["K"], p3: ["A"] }, counts, forfeits }, pairs.entry, pairs);
  assert.deepEqual([ranked.form, body(ranked, pairs).forfeits], ["sets", forfeits]);
  const counted = draftOf({ sets: null, counts, forfeits: [{ from: "p3" }] }, pairs.entry, pairs);
  assert.deepEqual(body(counted, pairs), { number: 4, counts, forfeits: [{ from: "p3" }] });
  const after = (...ids) => fitting(ranked, pairs.entry.forms[1], new Set(ids)).values["/forfeits"];
  assert.deepEqual([after("p1", "p2"), after("p1", "p3"), after("p2", "p3")], [forfeits, [], []]);
});

const TOOK = { at: "/outcome/taker", ask: "Who took it?", tap: "", title: "{name} took it" };
const LED = { at: "/last_trick/0/player", ask: "Who led?", tap: "", title: "{name} led" };
const DOUBLED = { person: "by", number: "after_trick", label: "", ask: "", least: 1, others: "refused" };
const WITH = { at: "/outcome/card", label: "With", kind: "card", of: "first" };
const TIED = {
  at: "/outcome/tied",
  label: "Same card",
  kind: "players",
  of: "others",
  needs: "none",
};
const ONE_PLAYED = { at: "/outcome/doubled", label: "A 1", kind: "flag", ranks: ["1"] };
const PLAYED = { at: "/last_trick/{turn}/card", label: "Card", kind: "card", person: "player" };
const DOUBLES = { at: "/calls/doubles", label: "Doubles", kind: "turns", needs: "none", turns: DOUBLED };
const CUCUMBER = {
  forms: [
    { id: "short", label: "", rows: [WITH, TIED, ONE_PLAYED, DOUBLES], first: TOOK },
    { id: "cards", label: "", rows: [PLAYED, DOUBLES], first: LED },
  ],
};
const trick = tableOf(CUCUMBER, "p1", "p2", "p3");
const picked = (draft, table, ...cards) =>
  cards.reduce((so, card) => pick(so, planOf(table.entry, so, table), card), draft);

test("cards are asked for in playing order from whoever led, and sent in it", () => {
  const led = answered(emptyRound("cards"), "p2");
  assert.equal(missing(led, trick).name, "P2");
  const draft = picked(led, trick, "5", "9", "3");
  const plays = [
    { card: "5", player: "p2" },
    { card: "9", player: "p3" },
    { card: "3", player: "p1" },
  ];
  assert.deepEqual(body(draft, trick), { number: 4, last_trick: plays });
  assert.equal(missing(draft, trick), null);
  assert.deepEqual(body(draftOf({ last_trick: plays }, CUCUMBER, trick), trick).last_trick, plays);
  const other = answered(draft, "p3");
  assert.deepEqual(body(other, trick).last_trick[0], { card: "9", player: "p3" }, "cards stay with their players");
  const plan = planOf(CUCUMBER, draft, trick);
  assert.deepEqual(placesIn(plan).slice(0, 3), ["/last_trick/2", "/last_trick/0", "/last_trick/1"]);
});

test("the last card is taken back first, and another takes the place of one", () => {
  const draft = picked(answered(emptyRound("cards"), "p2"), trick, "5", "9", null);
  assert.deepEqual([litAt(draft, trick), draft.values["/last_trick/p3/card"]], ["/last_trick/p3/card", undefined]);
  const again = picked(lit(draft, "/last_trick/p2/card"), trick, "K");
  assert.deepEqual([again.values["/last_trick/p2/card"], litAt(again, trick)], ["K", "/last_trick/p3/card"]);
  assert.deepEqual(picked(answered(emptyRound("cards"), "p2"), trick, null).values, {
    "/last_trick/p2/card": undefined,
  });
});

test("the first one's card, who else had it, and what a card says by itself", () => {
  const took = answered(emptyRound("short"), "p1");
  const draft = picked(tap(took, TIED, "p3"), trick, "9");
  assert.deepEqual(body(draft, trick).outcome, { taker: "p1", card: "9", tied: ["p3"], doubled: false });
  assert.equal(body(picked(took, trick, "1"), trick).outcome.doubled, true);
  assert.equal(body(put(picked(took, trick, "1"), ONE_PLAYED.at, false), trick).outcome.doubled, false);
  assert.equal(body(tap(draft, TIED, "p3"), trick).outcome.tied, undefined);
  const read = draftOf(body(draft, trick), CUCUMBER, trick);
  assert.deepEqual([read.form, body(read, trick)], ["short", body(draft, trick)]);
});

test("whoever has left the round has no card at its end, and one alone has none", () => {
  const double = { by: "p2", after_trick: 2, refused: ["p3"] };
  const led = answered(put(emptyRound("cards"), DOUBLES.at, [double]), "p3");
  assert.deepEqual(missing(led, trick), {}, "somebody else led");
  const draft = picked(answered(led, "p1"), trick, "9", "4");
  assert.deepEqual(
    body(draft, trick).last_trick.map(({ player }) => player),
    ["p1", "p2"],
  );
  const over = put(emptyRound("short"), DOUBLES.at, [{ ...double, refused: ["p1", "p3"] }]);
  assert.equal(missing(over, trick), null);
  assert.deepEqual(body(over, trick), { number: 4, calls: { doubles: [{ ...double, refused: ["p1", "p3"] }] } });
  assert.deepEqual(draftOf(body(over, trick), CUCUMBER, trick).values, over.values);
  assert.deepEqual(fitting(over, CUCUMBER.forms[0], new Set(["p1", "p2"])).values, {});
});

test("another form with another first question asks it anew, and takes no card of everybody for that of one", () => {
  const draft = picked(answered(emptyRound("cards"), "p2"), trick, "5");
  const short = inForm(draft, CUCUMBER, "short");
  assert.deepEqual([short.first, short.values["/outcome/card"]], [undefined, undefined]);
});

test("who begins may be an answer of its own, and what is folded is not gone to", () => {
  const won = { at: "/last_trick/0/player", label: "Won", kind: "whose", may_be_nobody: false, if_first: true };
  const times = { at: "/calls/{player}/times", label: "Times", kind: "number", needs: "none", fold: "Calls", least: 1 };
  const free = {
    at: "/calls/{player}/free",
    label: "Free",
    kind: "whose",
    needs: "none",
    fold: "Calls",
    may_share: true,
  };
  const first = { at: "/calls/declared", ask: "", tap: "", title: "", nobody: "Nobody" };
  const rows = [won, { ...PLAYED, if_first: true }, times, free];
  const declared = tableOf({ forms: [{ id: "cards", label: "", rows, first }] }, "p1", "p2");
  const draft = picked(tap(answered(emptyRound("cards"), "p1"), won, "p2"), declared, "5", "9");
  assert.equal(litAt(draft, declared), "/last_trick/p1/card");
  const both = tap(tap(put(draft, "/calls/p1/times", "2"), free, "p1"), free, "p2");
  const calls = { declared: "p1", p1: { times: 2, free: true }, p2: { free: true } };
  const sent = body(both, declared);
  assert.deepEqual(sent.calls, calls);
  assert.deepEqual(sent.last_trick[0], { player: "p2", card: "5" });
  assert.deepEqual(body(draftOf(sent, declared.entry, declared), declared), sent);
  assert.deepEqual(body(answered(emptyRound("cards"), null), declared), { number: 4, calls: { declared: null } });
});

test("turns are sent in order, whoever was tapped first", () => {
  const turns = ["p1", "p3", "p2"].map((player, count) => ({ player, count }));
  const order = (begins, game) =>
    inOrder(turns, { person: "player", begins }, { game: { ...three.game, next: game } }).map(({ player }) => player);
  assert.deepEqual(order("left", { dealer: "p1" }), ["p2", "p3", "p1"]);
  assert.deepEqual(order("dealer", { dealer: "p3" }), ["p3", "p1", "p2"]);
  assert.deepEqual(order("left", { dealer: null, leader: "p3" }), ["p3", "p1", "p2"]);
  assert.deepEqual(order(undefined, { dealer: "p1" }), ["p1", "p3", "p2"]);
  assert.deepEqual(order("left", null), ["p1", "p3", "p2"]);
});
