/** The games there are, where there are several: one of them is picked first, and then how it is played. */
import { html } from "../lib.js";
import { loadStyle } from "../parts/loading.js";
import { ownFirst } from "../parts/own-country.js";
import { t } from "../text.js";
import "./games-texts.js";
import { rangeOfGame } from "./groups.js";

await loadStyle("games.css");

/** So many variants stand for all of a game. */
const MOST_NAMED = 4;

/** @typedef {import("./groups.js").Game} Game */

/** @param {{games: Game[], to(game: Game): string}} props `to` is where each leads */
export const Games = ({ games, to }) =>
  html`<section class="region"><h2>${t("games.title")}</h2>
    <ul class="picks">${games.map(
      (game) => html`<li key=${game.id}><a role="button" class="pick" href=${to(game)}>
        <strong>${game.name}</strong><span class="pick-players">${playersText(rangeOfGame(game))}</span>
        <small>${namesText(game)}</small></a></li>`,
    )}</ul></section>`;

/** The number of players, in words. @param {import("./groups.js").Range} range */
export const playersText = ({ min, max }) =>
  min === max ? t("games.players_exactly", { count: max }) : t("games.players", { min, max });

/** Names may have commas. @param {string[]} names */
const joined = (names) => names.join(" · ");

/** The names of a game's variants; nothing where the only one is called as the game is. @param {Game} game */
function namesText({ name, variants }) {
  const names = ownFirst(variants).map((variant) => variant.name);
  if (names.length === 1 && names[0] === name) return "";
  const more = names.length - MOST_NAMED;
  return more > 1 ? t("games.and_more", { names: joined(names.slice(0, MOST_NAMED)), count: more }) : joined(names);
}
