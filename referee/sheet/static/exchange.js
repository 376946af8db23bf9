/**
 * Exchanges the service worker for that of an update. What is on its way meanwhile may get no answer, so the newer one
 * waits until the one before has had no request for a moment, of whatever page. A browser can also leave it waiting,
 * and one of an earlier release knows nothing of this, so it is asked again, and after a minute not any more whether
 * that suits.
 */
import { language } from "./language.js";

const AGAIN_MS = 3000;
const MOST_REQUESTS = 20;

/** Looks after a registration while this page is open. @param {ServiceWorkerRegistration} registration */
export function follow(registration) {
  const { serviceWorker } = navigator;
  let requests = 0;
  let timer = 0;
  const exchange = () => {
    clearTimeout(timer);
    const { active, waiting } = registration;
    if (!waiting) return void (requests = 0);
    if (requests++ < MOST_REQUESTS) active?.postMessage({ language, exchange: "when quiet" });
    else waiting.postMessage({ language, exchange: "now" });
    timer = setTimeout(exchange, AGAIN_MS);
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", exchange),
  );
  // Another page, in another language, may have asked for it.
  serviceWorker.addEventListener("controllerchange", () => serviceWorker.controller?.postMessage({ language }));
  exchange();
}
