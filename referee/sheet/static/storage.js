/**
 * The storage of this phone. Everything is read into memory once, so that reading is instant; writing goes to IndexedDB
 * as well, and to the memories of other tabs. Where the browser forbids storage, does not get it open or has no room
 * left, memory alone must do, and `storageTrouble` says so. Storage that opens late has the page begin anew, unless
 * somebody has done something by then.
 */
import { openDB } from "./vendor/idb/index.js";
import { observable } from "./store.js";

/** @typedef {"games" | "documents" | "outbox" | "settings" | "drafts"} Shelf */
/** @typedef {import("idb").IDBPDatabase} Database */

const NAME = "referee";
const PATIENCE_MS = 4000;
/** @type {Record<Shelf, Map<string, any>>} */
const memory = { games: new Map(), documents: new Map(), outbox: new Map(), settings: new Map(), drafts: new Map() };
const SHELVES = /** @type {Shelf[]} */ (Object.keys(memory));
/** @type {BroadcastChannel | null} */
let tabs = null;
/** @type {Set<(shelf: Shelf) => void>} */
const listeners = new Set();
/** @type {Database | null} */
let database = null;
let isLate = false;
/** True once somebody has done something that a page which begins anew would not know. */
let isTouched = false;

export const storageTrouble = observable(/** @type {null | "forbidden" | "full"} */ (null));

/** Reads everything that was kept. Never fails, and does not wait for ever. */
export async function openStorage() {
  tabs = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
  tabs?.addEventListener("message", ({ data }) => hear(data));
  try {
    const opening = openDB(NAME, 1, { upgrade, blocking: giveWay, terminated: giveWay });
    const reading = opening.then((opened) => Promise.all(SHELVES.map((shelf) => read(opened, shelf))));
    reading.then(async () => isLate && beginAnew(await opening)).catch(() => null);
    for (const remember of await inTime(reading)) remember();
    database = await opening;
  } catch {
    isLate = true;
    giveWay();
  }
}

/**
 * Without this a phone that is slow for once would have none of its games. A page that was loaded again already stays.
 * @param {Database} opened
 */
function beginAnew(opened) {
  opened.close();
  const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  if (!isTouched && type !== "reload") location.reload();
}

/** @param {Database} db */
const upgrade = (db) => SHELVES.forEach((shelf) => db.createObjectStore(shelf));

/** Lets go of the database: it does not open, or a newer page in another tab needs it for itself. */
function giveWay() {
  database?.close();
  database = null;
  storageTrouble.set("forbidden");
}

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
const inTime = (promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))]);

/**
 * Fills a shelf when it is called; other tabs may have told of something newer meanwhile.
 * @param {Database} db @param {Shelf} shelf
 */
async function read(db, shelf) {
  const [keys, values] = await Promise.all([db.getAllKeys(shelf), db.getAll(shelf)]);
  return () => keys.forEach((key, at) => memory[shelf].has(`${key}`) || memory[shelf].set(`${key}`, values[at]));
}

/** @param {Shelf} shelf @param {string} key @returns {any} */
export const stored = (shelf, key) => memory[shelf].get(key);
/** @param {Shelf} shelf @returns {any[]} */
export const allStored = (shelf) => [...memory[shelf].values()];

/**
 * Keeps a value; resolves when it is on the disk, or to false when memory must do.
 * @param {Shelf} shelf @param {string} key @param {any} value
 */
export function keep(shelf, key, value) {
  memory[shelf].set(key, value);
  tabs?.postMessage({ shelf, key, value });
  // What was read, and that a game was looked at, is kept anew.
  isTouched ||= shelf !== "documents" && (shelf !== "games" || Boolean(value.token));
  return written((db) => db.put(shelf, value, key));
}

/** @param {Shelf} shelf @param {string} key */
export function forget(shelf, key) {
  memory[shelf].delete(key);
  tabs?.postMessage({ shelf, key });
  isTouched = true;
  return written((db) => db.delete(shelf, key));
}

/**
 * Calls `listener(shelf)` when another tab has kept or forgotten something.
 * @param {(shelf: Shelf) => void} listener
 */
export const onOtherTab = (listener) => listeners.add(listener);

/** @param {{shelf: Shelf, key: string, value?: unknown}} change */
function hear({ shelf, key, value }) {
  if (value === undefined) memory[shelf].delete(key);
  else memory[shelf].set(key, value);
  for (const tell of listeners) tell(shelf);
}

/** @param {(db: Database) => Promise<unknown>} write */
async function written(write) {
  if (!database) return false;
  try {
    await write(database);
    return true;
  } catch {
    storageTrouble.set("full");
    return false;
  }
}

/** Asks the browser not to clear what is kept, where it can be asked. */
export function askToStay() {
  navigator.storage?.persist?.().catch(() => false);
}
