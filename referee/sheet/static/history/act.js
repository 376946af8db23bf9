/** One act of the score sheet opened: what was played, its reasons, and the ways to put it right. */
import { RoundLines } from "../board/round-lines.js";
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { link } from "../router.js";
import { isAbout, isRound, nameOf, rowsOf } from "../table.js";
import { time } from "../parts/times.js";
import { t } from "../text.js";
import { authorText, useAuthors } from "./authors.js";
import { Correction } from "./correction.js";
import { sentenceOf, takenBackText } from "./titles.js";

/** @param {any} props */
export function ActDetails({ act, game, session, parts, mayScore }) {
  const { words } = useFamily();
  const [removing, setRemoving] = useState(false);
  const path = isRound(act) ? `hands/${act.number}` : `events/${act.event}`;
  const removed = takenBackText(act, game, parts, words);
  const removal = isRound(act) ? t("history.remove_now", words) : t("history.take_back_now");
  return html`
    ${mayScore ? html`<${Acts} ...${{ act, game, removing, onRemove: () => setRemoving(!removing) }} />` : null}
    ${
      removing
        ? html`<${Correction} session=${session} game=${game} method="DELETE" path=${path}
          onDone=${() => setRemoving(false)}
      action=${removal} done=${removed} />`
        : null
    }
    ${
      isRound(act)
        ? html`<${parts.Played} ...${{ act, game }} entry=${session.state.get().entry} />
            <${Breakdown} ...${{ act, game }} />`
        : html`<p><strong>${sentenceOf(act, game, parts)}</strong> ${act.reason ?? ""}</p>
            <${Sentences} lines=${act.lines} />`
    }
    <p class="hint"><${Entered} ...${{ act, game, session }} /></p>`;
}

/** The buttons for an act. @param {any} props */
const Acts = ({ act, game, removing, onRemove }) => html`<div class="entry-acts">
  ${
    isRound(act)
      ? html`<a role="button" href=${link("game", game.id, "amend", String(act.number))}>${t("history.amend")}</a>`
      : null
  }
  <button type="button" class="secondary-button" aria-expanded=${removing} onClick=${onRemove}>
    ${t(isRound(act) ? "history.remove" : "history.take_back")}</button>
</div>`;

/**
 * The reasons of a round by the side that they are about, with what each counts, and what they come to.
 * @param {any} props
 */
function Breakdown({ act, game }) {
  const { board } = useFamily();
  const { itemOf = ({ text }) => text } = board;
  const rows = rowsOf(game);
  const others = act.lines.filter((/** @type {any} */ line) => !rows.some((row) => isAbout(line, row)));
  return html`<${RoundLines} game=${game} lines=${act.lines.filter((/** @type {any} */ line) => !others.includes(line))}
      itemOf=${itemOf} />
    ${others.length ? html`<${Sentences} lines=${others} />` : null}`;
}

/** @param {{lines: any[]}} props */
const Sentences = ({ lines }) =>
  html`<ul class="sentences">${lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>`;

/**
 * When it was entered and by whom, as the links are called that were given out; and who has put it right since.
 * @param {any} props
 */
function Entered({ act, game, session }) {
  const { by, amendedBy } = useAuthors(session, game, act);
  const amended = amendedBy ? t("history.amended_by", { name: amendedBy }) : act.amended && t("history.amended");
  return [time(act.recorded_at), by && t("history.entered_by", { name: by }), amended, confirmationText(act, game)]
    .filter(Boolean)
    .join(" · ");
}

/** The words of another person about a round, in a game that asks for it. @param {any} act @param {any} game */
function confirmationText({ confirmation }, game) {
  if (!confirmation) return "";
  if (confirmation.state === "open") return t("history.unconfirmed");
  const name = confirmation.player ? nameOf(game, confirmation.player) : authorText(confirmation.by);
  return t(`history.${confirmation.state}_by`, { name, reason: confirmation.reason });
}
