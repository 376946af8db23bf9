/** The questions about the rules of a new game of Bourré. */
import { t } from "../../../text.js";
import "../later-texts.js";

/** @typedef {{players: number, at_most: number}} FewerDraws */

/** Fewer draws at full tables as one line of text: `6: 4; 7: 3`. @param {FewerDraws[]} steps */
export const drawsText = (steps) => steps.map((step) => `${step.players}: ${step.at_most}`).join("; ");

/** @param {string} text @returns {FewerDraws[]} */
export const readDraws = (text) =>
  text
    .split(";")
    .filter((part) => part.trim())
    .map((part) => {
      const [players, most = ""] = part.split(":");
      return { players: parseInt(players, 10) || 0, at_most: parseInt(most, 10) || 0 };
    });

/** @type {import("../../../families.js").RuleChoices} */
export const choices = {
  role: () => "dealer",
  paysPerPoint: () => false,
  stakeText: () => t("bourre.stake"),
  written: ({ items }) =>
    items?.properties ? { hint: t("bourre.draws_hint"), read: readDraws, write: drawsText } : null,
  valueText: (value) => (typeof value === "string" ? t(`bourre.value.${value}`) : String(value)),
};
