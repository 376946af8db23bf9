/** Amending a round: the same form as for entering one, and everything that would change. */
import { menuOf } from "../entry/forms-menu.js";
import { useFamily } from "../families.js";
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { drop, outbox } from "../outbox.js";
import "../parts/later-texts.js";
import { NotThere, useModule, Waited } from "../parts/loaded.js";
import { Menu } from "../parts/menu.js";
import { Page } from "../parts/page.js";
import { go, link } from "../router.js";
import { forget, stored } from "../storage.js";
import { t } from "../text.js";

/** @param {any} props */
export function Screen(props) {
  const { module, failed } = useModule(useFamily().loadEntry);
  if (module) return html`<${Amending} ...${props} entry=${module.entry} />`;
  return failed ? html`<${NotThere} />` : html`<${Waited} />`;
}

/**
 * `parts` are the number of the round, and the entry of ours that somebody else's has to give way to, or `of` and whose
 * figure was tapped on the sheet.
 * @param {any} props
 */
function Amending({ session, sitting, parts: [number, entryId, player], entry }) {
  const { words } = useFamily();
  const { game, rules, cards, sheet, id } = sitting;
  const named = { ...words, number };
  const round = sheet.find((/** @type {any} */ act) => act.number === Number(number));
  const ours = outbox.get().find((/** @type {any} */ waiting) => String(waiting.id) === entryId);
  const players = round ? entry.playersAt(game, sheet, round.number) : [];
  const table = { game, rules, cards, players, entry: sitting.entry, round };
  const [errors, setErrors] = useState(/** @type {any[]} */ ([]));
  const begun = (entryId === "draft" && stored("drafts", id)) || null;
  const [changed, setDraft] = useState(begun && entry.begin(table, begun));
  const back = link("game", id, "history");
  if (!round)
    return html`<${Page} title=${t("amend.title", named)} back=${back}><p>${t("amend.gone", words)}</p></${Page}>`;
  const recorded = entry.read(ours?.body ?? round, table);
  const draft = changed ?? (player ? (entry.litFor?.(recorded, table, player) ?? recorded) : recorded);
  const done = () => (ours && drop(ours), begun && forget("drafts", id), go(back));
  const props = { draft, table, errors, corrects: true, onChange: setDraft };
  const items = menuOf(entry, draft, table, setDraft);
  return html`<${Page} title=${t("amend.title", named)} back=${back}
    aside=${html`<${Menu} items=${items} />`} foot=${html`<${entry.Foot} ...${props} />`}>
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
