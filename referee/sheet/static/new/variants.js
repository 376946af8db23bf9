/** Ways to play, each with its one line. */
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";
import "./games-texts.js";

/** @typedef {import("./groups.js").Variant} Variant */

/** The number of players, in words. @param {import("./groups.js").Range} range */
export const playersText = ({ min, max }) =>
  min === max ? t("games.players_exactly", { count: max }) : t("games.players", { min, max });

/**
 * @param {{variants: Variant[], base: string[], isMarked?: boolean}} props `base` is the address of a new game, as the
 *   parts of a link; `isMarked` shows the signs of their families
 */
export const Picks = ({ variants, base, isMarked = false }) =>
  html`<ul class="picks">${variants.map(
    (variant) => html`<li key=${variant.id}><a role="button" class="pick" href=${link(...base, "variant", variant.id)}>
      ${isMarked ? html`<span class="pick-mark" aria-hidden="true">${variant.family_mark ?? ""}</span>` : null}
      <strong>${variant.name}</strong> <span class="pick-players">${playersText(variant.players)}</span>
      <small>${variant.summary}</small></a></li>`,
  )}</ul>`;
