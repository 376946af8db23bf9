/** Modules that are loaded when they are first needed. */
import { html, useEffect, useState } from "../lib.js";
import { t, textsLoaded } from "../text.js";
import { Page } from "./page.js";

/**
 * A module, once it is there; `failed` when it could not be loaded.
 * @template T
 * @param {() => Promise<T>} load The same function as long as the same is wanted
 * @returns {{module?: T, failed?: boolean}}
 */
export function useModule(load) {
  const [loaded, setLoaded] = useState(/** @type {{load?: () => Promise<T>, module?: T, failed?: boolean}} */ ({}));
  useEffect(() => {
    let isCurrent = true;
    const withTexts = load().then((module) => textsLoaded().then(() => module));
    withTexts.then(
      (module) => isCurrent && setLoaded({ load, module }),
      () => isCurrent && setLoaded({ load, failed: true }),
    );
    return () => void (isCurrent = false);
  }, [load]);
  return loaded.load === load ? loaded : {};
}

/**
 * A screen, or a part of one, once its module is there. A module exports it as `Screen`. A part that could not be
 * loaded is left out; a whole screen says so.
 * @param {{load: () => Promise<{Screen: any}>, meanwhile?: any, [more: string]: any}} props `meanwhile` is null for a
 *   part
 */
export function Loaded({ load, meanwhile = html`<${Waited} />`, ...more }) {
  const { module, failed } = useModule(load);
  if (module) return html`<${module.Screen} ...${more} />`;
  return failed && meanwhile ? html`<${NotThere} />` : meanwhile;
}

/** An empty screen, while what it needs is on its way. */
export const Waited = () => html`<main class="page" aria-busy="true"></main>`;

/** So often a screen that could not be loaded is tried again. */
const AGAIN_MS = 3000;
/** A page that was loaded again for it, and lacks it still, is left alone so long. */
const QUIET_MS = 60_000;

/** A screen that could not be loaded: it comes as soon as it can be, whether or not the browser says when that is. */
export function NotThere() {
  useEffect(() => {
    const timer = setInterval(() => isQuiet() || reload(), AGAIN_MS);
    addEventListener("online", reload);
    return () => (clearInterval(timer), removeEventListener("online", reload));
  }, []);
  return html`<${Page} title=${t("app.offline.title")} back="#/">
    <p>${t("app.offline.text")}</p>
    <button type="button" onClick=${reload}>${t("app.again")}</button>
  </${Page}>`;
}

/** True in a page that was just loaded again. */
function isQuiet() {
  const [visit] = performance.getEntriesByType("navigation");
  const isAgain = /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === "reload";
  return isAgain && performance.now() < QUIET_MS;
}

/** Loads the page again, unless there would be nothing to load it from. */
const reload = () =>
  fetch(location.pathname, { method: "HEAD" }).then(
    () => location.reload(),
    () => null,
  );
