/** Amending a round: the same form as for entering one, and everything that would change. */
import { useFamily } from "../families.js";
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { drop, outbox } from "../outbox.js";
import "../parts/later-texts.js";
import { NotThere, useModule, Waited } from "../parts/loaded.js";
import { Page } from "../parts/page.js";
import { go, link } from "../router.js";
import { forget, kept } from "../storage.js";
import { t } from "../text.js";

export function Screen(props) {
  const { module, failed } = useModule(useFamily().loadEntry);
  if (module) return html`<${Amending} ...${props} entry=${module.entry} />`;
  return failed ? html`<${NotThere} />` : html`<${Waited} />`;
}

function Amending({ session, sitting, parts: [number, entryId], entry }) {
  const { words } = useFamily();
  const { game, rules, cards, sheet, id } = sitting;
  const named = { ...words, number };
  const round = sheet.find((act) => act.number === Number(number));
  const ours = outbox.get().find((one) => String(one.id) === entryId);
  const players = round ? entry.playersAt(game, sheet, round.number) : [];
  const table = { game, rules, cards, players };
  const [errors, setErrors] = useState([]);
  const begun = (entryId === "draft" && kept("drafts", id)) || null;
  const [changed, setDraft] = useState(begun && entry.begin(table, begun));
  const back = link("game", id, "history");
  if (!round)
    return html`<${Page} title=${t("amend.title", named)} back=${back}><p>${t("amend.gone", words)}</p></${Page}>`;
  const draft = changed ?? entry.read(ours?.body ?? round);
  const done = () => (ours && drop(ours), begun && forget("drafts", id), go(back));
  const props = { draft, table, errors, corrects: true, onChange: setDraft };
  return html`<${Page} title=${t("amend.title", named)} back=${back} foot=${html`<${entry.Foot} ...${props} />`}>
    <${entry.Form} ...${props} />
    ${
      entry.isWhole(draft, table)
        ? html`<${Correction} ...${{ session, game }} method="PUT" path=${`hands/${number}`}
            body=${entry.body(draft, table, Number(number))} action=${t("amend.now", named)}
            done=${t("amend.done", named)} onDone=${done}
            beside=${entry.beside} onErrors=${setErrors} />`
        : html`<p class="hint" role="status">${entry.missing(draft, table)}</p>`
    }
  </${Page}>`;
}
