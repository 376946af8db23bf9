/** A player's face: their mark on their colour, or as long as nobody has chosen any, an initial on that of the seat. */
import { html } from "../lib.js";
import { playerOf, sideOf } from "../table.js";
import { coloursOf, markOf } from "./looks.js";

/** The colour of a player or side at a table. @param {any} game @param {string} id */
export function colourOf(game, id) {
  const at = game.players.findIndex((/** @type {any} */ player) => player.id === id || sideOf(player) === id);
  return coloursOf(game.players.map((/** @type {any} */ { look }) => look))[Math.max(0, at)];
}

/** The mark and the colour of a player or side. @param {any} game @param {string} id */
export function faceOf(game, id) {
  const player = playerOf(game, id) ?? game.players.find((/** @type {any} */ member) => sideOf(member) === id);
  return { mark: markOf(player?.look, player?.name ?? ""), colour: colourOf(game, id) };
}

/** The class of a name with a word so long that it would break in a narrow place. @param {string} name */
export const lengthOf = (name) => (/[^\s\u3000-\uffff]{10}/.test(name) ? "long" : undefined);

/** @param {{game: any, id: string, small?: boolean}} props */
export const Face = ({ game, id, small = false }) => html`<${Disc} ...${faceOf(game, id)} small=${small} />`;

/** @param {{colour: string | undefined, mark: string, small?: boolean}} props */
export const Disc = ({ colour, mark, small = false }) =>
  html`<span class=${`face${small ? " face-small" : ""}`} data-colour=${colour} aria-hidden="true">${mark}</span>`;
