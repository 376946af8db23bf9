/** Notices about trouble with keeping or sending, said once and kindly. */
import { html } from "../lib.js";
import { storageTrouble } from "../storage.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

export function StorageTrouble() {
  const trouble = useObserved(storageTrouble);
  return trouble ? html`<p class="banner" role="status">${t(`storage.${trouble}`)}</p>` : null;
}
