/** Every word the players read, and how numbers and money look where they are. */
import { isPseudo, language, locale, wording } from "./language.js";

/**
 * A text, or several of which a value chooses. That is the value named by `by`, else `count`: a number chooses by its
 * plural category in the language, a word by itself, and `other` is for all else.
 * @typedef {string | {[form: string]: Message}} Message
 */

/** @type {Record<string, Message>} */
const messages = {};

/** @type {Set<Promise<void>>} */
const catalogues = new Set();
const plurals = new Intl.PluralRules(wording);

/** Adds texts by their keys. @param {Record<string, Message>} catalogue */
export const addTexts = (catalogue) => void Object.assign(messages, catalogue);

/**
 * Loads the texts of a screen in the language of the page, or in English where they are not in it.
 * @param {string} folder `messages`, or that of a family
 * @param {string} name The file in the folder of a language: `later`
 */
export function loadTexts(folder, name) {
  const loaded = catalogueOf(folder, name).then(addTexts);
  catalogues.add(loaded);
  return loaded;
}

/**
 * Resolves once all texts are there that were asked for. Some browsers run a module before a module that it imports
 * has waited for its texts, if several import that one at a time (WebKit bug 242740).
 */
export const textsLoaded = () => Promise.all(catalogues);

/** @param {string} folder @param {string} name @returns {Promise<Record<string, Message>>} */
async function catalogueOf(folder, name) {
  const load = (/** @type {string} */ tag) => import(`./${folder}/${tag}/${name}.js`);
  const { default: catalogue } = await load(language).catch((error) => {
    if (language === "en") throw error;
    return load("en");
  });
  return isPseudo ? (await import("./pseudo.js")).pseudo(catalogue) : catalogue;
}

await loadTexts("messages", "main");

/**
 * The text for a key, with `{name}` filled in. A message with several forms is chosen by `values.count`, or by the
 * value that it names.
 * @param {string} key
 * @param {Record<string, any>} [values]
 */
export function t(key, values = {}) {
  const message = messages[key];
  if (message === undefined) return key;
  return formOf(message, values).replace(/\{(\w+)\}(\.?)/g, (_, name, stop) => ended(shown(values[name]), stop));
}

/** @param {Message} message @param {Record<string, any>} values @returns {string} */
function formOf(message, values) {
  if (typeof message === "string") return message;
  const value = values[/** @type {string} */ (message.by ?? "count")];
  const form = typeof value === "string" && value in message ? value : plurals.select(Number(value));
  return formOf(message[form] ?? message.other, values);
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
  const format = new Intl.NumberFormat(locale, /** @type {any} */ ({ useGrouping: "always", ...more }));
  return (value) => format.format(value).replace("-", "−");
}

/** A figure: 12, 1,200, −3. */
export const number = figures();

/** A change of a score: +9, −3, 0. */
export const signed = figures({ signDisplay: "exceptZero" });

/**
 * Browsers know that Spanish says “Ana e Inés”, but not that an Íñigo or an “Isa” in quotation marks begins so, and
 * leave out a name that is empty: each is listed from its first letter on, without its accent, and with a space behind.
 * @param {"conjunction" | "disjunction"} type
 * @returns {(names: string[]) => string}
 */
function lists(type) {
  const format = new Intl.ListFormat(wording, { type });
  const plain = (/** @type {string} */ name) => `${name} `.normalize("NFD").replace(/^[^\p{L}\d]*(h?.)\p{M}*/iu, "$1");
  return (names) => {
    let at = 0;
    return format
      .formatToParts(names.map(plain))
      .map((part) => (part.type === "element" ? names[at++] : part.value))
      .join("");
  };
}

export const list = lists("conjunction");
export const choice = lists("disjunction");

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
