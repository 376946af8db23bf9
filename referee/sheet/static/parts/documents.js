/** Documents of the service that hardly ever change: at once as they were last time, then as they are now. */
import { ask, askAll, NoAnswer } from "../api.js";
import { language } from "../language.js";
import { useEffect, useState } from "../lib.js";
import { online, reached } from "../outbox.js";
import { loadEngine } from "../ready.js";
import { keep, stored } from "../storage.js";

const AGAIN_MS = 3000;

/** @typedef {typeof ask} Ask Asks the service, or the engine in this phone */

/**
 * The document stored under a title, in the language of the page, until it has been fetched; asked for again as long
 * as no answer comes. Meanwhile the engine in this phone is asked, where there is one.
 * @param {string | undefined} title @param {(asking: Ask) => Promise<any>} fetchIt
 */
export function useDocument(title, fetchIt) {
  const name = title && `${title} ${language}`;
  const [latest, setLatest] = useState(/** @type {{name?: string, value?: any}} */ ({}));
  useEffect(() => {
    let isCurrent = Boolean(name);
    const show = (/** @type {unknown} */ value) => (
      reached(),
      keep("documents", `${name}`, value),
      isCurrent && setLatest({ name, value })
    );
    const miss = (/** @type {unknown} */ error) =>
      error instanceof NoAnswer && (online.set(false), setTimeout(load, Math.max(AGAIN_MS, error.retryAfterMs)));
    const load = () => isCurrent && fetchIt(ask).then(show, miss);
    const unlessThere = (/** @type {unknown} */ value) =>
      setLatest((now) => (now.name === name ? now : { name, value }));
    const workOut = async () => {
      const engine = online.get() ? null : await loadEngine();
      if (engine && isCurrent)
        fetchIt(engine.askHere).then(
          (value) => isCurrent && unlessThere(value),
          () => null,
        );
    };
    load();
    workOut();
    const stopWatching = online.watch(workOut);
    return () => void ((isCurrent = false), stopWatching());
  }, [name]);
  return latest.name === name ? latest.value : stored("documents", name ?? "");
}

/** The families that the service knows, as it describes them. @returns {Api.Family[] | undefined} */
export const useFamilies = () => useDocument("families", (asking) => askAll("/families", {}, asking));

/** @returns {Api.Variant[] | undefined} */
export const useVariants = () => useDocument("variants", (asking) => askAll("/variants", {}, asking));
