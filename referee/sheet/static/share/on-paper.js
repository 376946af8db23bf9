/** The score sheet to print, and as files: the public ones by their address, private ones fetched with the token. */
import { language } from "../language.js";
import { html, useState } from "../lib.js";
import { download, separator, show, zone } from "../parts/download.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";

const FILES = ["csv", "svg"];

/** @param {{session: import("../session.js").Session, game: any}} props */
export function OnPaper({ session, game }) {
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const name = game.title || t("history.title");
  const path = (/** @type {string} */ format) => {
    const query = new URLSearchParams({ format, lang: language, tz: zone(), separator: separator() });
    return `/games/${game.id}/score-sheet?${query}`;
  };
  const token = session.token();
  const tried = (/** @type {Promise<unknown>} */ attempt) => attempt.then(() => setError(null), setError);
  return html`<section class="paper"><h2>${t("paper.title")}</h2><p>${t("paper.text")}</p><${Problem} error=${error} />
    <div class="entry-acts">
      ${
        game.visibility === "private"
          ? html`<button type="button" onClick=${() => tried(show(path("html"), token))}>${t("paper.print")}</button>`
          : html`<a role="button" href=${`/v1${path("html")}`} target="_blank" rel="noopener">${t("paper.print")}</a>`
      }
      ${FILES.map(
        (form) => html`<button type="button" key=${form} class="secondary-button"
        onClick=${() => tried(download(path(form), `${name}.${form}`, token))}>${t(`paper.${form}`)}</button>`,
      )}
    </div>
  </section>`;
}
