/** A link as text to copy and as a code to scan. */
import { html, useRef } from "../lib.js";
import { notify } from "../parts/notices.js";
import { t } from "../text.js";
import { Code, isOnlyHere } from "./code.js";

/** @param {{address: string, title: string}} props */
export function SharedLink({ address, title }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      notify(t("share.copied"));
    } catch {
      notify(t("share.copy_yourself"));
    }
  };
  const send = () => navigator.share({ title, url: address }).catch(() => null);
  return html`<div class="shared-link">
    ${isOnlyHere ? html`<p class="hint">${t("share.only_here")}</p>` : null}
    <${Code} text=${address} label=${t("share.code")} />
    <input ref=${field} readonly value=${address} aria-label=${t("share.address")}
      onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <div class="entry-acts">
      <button type="button" onClick=${copy}>${t("share.copy")}</button>
      ${
        "share" in navigator
          ? html`<button type="button" class="secondary-button" onClick=${send}>${t("share.send")}
        </button>`
          : null
      }
    </div>
  </div>`;
}
