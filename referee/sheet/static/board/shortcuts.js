/** The rounds that one tap says, such as a deal that is won, above the button of every other round. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { link } from "../router.js";
import { playersIn, sideOf } from "../table.js";

/** @param {{game: any, entry?: import("../kit/spec.js").Spec | null}} props */
export function Shortcuts({ game, entry }) {
  const count = new Set(playersIn(game).map(sideOf)).size;
  return (entry?.shortcuts ?? [])
    .filter(({ sides }) => sides === null || sides === count)
    .map(
      ({ id, label, about }) => html`<a key=${id} role="button" class="big secondary-button" aria-label=${about}
        href=${link("game", game.id, "enter", "of", id)}><${Icon} name="check" />${label}</a>`,
    );
}
