/** The settings of one phone: the language of its page, and the letters on the cards of the table. */
import { keepLanguage, keptLanguage, knownLocale, language, LANGUAGES } from "../language.js";
import { html, useState } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { Loaded } from "../parts/loaded.js";
import { keepPack, pack, packsOf } from "../parts/letters.js";
import { notify } from "../parts/notices.js";
import { Page } from "../parts/page.js";
import { isReady } from "../ready.js";
import { canBeReady } from "../ready-for-more.js";
import { link } from "../router.js";
import { t } from "../text.js";

/** @type {Record<string, string>} */
const OWN_NAMES = { is: "Íslenska" };

const loadPhone = () => import("../phone/panel.js");

/** @param {{parts: string[]}} props The game that it was opened from, if any */
export const Screen = ({ parts: [game] }) => html`<${Page} title=${t("settings.title")}
  back=${game ? link("game", game) : "#/"}>
  <h2 id="language">${t("settings.language")}</h2>
  <div class="chips" role="group" aria-labelledby="language">${LANGUAGES.map(
    (tag) => html`<button key=${tag} type="button" class="chip" lang=${tag} aria-pressed=${tag === language}
      onClick=${() => choose(tag)}>${nameOf(tag)}</button>`,
  )}</div>
  ${keptLanguage() ? null : html`<p class="hint">${t("settings.language_hint")}</p>`}
  <${Letters} />
  ${canBeReady() || isReady() ? html`<${Loaded} load=${loadPhone} meanwhile=${null} />` : null}
</${Page}>`;

/** A tap on the letters of a pack, and all cards on the page have them. */
function Letters() {
  const [chosen, setChosen] = useState(pack());
  return html`<h2 id="letters">${t("settings.letters")}</h2>
  <div class="chips" role="group" aria-labelledby="letters">${packsOf(language).map(
    (letters) => html`<button key=${letters} type="button" class="chip" aria-pressed=${letters === chosen}
      onClick=${() => (keepPack(letters), setChosen(letters))}>${letters}</button>`,
  )}</div>`;
}

/** The name of a language in its own words, also where the browser does not know them. @param {string} tag */
function nameOf(tag) {
  if (knownLocale(tag) !== tag) return OWN_NAMES[tag] ?? tag;
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * Shows the page in a language, as soon as the words are there. What was entered is kept on the phone meanwhile.
 * @param {string} tag
 */
async function choose(tag) {
  try {
    await import(`../messages/${tag}/main.js`);
  } catch {
    return notify(t("settings.language_offline"));
  }
  const isKept = keepLanguage(tag);
  // Where the browser keeps nothing, the address says it. Elsewhere an address that does gives way to the choice.
  const address = `/${isKept ? "" : `?lang=${tag}`}${location.hash}`;
  if (`${location.pathname}${location.search}${location.hash}` === address) location.reload();
  else location.replace(address);
}
