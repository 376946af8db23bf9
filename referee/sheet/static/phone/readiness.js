/** This phone's state for no signal: not ready, being made ready, ready, or with files of before an update. */
import { NoAnswer } from "../api.js";
import { keepSetting, setting } from "../settings.js";
import { askToStay, forget } from "../storage.js";
import { observable } from "../store.js";
import { endEngine, hasFailedToday, startFirst } from "./engine-requests.js";
import { filesOffered, isOtherPython, load, missing, removeAll, removeOthers, sizeOf } from "./files.js";

/** @typedef {import("./files.js").File} File */
/**
 * The state that a phone keeps.
 * @typedef {{files: File[], startMs: number}} Kept `startMs` is how long the first start took
 */
/**
 * @typedef {{state: "unknown" | "refused" | "offered" | "loading" | "starting" | "ready" | "outdated" | "failed",
 *   bytes: number, done?: number, reason?: "connection" | "room" | "start", asksFirst?: boolean}} Readiness `bytes` are
 *   those to load, or those of a phone that is ready; an update `asksFirst` that comes with another Python
 */

const PHONE = "phone";
const PATIENCE_MS = 60_000;

/** @returns {Kept | undefined} */
export const ownFiles = () => setting(PHONE);

export const readiness = observable(/** @type {Readiness} */ ({ state: "unknown", bytes: 0 }));

const isBusy = () => ["loading", "starting"].includes(readiness.get().state);

/** Says what was seen, unless this phone has begun to be made ready meanwhile. @param {Readiness} now */
const say = (now) => void (isBusy() || readiness.set(now));

/**
 * Looks whether the service has what this phone has. Files that are here, but with which no engine was started yet, are
 * an update as well: the page was closed in the middle of it.
 */
export async function lookAtFiles() {
  if (isBusy()) return;
  const own = ownFiles();
  const isWhole = own && !(await missing(own.files)).length;
  // Another tab may have put new files in the place of these while we were looking.
  if (own && !isWhole && ownFiles() === own) await forgetReadiness();
  try {
    const files = await filesOffered();
    const toLoad = await missing(files);
    const isOwn = files.every(({ path }) => own?.files.some((file) => file.path === path));
    if (!files.length) say(isWhole ? readyWith(own) : { state: "refused", bytes: 0 });
    else if (own && isWhole && isOwn) say(readyWith(own));
    else say({ state: isWhole ? "outdated" : "offered", bytes: sizeOf(toLoad), asksFirst: isOtherPython(toLoad) });
  } catch {
    say(isWhole ? readyWith(own) : { state: "failed", bytes: 0, reason: "connection" });
  }
}

/** @param {Kept} own @returns {Readiness} */
const readyWith = ({ files }) => ({ state: "ready", bytes: sizeOf(files) });

/**
 * Loads an update without a question, since the signal may be gone when it is needed. A bound on its size would hold
 * back our modules for a library that an operator has compiled.
 */
export async function keepUpToDate() {
  await lookAtFiles();
  const { state, asksFirst } = readiness.get();
  if (state === "outdated" && !asksFirst && !hasFailedToday()) await makeReady();
}

/** Loads what is missing, starts the engine once, and only then says that this phone is ready. */
export async function makeReady() {
  if (isBusy()) return;
  readiness.set({ state: "loading", bytes: readiness.get().bytes });
  try {
    askToStay();
    const files = await filesOffered();
    const toLoad = await missing(files);
    await loadAll(toLoad);
    await keepModules();
    readiness.set({ state: "starting", bytes: sizeOf(files) });
    const startMs = await startFirst(files);
    await keepSetting(PHONE, { files, startMs });
    await removeOthers(files);
    readiness.set({ state: "ready", bytes: sizeOf(files) });
  } catch (error) {
    const reason = error instanceof NoAnswer ? "connection" : isFull(error) ? "room" : "start";
    readiness.set({ state: "failed", bytes: 0, reason });
  }
}

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/** @param {File[]} files */
async function loadAll(files) {
  const bytes = sizeOf(files);
  let done = 0;
  for (const file of files) {
    readiness.set({ state: "loading", bytes, done });
    await load(file);
    done += file.bytes;
  }
}

/** The modules of the page that belong to the engine are kept beside the page's others. */
async function keepModules() {
  const { port1, port2 } = new MessageChannel();
  const isKept = await new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    // Where none could be registered, none gets ready.
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(PHONE, [port2]));
    setTimeout(resolve, PATIENCE_MS);
  });
  if (!isKept) throw new NoAnswer();
}

/** Takes everything of it off this phone. */
export async function removeFiles() {
  endEngine();
  await forgetReadiness();
  await removeAll();
  await lookAtFiles();
}

const forgetReadiness = () => forget("settings", PHONE);
