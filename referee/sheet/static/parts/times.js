/** Times and days as they look where the players are. The board of a game needs none. */
import { locale } from "../language.js";

const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });

/** @param {string} text */
export const time = (text) => times.format(new Date(text));

/** @param {string} text */
export const day = (text) => days.format(new Date(text));
