/** Taking a game off the list, with a question first where that would lose something. */
import { forgetGame, isBegunHere, knownGame } from "../games.js";
import { html, useState } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { Confirmation } from "../parts/confirmation.js";
import { Icon } from "../parts/icons.js";
import { notify } from "../parts/notices.js";
import { t } from "../text.js";

/** @typedef {import("../games.js").Known} Known */

/** @param {{known: Known, title: string, onChange(): void}} props `onChange` hears that the list is another */
export function Forget({ known, title, onChange }) {
  const [isConfirming, setConfirming] = useState(false);
  const keeps = known.game?.status === "playing" && known.scope === "score" && !entriesOf(known.id).length;
  const forget = () => (setConfirming(false), forgetOne(known, onChange));
  return html`<button type="button" class="quiet" aria-label=${t("home.forget", { title })}
      onClick=${() => (keeps ? setConfirming(true) : forget())}><${Icon} name="close" /></button>
    ${
      isConfirming
        ? html`<${Confirmation} question=${t("home.forget_sure", { title })} yes=${t("home.forget_yes")}
            onYes=${forget} onNo=${() => setConfirming(false)} />`
        : null
    }`;
}

/** @param {Known} known @param {() => void} onChange */
function forgetOne({ id }, onChange) {
  if (entriesOf(id).length || isBegunHere(id)) return notify(t("home.unsent"));
  if (!knownGame(id)) return onChange();
  const bringBack = forgetGame(id);
  onChange();
  return notify(t("home.forgotten"), { action: t("app.undo"), onAction: () => (bringBack(), onChange()) });
}
