/** Right after a club has been founded: the key that runs it, which nobody else has, to be kept. */
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { ClubPage } from "./club-page.js";
import { Key } from "./own-key.js";

/** @param {{club: import("../clubs.js").KnownClub}} props */
export function Screen({ club }) {
  const on = html`<a role="button" class="big" href=${link("club", club.id, "members")}>${t("club.founded.on")}</a>`;
  return html`<${ClubPage} club=${club} tab="games" title=${club.name} foot=${on}>
    <section class="paper"><h2>${t("club.founded.title")}</h2><p>${t("club.founded.keep")}</p>
      <${Key} club=${club} token=${club.token} title=${club.name} />
      <p class="hint">${t("club.founded.later")}</p>
    </section>
  </${ClubPage}>`;
}
