import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { querySelector: () => ({ content: "da de en fr nb sv" }) };
Object.defineProperty(globalThis, "navigator", { value: { languages: ["x", "sv-FI", "fi"] }, configurable: true });
globalThis.location = { search: "?lang=../../x" };
const { bestLanguage, language, locale, localeFor, readerTag, region } =
  await import("../../referee/sheet/static/language.js");
const { ask } = await import("../../referee/sheet/static/api.js");
const { pseudo } = await import("../../referee/sheet/static/pseudo.js");

test("the first language of the reader that the page has is spoken, else English", () => {
  assert.deepEqual(
    [["sv-FI"], ["nn-NO"], ["no"], ["pt-BR"], ["is", "da-DK"], ["de-CH", "fr-CH"], []].map(bestLanguage),
    ["sv", "nb", "nb", "en", "da", "de", "en"],
  );
});

test("what is no language, in the address or of the browser, is passed over", () => {
  assert.deepEqual([language, locale, readerTag, region], ["sv", "sv-FI", "sv-FI", "FI"]);
});

test("figures look as they do where the reader is, where the language is spoken there", () => {
  assert.equal(localeFor("da", ["en-US", "da-DK"], "US"), "da-DK");
  assert.equal(localeFor("de", ["en-CH"], "CH"), "de-CH");
  assert.equal(localeFor("en", ["da-DK"], "DK"), "en-DK");
  assert.equal(localeFor("da", ["pl-PL"], "PL"), "da");
  assert.equal(localeFor("fr", ["is"]), "fr");
});

test("the language that shows what fits is English in accents, longer, and as it is filled in", () => {
  const { plain, forms } = pseudo({
    plain: "{name} deals the next hand.",
    forms: { by: "cards", one: "1 card", other: "{cards} cards" },
  });
  assert.match(plain, /^\[\{name\} déålš thé ñéxt håñd\.[ ~]+\]$/);
  assert.ok(plain.length > 1.3 * "{name} deals the next hand.".length);
  assert.equal(forms.by, "cards");
  assert.match(forms.other, /^\[\{cards\} çårdš[ ~]+\]$/);
});

test("the service is asked to speak as the page does", async () => {
  /** @type {Record<string, string>[]} */
  const sent = [];
  globalThis.fetch = async (_address, { headers }) => (sent.push(headers), new Response("{}"));
  await ask("GET", "/games/g1", { token: "view_1", seen: '"3"' });
  assert.deepEqual(sent, [{ "Accept-Language": "sv", Authorization: "Bearer view_1", "If-None-Match": '"3"' }]);
});
