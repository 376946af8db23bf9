/**
 * The storage of this phone. Everything is read into memory once, so that reading is instant; writing goes to IndexedDB
 * as well, and to the memories of other tabs. Where the browser forbids storage, does not get it open or has no room
 * left, memory alone must do, and `storageTrouble` says so.
 */
import { openDB } from "./vendor/idb/index.js";
import { observable } from "./store.js";

const NAME = "referee";
const SHELVES = ["games", "documents", "outbox", "settings", "drafts"];
const PATIENCE_MS = 4000;
const memory = new Map(SHELVES.map((shelf) => [shelf, new Map()]));
const tabs = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
const listeners = new Set();
let database = null;

export const storageTrouble = observable(/** @type {null | "forbidden" | "full"} */ (null));

/** Reads everything that was kept. Never fails, and does not wait for ever. */
export async function openStorage() {
  tabs?.addEventListener("message", ({ data }) => hear(data));
  try {
    database = await inTime(openDB(NAME, 1, { upgrade, blocking: giveWay, terminated: giveWay }));
    await inTime(Promise.all(SHELVES.map(read)));
  } catch {
    giveWay();
  }
}

const upgrade = (db) => SHELVES.forEach((shelf) => db.createObjectStore(shelf));

/** Lets go of the database: it does not open, or a newer page in another tab needs it for itself. */
function giveWay() {
  database?.close();
  database = null;
  storageTrouble.set("forbidden");
}

const inTime = (promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))]);

async function read(shelf) {
  const [keys, values] = await Promise.all([database.getAllKeys(shelf), database.getAll(shelf)]);
  keys.forEach((key, at) => memory.get(shelf).set(key, values[at]));
}

export const stored = (shelf, key) => memory.get(shelf).get(key);
export const allStored = (shelf) => [...memory.get(shelf).values()];

/** Keeps a value; resolves when it is on the disk, or to false when memory must do. */
export function keep(shelf, key, value) {
  memory.get(shelf).set(key, value);
  tabs?.postMessage({ shelf, key, value });
  return written((db) => db.put(shelf, value, key));
}

export function forget(shelf, key) {
  memory.get(shelf).delete(key);
  tabs?.postMessage({ shelf, key });
  return written((db) => db.delete(shelf, key));
}

/** Calls `listener(shelf)` when another tab has kept or forgotten something. */
export const onOtherTab = (listener) => listeners.add(listener);

function hear({ shelf, key, value }) {
  if (value === undefined) memory.get(shelf).delete(key);
  else memory.get(shelf).set(key, value);
  for (const tell of listeners) tell(shelf);
}

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
