/** The same players once more, in the same seats, by the same rules. */
import { Face } from "../kit/face.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { peopleOf } from "../table.js";
import { t } from "../text.js";
import { shortList } from "./sentences.js";

const MOST_FACES = 8;

/** @param {{game: any}} props */
export function SameTable({ game }) {
  const people = peopleOf(game).filter(({ withdrawn }) => !withdrawn);
  return html`<a role="button" class="big secondary-button same-table" href=${link("new", "like", game.id)}>
    <span>${t("home.same")}<small>${shortList(people.map(({ name }) => name))}</small></span>
    <span class="game-faces" aria-hidden="true">${people
      .slice(0, MOST_FACES)
      .map(({ id }) => html`<${Face} key=${id} game=${game} id=${id} small />`)}</span>
  </a>`;
}
