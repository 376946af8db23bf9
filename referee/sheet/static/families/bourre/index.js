/** What the page has of Bourré: five tricks for a pot. `families.js` says what the parts are for. */
import { board } from "./board.js";
import { Facts } from "./next.js";
import { Beside, marks, mayReturn, Score, tags, Under } from "./player.js";
import { Start } from "./start.js";
import { t } from "../../text.js";

const loadSheet = () => import("./sheet/sheet.js");
const loadEntry = () => import("./entry/entry.js");
const loadClaims = () => import("./claims/claims.js");
const loadPeople = () => import("./people/people.js");
const loadBelow = () => import("./buy-back.js");

/** Why money moves, besides what the page has words for. */
const REASONS = ["ante", "stay", "bourre", "fault", "out", "left"];

/** @type {import("../../families.js").Family} */
export const family = {
  id: "bourre",
  words: { round: "hand", rounds: "hands", Round: "Hand" },
  reasons: REASONS.map((key) => ({ key, about: t(`bourre.reason.${key}`) })),
  player: { Beside, Under, Score, loadBelow, hasBelow: mayReturn, tags, marks, wouldMove: () => null },
  next: { Facts, Start },
  board,
  loadSheet,
  loadEntry,
  loadClaims,
  loadPeople,
  loadRules: () => import("./rules/rules.js"),
  loadExample: null,
  later: [loadSheet, loadEntry, loadClaims, loadPeople, loadBelow],
};
