/** All games to choose from: a search, what they suit, those played last, and the families. */
import { knownGames } from "../games.js";
import { html, useState } from "../lib.js";
import { online } from "../outbox.js";
import { useVariants } from "../parts/documents.js";
import { useHeld } from "../parts/held.js";
import { ownFirst } from "../parts/own-country.js";
import { go, link } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { RuleSets } from "./club-table.js";
import { gamesOf, playedLast } from "./groups.js";
import { isFound, matching, NO_WISHES } from "./search.js";
import { Tiles } from "./tiles.js";
import { Picks } from "./variants.js";
import { WishChips } from "./wish-chips.js";

/** @typedef {import("./groups.js").Variant} Variant */
/** @typedef {import("./club-table.js").RuleSet} RuleSet */
/** @typedef {{variant: string, overrides: object, ruleSet: string}} Picked The club's own rules, in a draft */

/** @returns {string[]} The variants that were played last, the last first */
const played = () => knownGames().flatMap(({ game }) => (game ? [game.variant] : []));

/**
 * The lists stay as they were first shown, whatever the service or another tab says meanwhile.
 * @param {{base: string[], sets?: RuleSet[], onSet?: (picked: Picked) => void}} props `base` is the address of a new
 *   game, as the parts of a link; `sets` are a club's own rules
 */
export function Finder({ base, sets = [], onSet }) {
  const [text, setText] = useState("");
  const [wishes, setWishes] = useState(NO_WISHES);
  const [before] = useState(played);
  const variants = useHeld(useVariants());
  const isSearching = Boolean(text.trim() || wishes.players || wishes.occasions.length);
  const own = sets.filter(({ name }) => !isSearching || (text.trim() && isFound(text, name)));
  const ownRules = html`<${RuleSets} sets=${own} onPick=${onSet} />`;
  if (!variants) return html`${ownRules}<${NoVariants} />`;
  const hits = isSearching ? matching(ownFirst(variants), text, wishes) : [];
  const count = hits.length + own.length;
  const clear = () => (setText(""), setWishes(NO_WISHES), document.getElementById("games-search")?.focus());
  return html`<${Search} ...${{ text, setText }} count=${variants.length} onEnter=${() => enter(text, hits, base)} />
    <${WishChips} ...${{ wishes, variants }} onChange=${setWishes} />
    <p class="unseen" role="status">${isSearching ? t("games.hits", { count }) : ""}</p>
    ${ownRules}
    ${isSearching && !count ? html`<${NoHit} text=${text.trim()} onClear=${clear} />` : null}
    ${
      isSearching
        ? html`<${Picks} variants=${hits} base=${base} isMarked />`
        : html`<${Played} variants=${playedLast(variants, before)} base=${base} />
            <${Tiles} games=${gamesOf(variants)} base=${base} />`
    }`;
}

/** Opens the first game that was found, where something was typed. */
function enter(/** @type {string} */ text, /** @type {Variant[]} */ hits, /** @type {string[]} */ base) {
  if (text.trim() && hits[0]) go(link(...base, "variant", hits[0].id));
}

/** @param {{text: string, setText(text: string): void, count: number, onEnter(): void}} props */
const Search = ({ text, setText, count, onEnter }) => html`<form class="games-search" role="search"
  onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), onEnter())}>
    <input id="games-search" type="search" value=${text} placeholder=${t("games.search", { count })} dir="auto"
      autocomplete="off" autocapitalize="none" spellcheck=${false} enterkeyhint="go" maxlength="60"
      aria-label=${t("games.search_label")} onInput=${(/** @type {any} */ { target }) => setText(target.value)} />
  </form>`;

/** @param {{text: string, onClear(): void}} props */
const NoHit = ({ text, onClear }) => html`<div class="no-hit">
  <p>${text ? t("games.no_hit_for", { text }) : t("games.no_hit")}</p>
  <button type="button" class="secondary-button" onClick=${onClear}>${t("games.all")}</button></div>`;

/** @param {{variants: Variant[], base: string[]}} props */
const Played = ({ variants, base }) =>
  variants.length
    ? html`<section class="region"><h2>${t("games.played")}</h2>
        <${Picks} variants=${variants} base=${base} isMarked /></section>`
    : null;

function NoVariants() {
  if (useObserved(online)) return html`<p aria-busy="true">${t("app.loading")}</p>`;
  return html`<p class="banner" role="status">${t("games.waits")}</p>`;
}
