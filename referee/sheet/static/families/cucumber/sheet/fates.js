/** The fate of a player after a correction, in words: who loses a life, is out, or has bought back in. */
import { t } from "../../../text.js";

/** @param {any} player */
const isOut = ({ status, withdrawn }) => status === "out" && !withdrawn;

/** @param {any} was @param {any} is The same player before and after */
export const fates = (was, is) => keysOf(was, is).map((key) => t(`outcome.${key}`, is));

/** @param {any} was @param {any} is @returns {string[]} */
export const keysOf = (was, is) =>
  /** @type {(string | false)[]} */ ([
    isOut(was) !== isOut(is) && (isOut(is) ? "out" : "back"),
    // A life that was the last one is told by who is out.
    isOut(was) === isOut(is) && was.falls !== is.falls && (is.falls > was.falls ? "life_lost" : "life_kept"),
    was.buy_ins !== is.buy_ins && (is.buy_ins > was.buy_ins ? "bought_in" : "not_bought_in"),
  ]).filter((key) => key !== false);
