/** A game, and how it can be played: the usual way, and all others by country. */
import { useFamilyOf } from "../families.js";
import { knownGames } from "../games.js";
import { html, useState } from "../lib.js";
import { useHeld } from "../parts/held.js";
import { Loaded } from "../parts/loaded.js";
import { isOwn, ownFirst, regionName } from "../parts/own-country.js";
import { Page } from "../parts/page.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { byRegion, playedLast } from "./groups.js";
import "./tiles.js";
import { Picks, playersText } from "./variants.js";

/** @typedef {import("./groups.js").Variant} Variant */
/** @typedef {import("./groups.js").Game} Game */

/**
 * The list stays as it was first shown.
 * @param {{game: Game, base: string[], back: string, all: string}} props `base` is the address of a new game, as the
 *   parts of a link; `all` that of all games
 */
export function FamilyPage({ game, base, back, all }) {
  const [families] = useState(() => knownGames().map((known) => known.game?.family));
  const [played] = useState(() => knownGames().map((known) => known.game?.variant));
  const { name, variants, mark, about } = useHeld(game) ?? game;
  const own = ownFirst(variants);
  const usual = playedLast(variants, played)[0] ?? own[0];
  const others = own.filter((variant) => variant !== usual);
  return html`<${Page} title=${name} about=${about} back=${back}>
    <a class="to-games" href=${all}>${t("games.other")}</a>
    ${usual ? html`<${Usual} variant=${usual} ...${{ base, mark }} />` : null}
    ${others.length ? html`<${Others} variants=${others} base=${base} />` : null}
    ${families.includes(game.id) ? null : html`<${Example} of=${game.id} />`}
  </${Page}>`;
}

/** The country and the number of players. @param {Variant} variant */
const placeText = ({ region, players }) =>
  t("games.region_players", { region: regionName(region), players: playersText(players) });

/** @param {{variant: Variant, base: string[], mark: string}} props */
const Usual = ({ variant, base, mark }) => html`<section class="paper usual">
  <span class="tile-mark" aria-hidden="true">${mark}</span>
  <h2 id="usual">${variant.name}</h2>
  <p>${variant.summary}</p>
  <p class="hint">${placeText(variant)}</p>
  <a role="button" class="big" aria-describedby="usual" href=${link(...base, "variant", variant.id)}>
    ${t("games.play")}</a>
</section>`;

/** Own country's are open; where all are of one country, nothing is folded. */
function Others(/** @type {{variants: Variant[], base: string[]}} */ { variants, base }) {
  const regions = byRegion(variants);
  return html`<section class="region"><h2>${t("games.ways", { count: variants.length })}</h2>
    ${
      regions.length === 1
        ? html`<${Picks} variants=${variants} base=${base} />`
        : regions.map(
            ([region, some]) => html`<details key=${region} open=${isOwn(region)}>
              <summary>${t("games.region", { region: regionName(region), count: some.length })}</summary>
              <${Picks} variants=${some} base=${base} /></details>`,
          )
    }</section>`;
}

/** An example of a game, for whoever has not begun one. @param {{of: string}} props */
function Example({ of }) {
  const { family } = useFamilyOf(of);
  return family?.loadExample ? html`<${Loaded} load=${family.loadExample} meanwhile=${null} />` : null;
}
