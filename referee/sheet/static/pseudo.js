/** English made strange, so that a word which comes from no catalogue is seen, and a text which has no room is cut. */

const PLAIN = [..."AEIOUYaceinosuyz"];
const STRANGE = [..."ÅÉÎÖÜÝåçéîñöšüýž"];
/** @type {Record<string, string>} */
const ACCENTED = Object.fromEntries(PLAIN.map((letter, at) => [letter, STRANGE[at]]));
const LONGER = 0.35;
const WORD = 6;

/**
 * A text in accents and brackets, and about a third longer. What is filled in stays.
 * @param {string} text
 */
function strange(text) {
  const parts = text.split(/(\{\w+\})/);
  const accented = parts.map((part, at) =>
    at % 2 ? part : part.replace(/[A-Za-z]/g, (sign) => ACCENTED[sign] ?? sign),
  );
  const count = parts.filter((_, at) => at % 2 === 0).join("").length;
  return `[${accented.join("")}${filling(Math.ceil(count * LONGER))}]`;
}

/** So many characters more, in pieces as short as words. @param {number} count */
const filling = (count) =>
  Array.from({ length: count }, (_, at) => (at % WORD || at + 1 === count ? "~" : " ")).join("");

/** @typedef {import("./text.js").Message} Message */

/**
 * The same catalogue, made strange.
 * @param {Record<string, Message>} catalogue
 * @returns {Record<string, Message>}
 */
export const pseudo = (catalogue) =>
  Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, strangeForms(message)]));

/** @param {Message} message @returns {Message} */
const strangeForms = (message) =>
  typeof message === "string"
    ? strange(message)
    : Object.fromEntries(
        Object.entries(message).map(([form, inner]) => [form, form === "by" ? inner : strangeForms(inner)]),
      );
