/** The rule book of exactly the rules this game is played by. */
import { ask } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { Problem } from "../parts/problem.js";
import { Rulebook } from "../parts/rulebook.js";
import { link } from "../router.js";
import { keep, kept } from "../storage.js";
import { t } from "../text.js";

export function Screen({ session, sitting: { id }, sitting }) {
  const name = `rulebook ${id}`;
  const [text, setText] = useState(kept("documents", name));
  const [error, setError] = useState(null);
  useEffect(() => {
    if (!text) ask("GET", `/games/${id}/rules`, { token: session.token() }).then(
      ({ document }) => (keep("documents", name, document.rulebook), setText(document.rulebook)), setError);
  }, [id]);
  return html`<${GamePage} sitting=${sitting} title=${t("rules.title")} back=${link("game", id)}>
    <${Problem} error=${error} />
    ${text ? html`<div class="paper"><${Rulebook} text=${text} /></div>` : html`<p aria-busy=${!error}>${t("app.loading")}</p>`}
  </${GamePage}>`;
}
