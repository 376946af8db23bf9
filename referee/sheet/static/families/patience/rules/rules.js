/** The questions about the rules of a new game of patience: a stake at the bank, or for differences, is for a point. */
import { choices as baseChoices } from "../../../shapes/rules.js";

/** @type {import("../../../families.js").RuleChoices} */
export const choices = {
  ...baseChoices,
  paysPerPoint: ({ stakes }) => stakes.payout === "bank" || stakes.payout === "differences",
};
