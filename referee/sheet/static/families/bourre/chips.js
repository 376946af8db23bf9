/** Sums of chips as they are read, with what they are worth where the table plays for money. */
import { shortMoney, signed, t } from "../../text.js";

/** @param {number} count */
export const chipsText = (count) => t("bourre.chips", { count });

/** The value of so many chips; nothing without a stake. @param {any} game @param {number} count */
export const worth = ({ stake }, count) => (stake ? shortMoney({ ...stake, amount: stake.amount * count }) : "");

/** Both together. @param {any} game @param {number} count */
export function sumText(game, count) {
  const sum = worth(game, count);
  return sum ? t("bourre.worth", { chips: chipsText(count), sum }) : chipsText(count);
}

/** Won or lost: +4, −1. @param {number} count */
export const netText = (count) => signed(count);
