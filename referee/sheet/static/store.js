/** A value that screens can watch. */
import { useEffect, useState } from "./lib.js";

/** @template T @param {T} value */
export function observable(value) {
  const watchers = new Set();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const watch of [...watchers]) watch(value);
    },
    update(change) {
      this.set(change(value));
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** The value of an observable, in a component that is drawn again when it changes. */
export function useObserved(source) {
  const [value, setValue] = useState(source.get());
  useEffect(() => {
    setValue(source.get());
    return source.watch((next) => setValue(() => next));
  }, [source]);
  return value;
}
