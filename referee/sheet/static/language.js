/**
 * The language of the page, and the locale of figures and dates. The reader's choice on this phone comes first, else
 * the languages that the browser is set to decide. It stands in a module by itself, so that the words are on their way
 * before the page is.
 */

/** English with accents, brackets and a third more letters, to see which texts are not in a catalogue or do not fit. */
export const PSEUDO = "en-XA";
const NAME = "language";
/** Languages whose readers read another one of the page. @type {Record<string, string>} */
const READ_AS = { no: "nb", nn: "nb" };
/** Languages that write figures and dates most like one that a browser may not know. @type {Record<string, string>} */
const NEAREST = { is: "da" };

/** The languages of the page, which the server writes into it. */
const written = /** @type {HTMLMetaElement | null | undefined} */ (
  globalThis.document?.querySelector("meta[name=languages]")
);
export const LANGUAGES = (written?.content ?? "en").split(" ");

/** The languages of the reader as the browser has them, the best first: `["sv-FI", "fi", "en"]`. */
const readers = readable(globalThis.navigator?.languages ?? [globalThis.navigator?.language ?? "en"]);

/** Tags that are well formed, or English. @param {readonly string[]} tags */
function readable(tags) {
  const known = tags.filter((tag) => {
    try {
      return Boolean(new Intl.Locale(tag));
    } catch {
      return false;
    }
  });
  return known.length ? known : ["en"];
}

/** The language of the page for a tag, if it has it: `sv` for `sv-FI`. @param {string} tag */
function languageOf(tag) {
  const { language: own } = new Intl.Locale(tag);
  const read = READ_AS[own] ?? own;
  return LANGUAGES.includes(read) ? read : undefined;
}

/**
 * The first language of a reader that the page has, else English.
 * @param {readonly string[]} tags
 * @returns {string}
 */
export const bestLanguage = (tags) => tags.map(languageOf).find((known) => known !== undefined) ?? "en";

/** The language that the address names, or else the one that was chosen on this phone. */
function chosenLanguage() {
  const named = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  return [named, keptLanguage()].find((tag) => tag && (tag === PSEUDO || LANGUAGES.includes(tag)));
}

/** The language that was chosen on this phone, if any. @returns {string | null} */
export function keptLanguage() {
  try {
    return globalThis.localStorage?.getItem(NAME) ?? null;
  } catch {
    return null;
  }
}

/** Remembers a choice of language; false where the browser keeps nothing. @param {string} tag */
export function keepLanguage(tag) {
  try {
    localStorage.setItem(NAME, tag);
    return true;
  } catch {
    return false;
  }
}

const chosen = chosenLanguage() ?? bestLanguage(readers);
export const isPseudo = chosen === PSEUDO;

/** The language of the words: `da`. */
export const language = isPseudo ? "en" : chosen;

/** The tag that the browser is set to, whatever the page speaks: `da-DK`. */
export const readerTag = readers[0];

/** The region where the reader is, as far as the browser tells: `DK`. */
export const region = readers.map((tag) => new Intl.Locale(tag).region).find((code) => code !== undefined);

/**
 * The locale of figures and dates: the reader's own of this language, else this language in the reader's region where
 * it has a form of its own, such as English in Denmark.
 * @param {string} spoken
 * @param {readonly string[]} tags
 * @param {string} [where]
 */
export function localeFor(spoken, tags, where) {
  const own = tags.find((tag) => new Intl.Locale(tag).language === spoken);
  if (own || !where) return own ?? spoken;
  const regional = `${spoken}-${where}`;
  return new Intl.NumberFormat(regional).resolvedOptions().locale === regional ? regional : spoken;
}

/**
 * A locale that the browser knows: where it has no Icelandic, as Chromium has none, figures, dates and lists are as in
 * Denmark, which is nearer than English.
 * @param {string} tag
 */
export const knownLocale = (tag) =>
  Intl.DateTimeFormat.supportedLocalesOf([tag])[0] ?? NEAREST[new Intl.Locale(tag).language] ?? tag;
export const locale = knownLocale(localeFor(language, readers, region));

/** The locale of lists and of plurals, which go by the language alone. */
export const wording = knownLocale(language);

/** The direction in which a language is written. @param {string} tag @returns {"ltr" | "rtl"} */
function directionOf(tag) {
  const about = /** @type {any} */ (new Intl.Locale(tag));
  return (about.getTextInfo?.() ?? about.textInfo)?.direction ?? "ltr";
}

if (globalThis.document?.head) {
  document.documentElement.lang = isPseudo ? PSEUDO : language;
  document.documentElement.dir = directionOf(language);
  // The words of the first screens are asked for with the modules, not after them.
  for (const name of ["main", "home"]) {
    const href = new URL(`./messages/${language}/${name}.js`, import.meta.url).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
