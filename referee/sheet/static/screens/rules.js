/** The rule book of exactly the rules this game is played by. */
import { html } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import { useDocument } from "../parts/documents.js";
import "../parts/later-texts.js";
import { Rulebook } from "../parts/rulebook.js";
import { link } from "../router.js";
import { t } from "../text.js";

/** @param {{session: import("../session.js").Session, sitting: import("../session.js").Sitting}} props */
export function Screen({ session, sitting: { id }, sitting }) {
  const fetchIt = (/** @type {import("../parts/documents.js").Ask} */ asking) =>
    asking("GET", `/games/${id}/rules`, { token: session.token() }).then(({ document }) => document.rulebook);
  const text = useDocument(`rulebook ${id}`, fetchIt);
  return html`<${GamePage} sitting=${sitting} title=${t("rules.title")} back=${link("game", id)}>
    ${
      text
        ? html`<div class="paper"><${Rulebook} text=${text} /></div>`
        : html`<p aria-busy="true">${t("app.loading")}
      </p>`
    }
  </${GamePage}>`;
}
