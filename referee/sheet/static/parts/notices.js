/** Short notices at the edge of the screen, with something to do about them where there is. */
import { html } from "../lib.js";
import { place } from "../router.js";
import { observable, useObserved } from "../store.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";

const SHOWN_MS = 9000;
const notices = observable([]);
let numbers = 0;

/**
 * Shows a notice for a while, in place of the one before. It belongs to the screen that we are on, or are about to go
 * to: on another one it would lie over what a thumb is about to tap.
 * @param {string} text
 * @param {{action?: string, onAction?(): void}} [more]
 */
export function notify(text, more = {}) {
  const notice = { id: (numbers += 1), text, ...more };
  notices.set([notice]);
  queueMicrotask(() => notices.set([{ ...notice, address: location.hash }]));
  setTimeout(dismiss, SHOWN_MS, notice.id);
}

const dismiss = (id) => notices.update((shown) => shown.filter((notice) => notice.id !== id));

export function Notices() {
  useObserved(place);
  const shown = useObserved(notices).filter(({ address = location.hash }) => address === location.hash);
  return html`<div class="notices" role="status" aria-live="polite">
    ${shown.map((notice) => html`<${Notice} key=${notice.id} ...${notice} />`)}
  </div>`;
}

function Notice({ id, text, action, onAction }) {
  const act = () => (dismiss(id), onAction());
  return html`<div class="notice">
    <span>${text}</span>
    ${action ? html`<button type="button" class="notice-action" onClick=${act}>${action}</button>` : null}
    <button type="button" class="notice-close" aria-label=${t("app.close")} onClick=${() => dismiss(id)}>
      <${Icon} name="close" />
    </button>
  </div>`;
}
