/** The page's parts of Bourré: five tricks for a pot. `families.js` says what the parts are for. */
import { board } from "./board.js";
import { Facts } from "./next.js";
import { Beside, marks, mayReturn, Score, tags, Under } from "./player.js";
import { roundWords } from "../../parts/round-words.js";
import { t } from "../../text.js";

const loadSheet = () => import("./sheet/sheet.js");
const loadEntry = () => import("./entry.js");
const loadClaims = () => import("./claims/claims.js");
const loadPeople = () => import("./people/people.js");
const loadBelow = () => import("./buy-back.js");

/** Reasons for which money moves, besides those that the page has words for. */
const REASONS = ["ante", "stay", "bourre", "fault", "out", "left"];

/** @type {import("../../families.js").Family} */
export const family = {
  id: "bourre",
  words: roundWords("hand"),
  reasons: REASONS.map((key) => ({ key, about: t(`bourre.reason.${key}`) })),
  player: {
    Beside,
    Under,
    Score,
    loadBelow,
    hasBelow: mayReturn,
    tags,
    marks,
    best: () => "highest",
    wouldMove: () => null,
  },
  next: { Facts },
  board,
  loadSheet,
  loadEntry,
  loadClaims,
  loadPeople,
  acts: ["adjustment", "withdrawal"],
  loadRules: () => import("./rules/rules.js"),
  loadExample: null,
  later: [loadSheet, loadEntry, loadClaims, loadPeople, loadBelow],
};
