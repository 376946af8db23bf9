/** The questions about the rules of a new game of Cucumber. */
import { t } from "../../../text.js";
import "../later-texts.js";
import { readTopCards, topCardsText } from "./top-cards.js";

/** @type {import("../../../families.js").RuleChoices} */
export const choices = {
  role: ({ deal }) => (deal.dealer === "nobody" ? "leader" : "dealer"),
  paysPerPoint: ({ stakes }) => stakes.payout === "differences",
  // Where nothing is paid at the start, what a fall costs is told in stakes.
  stakeText: ({ stakes }) => (stakes.entry === 0 ? t("options.one_stake") : undefined),
  written: ({ items }) =>
    items?.properties ? { hint: t("options.top_cards"), read: readTopCards, write: topCardsText } : null,
  valueText: (value) => (typeof value === "string" ? t(`options.falls.${value}`) : t("options.packs", value)),
};
