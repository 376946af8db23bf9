/** What the rules of Escoba say to an entry: who scores, for what, and which counts it takes. */
import { nameOf, sideOf } from "../../table.js";

/** @typedef {import("../../families.js").Table} Table */

const CATEGORIES = ["cards", "coins", "velo", "setenta", "sevens"];
const EXTRAS = ["all_cards", "all_coins", "all_sevens", "under_ten"];
/** What is counted, and how many of it there are. @type {Record<string, number>} */
export const IN_ALL = { cards: 40, coins: 10, sevens: 4 };
/** @type {Record<string, string[]>} */
const NEEDED_BY = {
  cards: ["cards", "all_cards", "under_ten", "no_capture_loses"],
  coins: ["coins", "all_coins"],
  sevens: ["sevens", "all_sevens"],
};
/** The ranks of a setenta, the best first, as either pack prints them. */
const RANKS = ["7", "6", "A", "5", "4", "3", "2", "K", "Q", "J"];
const SPANISH = ["7", "6", "1", "5", "4", "3", "2", "12", "11", "10"];

/** @typedef {{id: string, name: string}} Side */

/** Those who score, partners together. @param {Table} table @returns {Side[]} */
export const sidesAt = ({ game, players }) =>
  [...new Set(players.map((player) => sideOf(player)))].map((id) => ({ id, name: nameOf(game, id) }));

/** What a round scores besides escobas and extras. @param {Table} table */
export const categoriesOf = ({ rules }) => CATEGORIES.filter((name) => rules.score[name]);

/** What only a side with all of something scores. @param {Table} table */
export const extrasOf = (table) => {
  const two = sidesAt(table).length === 2;
  const scored = EXTRAS.filter((name) => table.rules.score[name] && (two || name !== "under_ten"));
  return [...scored, ...(two && table.rules.score.no_capture_loses ? ["no_capture"] : [])];
};

/** Whether several sides may score in a category. @param {Table} table @param {string} name */
export const mayShare = ({ rules }, name) => rules.score.ties === "all" && name !== "velo" && CATEGORIES.includes(name);

/** What is to be counted. @param {Table} table */
export const countedOf = ({ rules }) =>
  Object.keys(NEEDED_BY).filter((name) => NEEDED_BY[name].some((option) => rules.score[option]));

/** @param {Table} table */
export const ranksOf = ({ rules }) => (rules.pack === "spanish" ? SPANISH : RANKS);
