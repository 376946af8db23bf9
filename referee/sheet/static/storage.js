/**
 * The storage of this phone. Everything is read into memory once, so that reading is instant; writing goes to IndexedDB
 * as well, and to the memories of other tabs. Where the browser forbids storage, does not get it open or has no room
 * left, memory alone must do, and `storageTrouble` says so. Storage that opens late has the page begin anew, once.
 */
import { openDB } from "./vendor/idb/index.js";
import { observable } from "./store.js";

/** @typedef {"games" | "documents" | "outbox" | "settings" | "drafts"} Shelf */
/** @typedef {import("idb").IDBPDatabase} Database */
/** @typedef {(db: Database) => Promise<unknown>} Write */

const NAME = "referee";
const PATIENCE_MS = 4000;
const LATE = "storage was late";
/** @type {Record<Shelf, Map<string, any>>} */
const memory = { games: new Map(), documents: new Map(), outbox: new Map(), settings: new Map(), drafts: new Map() };
const SHELVES = /** @type {Shelf[]} */ (Object.keys(memory));
/** @type {BroadcastChannel | null} */
let tabs = null;
/** @type {Set<(shelf: Shelf) => void>} */
const listeners = new Set();
/** @type {Database | null} */
let database = null;
/** Writes from before the database was open, which are made once it is. @type {Write[]} */
let missed = [];
let mayOpen = true;

export const storageTrouble = observable(/** @type {null | "forbidden" | "full"} */ (null));

/** Reads everything that was kept. Never fails, and does not wait for ever. */
export async function openStorage() {
  tabs = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
  tabs?.addEventListener("message", ({ data }) => hear(data));
  try {
    const opening = openDB(NAME, 1, { upgrade, blocking: giveWay, terminated: giveWay });
    const reading = opening.then((opened) => Promise.all(SHELVES.map((shelf) => read(opened, shelf))));
    await inTime(reading).catch((error) => {
      reading.then(async () => beginAnew(await opening)).catch(() => (mayOpen = false));
      throw error;
    });
    database = await opening;
    mayOpen = false;
  } catch {
    giveWay();
  }
}

/** Without this a phone that is slow for once would have none of its games. @param {Database} opened */
async function beginAnew(opened) {
  if (sessionStorage.getItem(LATE)) throw new Error("late again");
  sessionStorage.setItem(LATE, "once");
  for (const write of missed) await write(opened);
  location.reload();
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

/** Whatever was kept meanwhile is newer. @param {Database} db @param {Shelf} shelf */
async function read(db, shelf) {
  const [keys, values] = await Promise.all([db.getAllKeys(shelf), db.getAll(shelf)]);
  keys.forEach((key, at) => memory[shelf].has(`${key}`) || memory[shelf].set(`${key}`, values[at]));
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
  return written((db) => db.put(shelf, value, key));
}

/** @param {Shelf} shelf @param {string} key */
export function forget(shelf, key) {
  memory[shelf].delete(key);
  tabs?.postMessage({ shelf, key });
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

/** @param {Write} write */
async function written(write) {
  if (!database) {
    if (mayOpen) missed.push(write);
    return false;
  }
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
