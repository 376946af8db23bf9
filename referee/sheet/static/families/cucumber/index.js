/**
 * The page's parts of Cucumber: whoever takes the last trick pays for it. `families.js` says what the parts are for.
 */
import { roundWords } from "../../parts/round-words.js";
import { board } from "./board.js";
import { Facts, tap } from "./next.js";
import { Beside, best, figure, limit, marks, mayReturn, Score, shown, tags, Under } from "./player.js";

const loadSheet = () => import("./sheet/sheet.js");
const loadEntry = () => import("./entry.js");
const loadClaims = () => import("./claims/claims.js");
const loadPeople = () => import("./people/people.js");
const loadBelow = () => import("./buy-back.js");
const loadDraw = () => import("./draw.js");

/** @type {import("../../families.js").Family} */
export const family = {
  id: "cucumber",
  words: roundWords("hand"),
  player: {
    figure,
    shown,
    Beside,
    Under,
    Score,
    loadBelow,
    hasBelow: mayReturn,
    tags,
    marks,
    limit,
    best,
    wouldMove: (stands, { stakes }) =>
      stakes.payout === "pot" ? null : { wins: stands.would_win, owes: stands.would_owe },
  },
  next: { Facts, tap },
  board,
  loadSheet,
  loadEntry,
  loadClaims,
  loadPeople,
  acts: ["adjustment", "withdrawal"],
  loadRules: () => import("./rules/rules.js"),
  loadExample: () => import("./example/example.js"),
  later: [loadSheet, loadEntry, loadClaims, loadPeople, loadBelow, loadDraw],
};
