/**
 * What was entered and has not reached the service yet. An entry is kept before it is sent, is sent in order and with
 * a key, so that it happens once however often it is sent, and comes back with its reason when it is refused.
 */
import { ask, freshKey, NoAnswer } from "./api.js";
import { tokenOf } from "./games.js";
import { allKept, forget, keep } from "./storage.js";
import { observable } from "./store.js";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/**
 * @typedef {object} Entry
 * @property {number} id In the order of entering
 * @property {string} game
 * @property {string} kind `hand`, `buy_in`, `dealer`, `adjustment`, `join`, `withdrawal`
 * @property {string} path Below the game: `hands`
 * @property {object} body
 * @property {string} key The Idempotency-Key: another body takes another
 * @property {"waiting" | "refused"} state
 * @property {object} [problem] Why it was refused
 */

/** @type {{get(): Entry[]}} Everything that waits, oldest first. */
export const outbox = observable([]);

/** Whether the service answered when it was last asked. */
export const online = observable(true);

const deliveries = new Set();
let running = null;
let wait = FIRST_WAIT_MS;
let timer = 0;

/** Calls `listener(entry, answer)` when an entry is delivered, `listener(entry, null)` when it is refused. */
export function onDelivery(listener) {
  deliveries.add(listener);
  return () => deliveries.delete(listener);
}

/** Begins with what was kept, and tries again whenever a connection may be back. */
export function openOutbox() {
  outbox.set(allKept("outbox").sort((one, other) => one.id - other.id));
  addEventListener("online", deliver);
  document.addEventListener("visibilitychange", () => document.hidden || deliver());
  return deliver();
}

export const entriesOf = (game) => outbox.get().filter((entry) => entry.game === game);

/** Keeps an entry and sends it when its turn comes. Resolves as soon as it is kept. */
export async function enter(game, kind, path, body) {
  const id = 1 + Math.max(0, ...outbox.get().map((entry) => entry.id));
  const entry = { id, game, kind, path, body, key: freshKey(), state: "waiting" };
  await put(entry);
  deliver();
  return entry;
}

/** Sends a refused entry again, with another body or as it was. */
export async function mend(entry, body) {
  await put({ ...entry, body, key: freshKey(), state: "waiting", problem: undefined });
  deliver();
}

export async function drop(entry) {
  outbox.update((entries) => entries.filter(({ id }) => id !== entry.id));
  await forget("outbox", entry.id);
  deliver();
}

async function put(entry) {
  outbox.update((entries) => [...entries.filter(({ id }) => id !== entry.id), entry].sort((a, b) => a.id - b.id));
  await keep("outbox", entry.id, entry);
}

/** Sends whatever can be sent. Only one delivery runs at a time. */
export function deliver() {
  clearTimeout(timer);
  running ??= sendAll().finally(() => (running = null));
  return running;
}

async function sendAll() {
  for (let entry = nextEntry(); entry; entry = nextEntry()) {
    try {
      await send(entry);
    } catch (error) {
      if (!(error instanceof NoAnswer)) await refuse(entry, error);
      else return tryLater(error.retryAfterS);
    }
  }
}

/** The oldest entry that is not held up by a refused one of the same game. */
function nextEntry() {
  const held = new Set();
  return outbox.get().find((entry) => {
    if (entry.state === "refused") held.add(entry.game);
    return entry.state === "waiting" && !held.has(entry.game);
  });
}

async function send(entry) {
  const token = tokenOf(entry.game);
  const { document } = await ask("POST", `/games/${entry.game}/${entry.path}`, { body: entry.body, token, key: entry.key });
  reached();
  outbox.update((entries) => entries.filter(({ id }) => id !== entry.id));
  await forget("outbox", entry.id);
  for (const tell of deliveries) tell(entry, document);
}

async function refuse(entry, error) {
  reached();
  const refused = { ...entry, state: "refused", problem: { status: error.status, ...error.document } };
  await put(refused);
  for (const tell of deliveries) tell(refused, null);
}

/** The service answered something. */
export function reached() {
  wait = FIRST_WAIT_MS;
  if (!online.get()) online.set(true);
}

function tryLater(retryAfterS) {
  online.set(false);
  timer = setTimeout(deliver, Math.max(wait, 1000 * retryAfterS));
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}
