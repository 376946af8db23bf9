/** What a new game of patience asks about the rules: a stake at the bank, or for differences, is for a point. */
import { choices as made } from "../../../shapes/rules.js";

/** @type {import("../../../families.js").RuleChoices} */
export const choices = {
  ...made,
  paysPerPoint: ({ stakes }) => stakes.payout === "bank" || stakes.payout === "differences",
};
