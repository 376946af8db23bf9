/**
 * Short notices above the foot of the screen, with something to do about them where there is. They take their own room.
 */
import { html } from "../lib.js";
import { place } from "../router.js";
import { observable, useObserved } from "../store.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";

/** Whoever left the screen by mistake finds the notice when they come back at once. */
const LEFT_MS = 9000;
/** @typedef {{id: number, text: any, address?: string, action?: string, onAction?(): void}} Shown */

const notice = observable(/** @type {Shown | null} */ (null));
let numbers = 0;
let timer = 0;

/**
 * Shows a notice in place of the one before, until the next one, until it is closed, or until its screen is left. It
 * belongs to the screen that we are on, or are about to go to: on another one it would say what is not seen there.
 * @param {any} text Or what draws it
 * @param {{action?: string, onAction?(): void}} [more]
 * @returns {() => void} What closes it, if it is there still
 */
export function notify(text, more = {}) {
  const next = { id: (numbers += 1), text, ...more };
  clearTimeout(timer);
  notice.set(next);
  queueMicrotask(() => notice.get() === next && notice.set({ ...next, address: location.hash }));
  return () => void (notice.get()?.id === next.id && dismiss());
}

/** @param {Shown} shown */
const isHere = ({ address = location.hash }) => address === location.hash;
const dismiss = () => notice.set(null);

place.watch(() => {
  clearTimeout(timer);
  const shown = notice.get();
  if (shown && !isHere(shown)) timer = setTimeout(dismiss, LEFT_MS);
});

export function Notices() {
  useObserved(place);
  const shown = useObserved(notice);
  return html`<div class="notices" role="status" aria-live="polite">
    ${shown && isHere(shown) ? html`<${Notice} key=${shown.id} ...${shown} />` : null}
  </div>`;
}

/** @param {Shown} shown */
function Notice({ text, action, onAction }) {
  const act = () => (dismiss(), onAction?.());
  return html`<div class="notice">
    <span>${text}</span>
    ${action ? html`<button type="button" class="notice-action" onClick=${act}>${action}</button>` : null}
    <button type="button" class="notice-close" aria-label=${t("app.close")} onClick=${dismiss}>
      <${Icon} name="close" />
    </button>
  </div>`;
}
