/** The referee: what the family lets one ask, and what was ruled before. */
import { useFamily } from "../families.js";
import { isPlaying } from "../games.js";
import { html, useState } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { Loaded } from "../parts/loaded.js";
import { RefereePage } from "../referee/referee-page.js";
import { t } from "../text.js";

/**
 * @param {{session: import("../session.js").Session, sitting: import("../session.js").Sitting, parts: string[]}} props
 *   `parts` are `["play", "p2"]` where a play of that player is asked about
 */
export function Screen({ session, sitting, parts: about }) {
  const { loadClaims } = useFamily();
  const [questions, setQuestions] = useState(0);
  const props = { session, sitting, questions };
  if (loadClaims && isPlaying(sitting.id)) {
    return html`<${Loaded} load=${loadClaims} ...${props} about=${about}
      onAsked=${() => setQuestions((times) => times + 1)} />`;
  }
  return html`<${RefereePage} ...${props}>
    <p class="hint">${t(loadClaims ? "referee.watching" : "referee.none")}</p>
  </${RefereePage}>`;
}
