/** The first page of a phone that knows no game yet: what the sheet is for, and which games it keeps. */
import { html } from "../lib.js";
import { Games } from "../new/games.js";
import { gamesOf } from "../new/groups.js";
import { link } from "../router.js";
import { t } from "../text.js";

export const Welcome = () => html`<p>${t("home.welcome")}</p>`;

/** @param {{variants?: import("../new/groups.js").Variant[]}} props All that the service has, once they are there */
export const KnownGames = ({ variants }) =>
  variants ? html`<${Games} games=${gamesOf(variants)} to=${linkTo} />` : null;

/** @param {import("../new/groups.js").Game} game */
const linkTo = ({ id }) => link("new", "of", id);
