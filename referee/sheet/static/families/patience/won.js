/** The deal that is won, told by one tap on the board: all cards are up. */
import { html } from "../../lib.js";
import { Icon } from "../../parts/icons.js";
import { link } from "../../router.js";
import { t } from "../../text.js";

/** The answer of that tap, where others tap a player. */
export const WON = "won";

/** The button of whoever plays alone: of several it would not say who. @param {{game: any}} props */
export const Won = ({ game }) =>
  game.players.length === 1
    ? html`<a role="button" class="big secondary-button" aria-label=${t("patience.all_home.about")}
        href=${link("game", game.id, "enter", "of", WON)}><${Icon} name="check" />${t("patience.all_home")}</a>`
    : null;
