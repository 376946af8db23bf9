/** Documents of the service that hardly ever change: at once as they were last time, then as they are now. */
import { askAll, NoAnswer } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { keep, kept } from "../storage.js";

const AGAIN_MS = 3000;

/** What was kept under a name, until it has been fetched; asked for again as long as no answer comes. */
export function useKept(name, fetchIt) {
  const [value, setValue] = useState(kept("documents", name));
  useEffect(() => {
    let wanted = true;
    const show = (found) => (keep("documents", name, found), wanted && setValue(found));
    const load = () => wanted && fetchIt().then(show, (error) => error instanceof NoAnswer && setTimeout(load, AGAIN_MS));
    load();
    return () => void (wanted = false);
  }, [name]);
  return value;
}

export const useVariants = () => useKept("variants", () => askAll("/variants"));
