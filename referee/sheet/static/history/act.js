/** One act of the score sheet opened: what was played, its reasons, and the ways to put it right. */
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { link } from "../router.js";
import { isRound } from "../table.js";
import { t, time } from "../text.js";
import { useAuthors } from "./authors.js";
import { Correction } from "./correction.js";
import { sentenceOf, takenBackText } from "./titles.js";

export function ActDetails({ act, game, session, parts, mayScore }) {
  const { words } = useFamily();
  const [removing, setRemoving] = useState(false);
  const path = isRound(act) ? `hands/${act.number}` : `events/${act.event}`;
  const removed = takenBackText(act, game, parts, words);
  const removal = isRound(act) ? t("history.remove_now", words) : t("history.take_back_now");
  return html`
    ${
      isRound(act)
        ? html`<${parts.Played} ...${{ act, game }} />`
        : html`<p><strong>${sentenceOf(act, game, parts)}</strong> ${act.reason ?? ""}</p>`
    }
    <ul class="sentences">${act.lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>
    <p class="hint"><${Entered} ...${{ act, game, session }} /></p>
    ${
      mayScore
        ? html`<div class="entry-acts">
      ${
        isRound(act)
          ? html`<a role="button" href=${link("game", game.id, "amend", String(act.number))}>${t("history.amend")}
        </a>`
          : null
      }
      <button type="button" class="secondary-button" aria-expanded=${removing} onClick=${() => setRemoving(!removing)}>
        ${t(isRound(act) ? "history.remove" : "history.take_back")}</button>
    </div>`
        : null
    }
    ${
      removing
        ? html`<${Correction} session=${session} game=${game} method="DELETE" path=${path}
          onDone=${() => setRemoving(false)}
      action=${removal} done=${removed} />`
        : null
    }`;
}

/** When it was entered and by whom, as the links are called that were given out; and who has put it right since. */
function Entered({ act, game, session }) {
  const { by, amendedBy } = useAuthors(session, game, act);
  const amended = amendedBy ? t("history.amended_by", { name: amendedBy }) : act.amended && t("history.amended");
  return [time(act.recorded_at), by && t("history.entered_by", { name: by }), amended].filter(Boolean).join(" · ");
}
