/** Documents of the service that hardly ever change: at once as they were last time, then as they are now. */
import { askAll, NoAnswer } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { online, reached } from "../outbox.js";
import { keep, kept } from "../storage.js";

const AGAIN_MS = 3000;

/** What was kept under a name, until it has been fetched; asked for again as long as no answer comes. */
export function useKept(name, fetchIt) {
  const [found, setFound] = useState(/** @type {{name?: string, value?: any}} */ ({}));
  useEffect(() => {
    let wanted = Boolean(name);
    const show = (value) => (reached(), keep("documents", name, value), wanted && setFound({ name, value }));
    const miss = (error) =>
      error instanceof NoAnswer && (online.set(false), setTimeout(load, Math.max(AGAIN_MS, error.retryAfterMs)));
    const load = () => wanted && fetchIt().then(show, miss);
    load();
    return () => void (wanted = false);
  }, [name]);
  return found.name === name ? found.value : kept("documents", name);
}

/** The families that the service knows, as it describes them. */
export const useFamilies = () => useKept("families", () => askAll("/families"));

export const useVariants = () => useKept("variants", () => askAll("/variants"));
