/** The families of games as tiles: a sign, the name, and one sentence. */
import { html } from "../lib.js";
import { loadStyle } from "../parts/loading.js";
import { link } from "../router.js";
import { t } from "../text.js";
import "./games-texts.js";

await loadStyle("games.css");

/** @typedef {import("./groups.js").Game} Game */

/** @param {{games: Game[], base: string[]}} props `base` is the address of a new game, as the parts of a link */
export const Tiles = ({ games, base }) =>
  html`<section class="region"><h2>${t("games.title")}</h2>
    <ul class="tiles">${games.map(
      (game) => html`<li key=${game.id}><a role="button" class="tile" href=${addressOf(game, base)}>
        <span class="tile-mark" aria-hidden="true">${game.mark}</span>
        <strong>${game.name}</strong> <small>${game.about}</small></a></li>`,
    )}</ul></section>`;

/** Of a game with one way to play it there is nothing to choose. @param {Game} game @param {string[]} base */
function addressOf({ id, variants }, base) {
  const [only, ...others] = variants;
  return only && !others.length ? link(...base, "variant", only.id) : link(...base, "of", id);
}
