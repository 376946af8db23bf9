/**
 * Entries that have not reached the service yet. An entry is kept before it is sent, is sent in order and with a key,
 * so that it happens once however often it is sent, and comes back with its reason when it is refused.
 */
import { ask, freshKey, NoAnswer } from "./api.js";
import { announce } from "./deliveries.js";
import { isBegunHere, noteNewer, tokenOf } from "./games.js";
import { byTurn, isForgotten, nextOf } from "./queue.js";
import { allStored, forget, keep, onOtherTab } from "./storage.js";
import { observable } from "./store.js";
import { t } from "./text.js";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;
/** A finger that taps twice means it once. */
const DOUBLE_TAP_MS = 400;

/** @typedef {import("./queue.js").Entry} Entry */
/** @typedef {import("./deliveries.js").Refused} Refused */

/** Everything that waits, oldest first. */
export const outbox = observable(/** @type {Entry[]} */ ([]));

/** True if the service answered when it was last asked. */
export const online = observable(true);

/** Those that were sent at least once, or may have been: they may be with the service, whatever came back. */
const tried = /** @type {Set<string>} */ (new Set());
/** By entry the version of the game that it made. */
const arrived = /** @type {Map<string, any>} */ (new Map());
/** @type {{at: number, text?: string, entry?: Entry}} */
let entered = { at: -Infinity };
/** @type {Promise<void> | null} */
let running = null;
let wait = FIRST_WAIT_MS;
let timer = 0;
let quietUntil = 0;

/** Begins with what was kept, and tries again whenever a connection may be back. */
export function openOutbox() {
  readStored();
  outbox.get().forEach(({ id }) => tried.add(id));
  onOtherTab((shelf) => shelf === "outbox" && readStored());
  addEventListener("online", deliver);
  document.addEventListener("visibilitychange", () => document.hidden || deliver());
  return deliver();
}

const readStored = () => outbox.set(allStored("outbox").sort(byTurn));

/** @param {string} game */
export const entriesOf = (game) => outbox.get().filter((entry) => entry.game === game);

/**
 * Keeps an entry and sends it when its turn comes. Resolves as soon as it is kept.
 * @param {string} game @param {string} kind @param {string} path @param {any} body @param {Partial<Entry>} [more]
 * @returns {Promise<Entry>}
 */
export async function enter(game, kind, path, body, more = {}) {
  const text = JSON.stringify([game, kind, path, body]);
  if (entered.entry && text === entered.text && performance.now() - entered.at < DOUBLE_TAP_MS) return entered.entry;
  const turn = 1 + Math.max(0, ...outbox.get().map((entry) => entry.turn));
  /** @type {Entry} */
  const entry = {
    id: freshKey(),
    turn,
    game,
    kind,
    method: "POST",
    path,
    body,
    key: freshKey(),
    at: Date.now(),
    state: "waiting",
    ...more,
  };
  entered = { text, entry, at: performance.now() };
  await put(entry);
  deliver();
  return entry;
}

/** True if an entry is nowhere but here, and can simply be dropped. @param {Entry} entry */
export const isOnlyHere = (entry) =>
  outbox.get().some(({ id, state }) => id === entry.id && (state === "refused" || !tried.has(id)));

/**
 * Takes back a hand just entered: one that may have reached the service is removed there, when its turn comes. Resolves
 * to the entry that does so, or to nothing when it is done already.
 * @param {Entry} entry @param {string} [reason]
 */
export async function takeBack(entry, reason) {
  if (isOnlyHere(entry)) return drop(entry);
  const path = `hands/${entry.body.number}${reason ? `?${new URLSearchParams({ reason })}` : ""}`;
  return enter(entry.game, "removal", path, undefined, {
    method: "DELETE",
    undoes: entry.id,
    version: arrived.get(entry.id),
  });
}

/** Sends a refused entry again, with another body or as it was. @param {Entry} entry @param {any} body */
export async function mend(entry, body) {
  /** @type {Entry} */
  const mended = { ...entry, body, key: freshKey(), at: Date.now(), state: "waiting", problem: undefined };
  tried.delete(entry.id);
  await put(mended);
  deliver();
  return mended;
}

/** @param {Entry} entry */
export const drop = (entry) => away(entry).then(() => void deliver());

/** @param {Entry} entry */
function away(entry) {
  outbox.update((entries) => entries.filter(({ id }) => id !== entry.id));
  return forget("outbox", entry.id);
}

/** @param {Entry} entry */
async function put(entry) {
  outbox.update((entries) => [...entries.filter(({ id }) => id !== entry.id), entry].sort(byTurn));
  await keep("outbox", entry.id, entry);
}

/** Sends whatever can be sent. Only one delivery runs at a time, and none while the service wants to be left alone. */
export function deliver() {
  clearTimeout(timer);
  const quietMs = quietUntil - performance.now();
  if (quietMs > 0) timer = setTimeout(deliver, quietMs);
  else running ??= sendAll().finally(() => (running = null));
  return running;
}

async function sendAll() {
  const next = () => nextOf(outbox.get(), isBegunHere);
  for (let entry = next(); entry; entry = next()) {
    try {
      if (tried.has(entry.id) && isForgotten(entry, Date.now())) await refuse(entry, mayBeThere());
      else await send(entry);
    } catch (error) {
      if (error instanceof NoAnswer) return tryLater(error);
      await refuse(entry, /** @type {Refused} */ (error));
    }
    wait = FIRST_WAIT_MS;
    reached();
  }
}

const mayBeThere = () => ({ status: 409, document: { detail: t("waiting.may_be_there"), errors: [] } });

/** @param {Entry} entry */
async function send(entry) {
  const { id, game, method, path, body, key, version } = entry;
  const isCutOff = !navigator.onLine && !tried.has(id);
  tried.add(id);
  const pending = ask(method, `/games/${game}/${path}`, { body, token: tokenOf(game), key, version });
  pending.catch(
    (error) => isCutOff && error instanceof NoAnswer && !error.busy && !navigator.onLine && tried.delete(id),
  );
  const { document } = await pending;
  arrived.set(id, document?.game?.version);
  const undoing = outbox.get().find(({ undoes }) => undoes === id);
  if (undoing) await put({ ...undoing, version: arrived.get(id) });
  // At once: without the entry, what waits would not fit the game as it was.
  if (document?.game) noteNewer(document.game);
  await Promise.all([away(entry), announce(entry, document)]);
}

/**
 * Keeps the reason; not when the entry was dropped or mended while it was on its way. What would undo it goes as well.
 * @param {Entry} entry @param {Refused} error
 */
export async function refuse(entry, error) {
  const entries = outbox.get();
  if (!entries.some(({ id, key }) => id === entry.id && key === entry.key)) return;
  const undoing = entries.find(({ undoes }) => undoes === entry.id);
  if (undoing) return Promise.all([away(undoing), away(entry)]);
  /** @type {Entry} */
  const refused = { ...entry, state: "refused", problem: { status: error.status, ...error.document } };
  await put(refused);
  announce(refused, null, error);
}

/** The service answered something: what waits for a connection need not wait any longer. */
export function reached() {
  if (online.get()) return;
  online.set(true);
  deliver();
}

/** @param {NoAnswer} failure */
function tryLater({ busy, retryAfterMs }) {
  online.set(false);
  const pauseMs = Math.max(wait, retryAfterMs);
  if (busy) quietUntil = performance.now() + pauseMs;
  timer = setTimeout(deliver, pauseMs);
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}
