/**
 * Every language of the page says all that English says: the same catalogues and keys, what is filled in, and the
 * plural forms that the language has.
 */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

const STATIC = new URL("../../referee/sheet/static/", import.meta.url);
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
/** What a round is called; a language that has one name for it in a sentence need not fill it in. */
const NOUNS = ["round", "rounds", "Round"];
/** What a text may choose its form by besides what is filled in, and what it then need not fill in. */
const CHOOSES = { "card.of": { of: "suit" } };
const MANY = [...Array(200).keys(), 1234, 1_000_000];

/** The folders of catalogues, each with one of every language. */
const folders = ["messages/"].concat(
  readdirSync(new URL("families/", STATIC), { recursive: true })
    .filter((path) => path.endsWith("messages"))
    .map((path) => `families/${path}/`),
);
const namesIn = (folder) => readdirSync(new URL(folder, STATIC)).sort();

async function catalogueOf(language) {
  const texts = {};
  for (const folder of folders)
    for (const name of namesIn(folder).includes(language) ? namesIn(`${folder}${language}/`) : [])
      texts[`${folder}${name}`] = (await import(new URL(`${folder}${language}/${name}`, STATIC))).default;
  return texts;
}

const english = await catalogueOf("en");

/** All texts of a message with the forms that lead there: `[["count", "one"]]`. */
function leavesOf(message, path = []) {
  if (typeof message === "string") return [{ text: message, path }];
  const { by = "count", ...forms } = message;
  return Object.entries(forms).flatMap(([form, inner]) => leavesOf(inner, [...path, [by, form]]));
}

/** All choices in a message, each with its forms. */
function choicesOf(message) {
  if (typeof message === "string") return [];
  const { by = "count", ...forms } = message;
  return [{ by, forms: Object.keys(forms) }, ...Object.values(forms).flatMap(choicesOf)];
}

const filledIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const isPlural = ({ forms }) => forms.every((form) => CATEGORIES.includes(form));
const pluralsBy = (message) =>
  [
    ...new Set(
      choicesOf(message)
        .filter(isPlural)
        .map(({ by }) => by),
    ),
  ].sort();

/** What is wrong with a message, by the English one. */
function faults(key, message, original, language) {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const known = new Set(leavesOf(original).flatMap(({ text }) => filledIn(text)));
  choicesOf(original).forEach(({ by }) => known.add(by));
  const mayChoose = [
    ...known,
    ...Object.keys(CHOOSES[key] ?? {}),
    ...(NOUNS.some((noun) => known.has(noun)) ? ["noun"] : []),
  ];
  const wrong = [];
  for (const choice of choicesOf(message)) {
    if (!mayChoose.includes(choice.by)) wrong.push(`nothing is known of ${choice.by}`);
    const forms = isPlural(choice) && choice.by !== "noun" ? pluralCategories : ["other"];
    for (const form of forms) if (!choice.forms.includes(form)) wrong.push(`no form ${form} by ${choice.by}`);
    if (isPlural(choice))
      for (const form of choice.forms)
        if (!pluralCategories.includes(form)) wrong.push(`${form} is no form of ${language}`);
  }
  for (const by of pluralsBy(original)) if (!pluralsBy(message).includes(by)) wrong.push(`it has no forms by ${by}`);
  const isNumberShown = leavesOf(original).find(({ path }) => path.every(([, form]) => form === "other"));
  for (const { text, path } of leavesOf(message)) {
    const has = filledIn(text);
    if (!text.trim() || text !== text.trim()) wrong.push(`“${text}” is empty, or begins or ends with a space`);
    if (/[{}]/.test(text.replace(/\{\w+\}/g, ""))) wrong.push(`“${text}” has a brace too many`);
    for (const name of has) if (!known.has(name)) wrong.push(`{${name}} is not known`);
    for (const name of known) {
      if (path.some(([by]) => CHOOSES[key]?.[by] === name)) continue;
      if (has.includes(name) || NOUNS.includes(name) || !filledIn(isNumberShown?.text ?? "").includes(name)) continue;
      // “1 card” says the number itself, where the form is for no other number.
      const form = path.find(([by]) => by === name)?.[1];
      const numbers = MANY.filter((number) => rules.select(number) === form);
      if (form === undefined || numbers.length > 1) wrong.push(`“${text}” lacks {${name}}`);
    }
  }
  return wrong.map((fault) => `${key}: ${fault}`);
}

test("English has catalogues, and families that have their own", () => {
  assert.ok(Object.keys(english).length > 15);
  assert.ok(folders.includes("families/bourre/messages/"));
});

for (const language of namesIn("messages/")) {
  test(`${language} says all that English says, and fills in the same`, async () => {
    const texts = await catalogueOf(language);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(english).sort(), "catalogues");
    const wrong = Object.entries(english).flatMap(([file, originals]) => {
      const missing = Object.keys(originals).filter((key) => !(key in texts[file]));
      const over = Object.keys(texts[file]).filter((key) => !(key in originals));
      const both = Object.keys(originals).filter((key) => key in texts[file]);
      return [
        ...missing.map((key) => `${file} lacks ${key}`),
        ...over.map((key) => `${file} has ${key}, which English does not have`),
        ...both.flatMap((key) => faults(key, texts[file][key], originals[key], language)),
      ];
    });
    assert.deepEqual(wrong, []);
  });
}

test("faults of a translation are found", () => {
  const cards = { one: "1 card", other: "{count} cards" };
  const found = (language, message, original = cards) => faults("x", message, original, language);
  assert.deepEqual(found("da", { one: "1 kort", other: "{count} kort" }), []);
  assert.deepEqual(found("pl", { one: "1 karta", few: "{count} karty", other: "{count} kart" }), [
    "x: no form many by count",
  ]);
  assert.deepEqual(found("is", { one: "1 spil", other: "{count} spil" }), ["x: “1 spil” lacks {count}"]);
  assert.deepEqual(found("da", { one: "1 kort", two: "2 kort", other: "{count} kort" }), ["x: two is no form of da"]);
  assert.deepEqual(found("da", "{count} kort"), ["x: it has no forms by count"]);
  assert.deepEqual(found("da", "{navn} giver", "{name} deals"), [
    "x: {navn} is not known",
    "x: “{navn} giver” lacks {name}",
  ]);
  assert.deepEqual(found("da", "Ret runde {number}", "Correct {round} {number}"), []);
  const ofSuit = { by: "of", S: "spaða{rank}", other: "{suit} {rank}" };
  assert.deepEqual(faults("card.of", ofSuit, "{rank} of {suit}", "is"), []);
  const byNoun = { by: "noun", hand: "Popraw rozdanie {number}", other: "Popraw rundę {number}" };
  assert.deepEqual(found("pl", byNoun, "Correct {round} {number}"), []);
  assert.deepEqual(found("pl", { ...byNoun, by: "kind" }, "Correct {round} {number}"), ["x: nothing is known of kind"]);
});
