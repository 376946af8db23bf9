/**
 * Exchanges the service worker for that of an update. What is on its way meanwhile may get no answer, so the newer one
 * waits until the one before has had no request for a moment, of whatever page. A browser can also leave it waiting,
 * and one of an earlier release knows nothing of this, so it is asked again, and after a minute not any more whether
 * that suits. Then, and without a connection, it has time.
 */
import { language } from "./language.js";

const AGAIN_MS = 3000;
const LATER_MS = 60_000;
const MOST_REQUESTS = 20;

/** Looks after a registration while this page is open. @param {ServiceWorkerRegistration} registration */
export function follow(registration) {
  const { serviceWorker } = navigator;
  let requests = 0;
  let timer = 0;
  const ask = () => {
    clearTimeout(timer);
    const { active, waiting } = registration;
    if (!waiting) return void (requests = 0);
    const isLast = requests >= MOST_REQUESTS;
    // What an open page has still to load would be gone with the worker before.
    if (!navigator.onLine) return void (timer = setTimeout(ask, LATER_MS));
    if (isLast) waiting.postMessage({ language, handover: "now" });
    else active?.postMessage({ language, handover: "when quiet" });
    requests += 1;
    timer = setTimeout(ask, isLast ? LATER_MS : AGAIN_MS);
  };
  const hear = () => registration.installing?.addEventListener("statechange", ask);
  const speak = () => serviceWorker.controller?.postMessage({ language });
  registration.addEventListener("updatefound", hear);
  // Another page, in another language, may have asked for it.
  serviceWorker.addEventListener("controllerchange", speak);
  hear();
  speak();
  ask();
}
