/** A question before something that cannot be taken back. */
import { html } from "../lib.js";
import { t } from "../text.js";

const focus = (button) => button?.focus({ preventScroll: true });

/** @param {{question: string, yes: string, onYes(): void, onNo(): void}} asked */
export function Sure({ question, yes, onYes, onNo }) {
  return html`<div class="sure" role="alertdialog" aria-label=${question}>
    <p>${question}</p>
    <div class="entry-acts">
      <button type="button" ref=${focus} onClick=${onNo}>${t("app.keep")}</button>
      <button type="button" class="secondary-button" onClick=${onYes}>${yes}</button>
    </div>
  </div>`;
}
