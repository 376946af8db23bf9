/** The fate of a player after a correction, in words: who is out, or has bought back in. */
import { t } from "../../../text.js";

/** @param {any} player */
const isOut = ({ status, withdrawn }) => status === "out" && !withdrawn;

/** @param {any} was @param {any} is The same player before and after */
export const fates = (was, is) => keysOf(was, is).map((key) => t(`bourre.fate.${key}`, is));

/** @param {any} was @param {any} is @returns {string[]} */
export const keysOf = (was, is) =>
  /** @type {(string | false)[]} */ ([
    isOut(was) !== isOut(is) && (isOut(is) ? "out" : "back"),
    was.buy_ins !== is.buy_ins && (is.buy_ins > was.buy_ins ? "bought_in" : "not_bought_in"),
  ]).filter((key) => key !== false);
