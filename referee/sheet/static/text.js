/** Every word the players read, and how numbers, money and times look where they are. */
import en from "./messages/en.js";

/** @typedef {string | Record<string, string>} Message Several forms are chosen by a count */

/** @type {Record<string, Record<string, Message>>} */
const CATALOGUES = { en };

/** The reader's locale, for numbers and dates: `da-DK`. */
export const locale = navigator.language || "en";

/** The language of the words: the reader's where there is a catalogue, else English. */
export const language = CATALOGUES[locale.split("-")[0]] ? locale.split("-")[0] : "en";

/** @type {Record<string, Message>} */
const messages = { ...en, ...CATALOGUES[language] };

/** Adds the texts of screens that are loaded later, by language. @param {Record<string, any>} catalogues */
export const addTexts = (catalogues) => Object.assign(messages, catalogues.en, catalogues[language]);
const plurals = new Intl.PluralRules(language);

/**
 * The text for a key, with `{name}` filled in. A message with several forms is chosen by `values.count`.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  const message = messages[key];
  if (message === undefined) return key;
  const form = typeof message === "string" ? message : (message[plurals.select(values.count)] ?? message.other);
  return form.replace(
    /\{(\w+)\}(\.?)/g,
    (/** @type {string} */ _, /** @type {string} */ name, /** @type {string} */ stop) =>
      ended(shown(values[name]), stop),
  );
}

/**
 * The text with a full stop, unless it ends in one of its own, such as “20 kr.” or “Bo Jr.”.
 * @param {string} text
 * @param {string} stop
 */
const ended = (text, stop) => (text.endsWith(".") ? text : text + stop);

/** True if the catalogue has a text for a key. @param {string} key */
export const hasText = (key) => key in messages;

/** @param {unknown} value */
const shown = (value) => (typeof value === "number" ? number(value) : String(value ?? ""));

/**
 * The format of all figures: thousands parted as the reader's locale does it, also where it would part none of four
 * digits, and a true minus.
 * @param {Intl.NumberFormatOptions} [more]
 * @returns {(value: number) => string}
 */
function figures(more = {}) {
  const options = /** @type {Intl.NumberFormatOptions} */ ({ useGrouping: "always", ...more });
  const format = new Intl.NumberFormat(locale, options);
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === "minusSign" ? part.value.replace("-", "−") : part.value))
      .join("");
}

/** A figure: 12, 1,200, −3. */
export const number = figures();

/** A figure as far as it is typed; nothing as long as it is not begun. @param {string} [typed] */
export const typedText = (typed) => (typed ? number(Number(typed)) : "");

/** A change of a score: +9, −3, 0. */
export const signed = figures({ signDisplay: "exceptZero" });

const joined = new Intl.ListFormat(language, { type: "conjunction" });
const either = new Intl.ListFormat(language, { type: "disjunction" });
/** @param {string[]} names */
export const list = (names) => joined.format(names);
/** @param {string[]} names */
export const choice = (names) => either.format(names);

/** @typedef {{amount: number, currency: string}} Sum Minor units, as the API has them */

/** @param {Sum} sum @param {object} [more] */
export function money({ amount, currency }, more = {}) {
  return figures({ style: "currency", currency, ...more })(amount / 10 ** digitsOf(currency));
}

/** Without a fraction where that is 0, if the browser can: 20 kr. @param {Sum} sum */
export const shortMoney = (sum) => money(sum, { trailingZeroDisplay: "stripIfInteger" });

/** The number of digits of a currency behind the point. @param {string} currency */
export function digitsOf(currency) {
  return new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
/** @param {string} text */
export const time = (text) => times.format(new Date(text));
/** @param {string} text */
export const day = (text) => days.format(new Date(text));
