/** The questions about the rules of a family that says nothing more than its schema. */

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param {any} value */
const write = (value) => (typeof value === "string" ? value : JSON.stringify(value ?? null));

/** @type {import("../families.js").RuleChoices} */
export const choices = {
  role: () => "dealer",
  paysPerPoint: ({ stakes }) => stakes?.payout === "differences",
  // Lists of things with parts, and values of several types, have no form of their own: they are written as the API
  // has them.
  written: ({ items, oneOf }) => (items?.properties || oneOf ? { hint: "", read, write } : null),
  valueText: (value) => (typeof value === "string" ? value.replaceAll("_", " ") : write(value)),
};
