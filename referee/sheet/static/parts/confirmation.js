/** A question before something that cannot be taken back. */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";

/** @param {{question: string, yes: string, onYes(): void, onNo(): void}} asked */
export function Confirmation({ question, yes, onYes, onNo }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    place.current?.querySelector("button")?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return html`<div ref=${place} class="sure" role="alertdialog" aria-label=${question}>
    <p>${question}</p>
    <div class="entry-acts">
      <button type="button" onClick=${onNo}>${t("app.keep")}</button>
      <button type="button" class="secondary-button" onClick=${onYes}>${yes}</button>
    </div>
  </div>`;
}
