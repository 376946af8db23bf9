/** Short notices at the edge of the screen, with something to do about them where there is. */
import { html, useEffect } from "../lib.js";
import { observable, useObserved } from "../store.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";

const SHOWN_MS = 9000;
const notices = observable([]);
let numbers = 0;

/**
 * Shows a notice for a while, in place of the one before.
 * @param {string} text
 * @param {{action?: string, onAction?(): void, stays?: boolean}} [more]
 */
export function notify(text, more = {}) {
  const notice = { id: (numbers += 1), text, ...more };
  notices.set([notice]);
}

const dismiss = (id) => notices.update((shown) => shown.filter((notice) => notice.id !== id));

export function Notices() {
  const shown = useObserved(notices);
  return html`<div class="notices" role="status" aria-live="polite">
    ${shown.map((notice) => html`<${Notice} key=${notice.id} ...${notice} />`)}
  </div>`;
}

function Notice({ id, text, action, onAction, stays }) {
  useEffect(() => {
    const timer = stays ? 0 : setTimeout(dismiss, SHOWN_MS, id);
    return () => clearTimeout(timer);
  }, []);
  const act = () => (dismiss(id), onAction());
  return html`<div class="notice">
    <span>${text}</span>
    ${action ? html`<button type="button" class="notice-action" onClick=${act}>${action}</button>` : null}
    <button type="button" class="notice-close" aria-label=${t("app.close")} onClick=${() => dismiss(id)}>
      <${Icon} name="close" />
    </button>
  </div>`;
}
