/** Opens the score sheet: first what this phone keeps, then the screen that the address names. */
import { html, render } from "./lib.js";
import { App } from "./app.js";
import { openOutbox } from "./outbox.js";
import { sendBegun } from "./ready.js";
import { openStorage } from "./storage.js";
import { language } from "./language.js";

await openStorage();
openOutbox();
sendBegun();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("sheet")));

// What looks like a button is pressed like one: a link does not know the space bar by itself.
addEventListener("keydown", (event) => {
  const { target } = event;
  if (event.key === " " && target instanceof HTMLElement && target.matches("a[role=button]"))
    (event.preventDefault(), target.click());
});

// A finger that taps twice means what it hit first, not what has come into the same place meanwhile, unless that is
// steady.
let hit = /** @type {EventTarget | null} */ (null);
let wasSteady = false;
addEventListener(
  "click",
  (event) => {
    const { detail: taps, target } = event;
    const steady = target instanceof Element && Boolean(target.closest("[data-steady]"));
    if (taps > 1 && target !== hit && !(steady && wasSteady))
      (event.preventDefault(), event.stopImmediatePropagation());
    else if (taps) [hit, wasSteady] = [target, steady];
  },
  true,
);

// On plain http there are no service workers, and the sheet works without one.
const { serviceWorker } = navigator;

/**
 * The one that there is stays, and is told the language of the page, whose texts it keeps. A newer one takes its place
 * once all is quiet.
 */
async function keepPage() {
  const known = await serviceWorker.getRegistration();
  const worker = known?.active ?? known?.waiting ?? known?.installing;
  const registration = await serviceWorker.register(worker?.scriptURL ?? `/service-worker.js?lang=${language}`);
  serviceWorker.controller?.postMessage({ language });
  setTimeout(() => import("./handover.js").then(({ follow }) => follow(registration)).catch(() => null), 2000);
}

if (serviceWorker) keepPage().catch(() => null);
