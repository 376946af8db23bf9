/** Lists of the service that hardly ever change: at once as they were last time, then as they are now. */
import { askAll } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { keep, kept } from "../storage.js";

export function useKept(name, fetchIt) {
  const [value, setValue] = useState(kept("documents", name));
  useEffect(() => {
    fetchIt().then((found) => (keep("documents", name, found), setValue(found)), () => null);
  }, [name]);
  return value;
}

export const useVariants = () => useKept("variants", () => askAll("/variants"));
