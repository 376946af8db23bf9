/**
 * What this phone keeps. Everything is read into memory once, so that reading is instant; writing goes to IndexedDB as
 * well. Where the browser forbids storage or has no room left, memory alone must do, and `storageTrouble` says so.
 */
import { openDB } from "./vendor/idb/index.js";
import { observable } from "./store.js";

const NAME = "referee";
const SHELVES = ["games", "documents", "outbox", "settings", "drafts"];
const memory = new Map(SHELVES.map((shelf) => [shelf, new Map()]));
let database = null;

/** @type {{get(): null | "forbidden" | "full"}} */
export const storageTrouble = observable(null);

/** Reads everything that was kept. Never fails. */
export async function openStorage() {
  try {
    database = await openDB(NAME, 1, { upgrade: (db) => SHELVES.forEach((shelf) => db.createObjectStore(shelf)) });
    await Promise.all(SHELVES.map(read));
  } catch {
    database = null;
    storageTrouble.set("forbidden");
  }
}

async function read(shelf) {
  const [keys, values] = await Promise.all([database.getAllKeys(shelf), database.getAll(shelf)]);
  keys.forEach((key, at) => memory.get(shelf).set(key, values[at]));
}

export const kept = (shelf, key) => memory.get(shelf).get(key);
export const allKept = (shelf) => [...memory.get(shelf).values()];

/** Keeps a value; resolves when it is on the disk, or to false when memory must do. */
export function keep(shelf, key, value) {
  memory.get(shelf).set(key, value);
  return written((db) => db.put(shelf, value, key));
}

export function forget(shelf, key) {
  memory.get(shelf).delete(key);
  return written((db) => db.delete(shelf, key));
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
