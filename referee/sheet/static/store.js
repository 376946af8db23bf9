/** A value that screens can watch. */
import { useEffect, useState } from "./lib.js";

/**
 * @template T
 * @typedef {object} Observable
 * @property {() => T} get
 * @property {(next: T) => void} set
 * @property {(change: (now: T) => T) => void} update
 * @property {(watcher: (value: T) => void) => (() => void)} watch Answers what ends it
 */

/** @template T @param {T} value @returns {Observable<T>} */
export function observable(value) {
  /** @type {Set<(value: T) => void>} */
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

/**
 * The value of an observable, in a component that is drawn again when it changes.
 * @template T @param {Observable<T>} source @returns {T}
 */
export function useObserved(source) {
  const [value, setValue] = useState(source.get());
  useEffect(() => {
    setValue(source.get());
    return source.watch((next) => setValue(() => next));
  }, [source]);
  return value;
}
