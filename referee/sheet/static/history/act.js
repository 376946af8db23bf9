/** One act of the score sheet opened: its cards, its reasons, and the ways to put it right. */
import { html, useState } from "../lib.js";
import { Card } from "../parts/cards.js";
import { link } from "../router.js";
import { nameOf } from "../table.js";
import { t, time } from "../text.js";
import { useAuthors } from "./authors.js";
import { Correction } from "./correction.js";

export function ActDetails({ act, game, session, mayScore }) {
  const [removing, setRemoving] = useState(false);
  const isHand = act.kind === "hand";
  const path = isHand ? `hands/${act.number}` : `events/${act.event}`;
  const removed = isHand
    ? t("history.removed", { number: act.number })
    : t(`history.back.${act.kind}`, { name: nameOf(game, act.player) });
  return html`
    ${
      act.last_trick
        ? html`<p class="trick">${act.last_trick.map(
            ({ player, card }) => html`<span key=${player}
      class="trick-play"><${Card} card=${card} /><small>${nameOf(game, player)}</small></span>`,
          )}</p>`
        : null
    }
    ${
      isHand
        ? null
        : html`<p><strong>${t(`history.act.${act.kind}`, { name: nameOf(game, act.player) })}
      </strong> ${act.reason ?? ""}</p>`
    }
    <ul class="sentences">${act.lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>
    <p class="hint"><${Entered} ...${{ act, game, session }} /></p>
    ${
      mayScore
        ? html`<div class="entry-acts">
      ${
        isHand
          ? html`<a role="button" href=${link("game", game.id, "amend", String(act.number))}>${t("history.amend")}
        </a>`
          : null
      }
      <button type="button" class="secondary-button" aria-expanded=${removing} onClick=${() => setRemoving(!removing)}>
        ${t(isHand ? "history.remove" : "history.take_back")}</button>
    </div>`
        : null
    }
    ${
      removing
        ? html`<${Correction} session=${session} game=${game} method="DELETE" path=${path}
          onDone=${() => setRemoving(false)}
      action=${t(isHand ? "history.remove_now" : "history.take_back_now")} done=${removed} />`
        : null
    }`;
}

/** When it was entered and by whom, as the links are called that were given out; and who has put it right since. */
function Entered({ act, game, session }) {
  const { by, amendedBy } = useAuthors(session, game, act);
  const amended = amendedBy ? t("history.amended_by", { name: amendedBy }) : act.amended && t("history.amended");
  return [time(act.recorded_at), by && t("history.entered_by", { name: by }), amended].filter(Boolean).join(" · ");
}
