/** Another phone was quicker with this round: what it entered, and what to do with ours. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { go, link } from "../router.js";
import { forget } from "../storage.js";
import { t } from "../text.js";

/** @param {{game: any, theirs: {number: number, lines: {text: string}[]}}} props */
export function NumberConflict({ game, theirs }) {
  const { words } = useFamily();
  const drop = async () => {
    await forget("drafts", game.id);
    go(link("game", game.id));
  };
  return html`<section class="entry entry-refused" role="alert">
    <p><strong>${t("problem.number_must_be_next")}</strong></p>
    <p>${t("waiting.theirs", { ...words, number: theirs.number })} ${theirs.lines.map(({ text }) => text).join(" ")}</p>
    <div class="entry-acts">
      <a role="button" href=${link("game", game.id, "amend", String(theirs.number), "draft")}>${t("waiting.amend")}</a>
      <button type="button" class="secondary-button" onClick=${drop}>${t("waiting.drop")}</button>
    </div>
  </section>`;
}
