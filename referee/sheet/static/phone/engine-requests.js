/**
 * The engine as the page calls it: started when it is first needed, ended after minutes of quiet, and started again
 * when the browser has ended it. A start that the page did not survive, that failed or took too long, is not tried
 * again on the same day.
 */
import { freshKey, NoAnswer } from "../api.js";
import { setting } from "../settings.js";
import { Ended, engineOf } from "./worker.js";

/** @typedef {import("./files.js").File} File */
/**
 * @typedef {object} Request
 * @property {string} [method]
 * @property {string} [address]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {string} [at] When it happens
 * @property {{id: string, token?: string}} [game] That of the record in the body, which is to be taken in
 */
/** @typedef {{status: number, headers: Record<string, string>, body: string}} Answer */
/** @typedef {{call(request: Request): Promise<Answer>, end(): void, startMs: number}} Engine */

const FLAG = "engine starts";
const BEGUN = "engine begun";
const PATIENCE_MS = 30_000;
/** A start that is so much slower than the first one has gone wrong, on a slow phone too. */
const SLOWER = 3;
const PATIENCE_FIRST_MS = 600_000;
/** All that makes an engine is on this phone. */
const LOADING_MS = 15_000;
/** Of a first start, on a phone that is slower than that. */
const LOADING_SHARE = 0.25;
const LOADING_FIRST_MS = 60_000;
const QUIET_MS = 180_000;

/** @type {Promise<Engine> | null} */
let current = null;
let quiet = 0;
let ends = 0;

/** Another number after every engine that has ended: what it knew is gone. */
export const endsSoFar = () => ends;

const today = () => new Date().toDateString();

/** True if an engine was started today, and has not come to answer. */
export const hasFailedToday = () => localStorage.getItem(FLAG) === today();

/**
 * Answers a request; fails with `Ended` where the browser has ended the engine meanwhile.
 * @param {Request} request @returns {Promise<Answer>}
 */
export async function call(request) {
  const engine = await theEngine();
  clearTimeout(quiet);
  try {
    const answer = await engine.call(request);
    quiet = setTimeout(endEngine, QUIET_MS);
    return answer;
  } catch (error) {
    if (error instanceof Ended) endEngine();
    throw error;
  }
}

async function theEngine() {
  /** @type {{files: File[], startMs: number} | undefined} */
  const own = setting("phone");
  if (!own || (!current && hasFailedToday())) throw new NoAnswer();
  current ??= started(own.files, {
    loading: Math.max(LOADING_MS, LOADING_SHARE * own.startMs),
    starting: Math.max(PATIENCE_MS, SLOWER * own.startMs),
  });
  try {
    return await current;
  } catch {
    current = null;
    throw new NoAnswer();
  }
}

/**
 * Starts an engine of these files for the first time, in the place of the one there is; answers how long that took.
 * @param {File[]} files
 */
export async function startFirst(files) {
  endEngine();
  current = started(files, { loading: LOADING_FIRST_MS, starting: PATIENCE_FIRST_MS });
  try {
    return (await current).startMs;
  } catch (error) {
    current = null;
    throw error;
  }
}

export function endEngine() {
  clearTimeout(quiet);
  current?.then(
    (engine) => engine.end(),
    () => null,
  );
  current = null;
  ends += 1;
}

/**
 * An engine that can be called, which has so many milliseconds for loading and for all of its start.
 * @param {File[]} files @param {{loading: number, starting: number}} patience @returns {Promise<Engine>}
 */
async function started(files, { loading, starting }) {
  const begun = performance.now();
  const lock = `engine ${freshKey()}`;
  const flag = raisedFlag();
  const engine = engineOf(files, lock, loading);
  const timer = setTimeout(engine.end, starting);
  const isLate = new Promise((_, reject) =>
    setTimeout(() => reject(flag.wasUnseen() ? new NoAnswer() : null), starting),
  );
  const detail = await Promise.race([engine.isBegun, isLate]).catch((error) => {
    if (error instanceof NoAnswer) flag.lower();
    else flag.leave();
    throw error;
  });
  clearTimeout(timer);
  flag.lower();
  // Tests read it, and tools of browsers show it: whether its memory was kept, and how many modules it had to compile.
  performance.mark(BEGUN, { detail });
  // The browser gives the lock to us when it has ended the engine.
  navigator.locks.request(lock, () => engine.end());
  return { ...engine, startMs: Math.round(performance.now() - begun) };
}

/**
 * The flag stands as long as a start goes on, and stays after one that failed or that the page did not survive. It is
 * taken down when the page is left meanwhile, or out of sight: browsers halt or end such pages without a word.
 */
function raisedFlag() {
  const over = new AbortController();
  let wasUnseen = false;
  const take = () => localStorage.removeItem(FLAG);
  const show = () => {
    wasUnseen ||= document.hidden;
    if (document.hidden) take();
    else localStorage.setItem(FLAG, today());
  };
  addEventListener("pagehide", take, over);
  document.addEventListener("visibilitychange", show, over);
  show();
  const leave = () => over.abort();
  return { leave, lower: () => (leave(), take()), wasUnseen: () => wasUnseen };
}
