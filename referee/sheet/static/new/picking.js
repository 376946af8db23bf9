/** Which game, and of that game which: the first steps to a new one. */
import { useFamilyOf } from "../families.js";
import { knownGames } from "../games.js";
import { html } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { Page } from "../parts/page.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { Games } from "./games.js";
import { gamesOf, playedFirst, usualOf } from "./groups.js";
import { Played, playedLast, Variants } from "./variants.js";

/** @typedef {import("./groups.js").Variant} Variant */

/** The address says which game, or that all are wanted. */
export const OF = "of";
export const ALL = "all";

/**
 * @param {{variants: Variant[], parts: string[], base: string[], back: string, sets: any, onPick(variant: Variant):
 *   void}} props `base` is the address of a new game, as the parts of a link; `sets` are the club's own rules
 */
export function Picking({ variants, parts, base, back, sets, onPick }) {
  const games = gamesOf(variants);
  const known = knownGames().flatMap(({ game }) => (game ? [game] : []));
  const families = known.map(({ family }) => family);
  const played = known.map(({ variant }) => variant);
  const usual = usualOf(families, games);
  const named = games.find(({ id }) => id === parts[parts.indexOf(OF) + 1]);
  const game = parts.includes(OF) ? (named ?? usual) : parts.includes(ALL) ? undefined : usual;
  const to = (/** @type {{id: string}} */ { id }) => link(...base, OF, id);
  if (game)
    return html`<${Page} key=${game.id} title=${game.name} back=${game === usual ? back : link(...base)}>
      ${families.includes(game.id) ? null : html`<${Example} of=${game.id} />`}
      ${sets}<${Variants} ...${{ played, onPick }} variants=${game.variants} />
      <p><a role="button" class="secondary-button" href=${link(...base, ALL)}>${t("new.other_games")}</a></p>
    </${Page}>`;
  return html`<${Page} key="all" title=${t("new.which")} back=${back}>
    ${sets}<${Played} again=${playedLast(variants, played)} onPick=${onPick} />
    <${Games} games=${playedFirst(games, families)} to=${to} />
  </${Page}>`;
}

/** An example of a game, for whoever has not begun one. @param {{of: string}} props */
function Example({ of }) {
  const { family } = useFamilyOf(of);
  return family?.loadExample ? html`<${Loaded} load=${family.loadExample} meanwhile=${null} />` : null;
}
