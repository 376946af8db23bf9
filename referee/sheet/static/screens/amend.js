/** Amending a hand: the same form as for entering one, and everything that would change. */
import { bodyOf, draftOf, emptyHand, missingOf } from "../entry/draft.js";
import { HandForm } from "../entry/hand-form.js";
import { Correction } from "../history/correction.js";
import { playersAt } from "../history/players-at.js";
import { html, useState } from "../lib.js";
import { drop, outbox } from "../outbox.js";
import "../parts/later-texts.js";
import { Page } from "../parts/page.js";
import { go, link } from "../router.js";
import { forget, kept } from "../storage.js";
import { t } from "../text.js";

export function Screen({ session, sitting, parts: [number, entryId] }) {
  const { game, rules, sheet, id } = sitting;
  const hand = sheet.find((act) => act.kind === "hand" && act.number === Number(number));
  const ours = outbox.get().find((entry) => String(entry.id) === entryId);
  const begun = entryId === "draft" && kept("drafts", id) ? { ...emptyHand(), ...kept("drafts", id) } : null;
  const [changed, setDraft] = useState(begun);
  if (!hand)
    return html`<${Page} title=${t("amend.title", { number })} back=${link("game", id, "history")}><p>${t("amend.gone")}
      </p></${Page}>`;
  const draft = changed ?? draftOf(ours?.body ?? hand);
  const players = playersAt(game, sheet, hand.number);
  const whole = !missingOf(draft, players, rules) && !draft.cursor;
  const done = () => (ours && drop(ours), begun && forget("drafts", id), go(link("game", id, "history")));
  const props = { draft, players, rules, game, errors: [], corrects: true, onChange: setDraft };
  return html`<${Page} title=${t("amend.title", { number })} back=${link("game", id, "history")}
    foot=${html`<${HandForm.Foot} ...${props} />`}>
    <${HandForm} ...${props} />
    ${
      whole
        ? html`<${Correction} ...${{ session, game }} method="PUT" path=${`hands/${number}`}
          body=${bodyOf(draft, players, rules, Number(number))}
      action=${t("amend.now", { number })} done=${t("amend.done", { number })} onDone=${done} />`
        : null
    }
  </${Page}>`;
}
