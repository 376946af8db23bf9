/** The clubs that this phone knows, and the way to another. */
import { knownClubs } from "../clubs.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";

export function Clubs() {
  const clubs = knownClubs();
  return html`<section>${clubs.length ? html`<h2>${t("home.clubs")}</h2>` : null}
    <ul class="games">${clubs.map(
      ({ id, name, lost, role }) => html`<li key=${id} class="game"><a href=${link("club", id)}>
        <strong>${name}</strong><small>${t(`home.club.${lost ? "lost" : role}`)}</small></a></li>`,
    )}</ul>
    <p class="small-print"><a href="#/club">${t("home.to_club")}</a></p></section>`;
}
