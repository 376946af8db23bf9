/** One engine in a worker of its own: what it is sent, what comes back, and its end. */
import { NoAnswer } from "../api.js";
import { language } from "../language.js";

/** @typedef {import("./engine-requests.js").Answer} Answer */
/** @typedef {{resolve(answer: Answer): void, reject(error: Error): void}} Waiting */

/** The engine has ended before it has answered. */
export class Ended extends Error {}

/**
 * A worker that is told to begin with these files. `isBegun` resolves once it can be called, and fails with `NoAnswer`
 * where not all of them could be loaded: that is worth another try, as where the service worker was exchanged
 * meanwhile, which can leave requests without an answer. A browser that cannot read them fails with another error.
 * @param {import("./files.js").File[]} files @param {string} lock That the worker holds as long as it lives
 * @param {number} patienceMs For what is to be loaded
 */
export function engineOf(files, lock, patienceMs) {
  const worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module" });
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let [last, isEnded] = [0, false];
  function end(error = new Ended("ended")) {
    isEnded = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  const isBegun = new Promise((resolve, reject) => {
    const fail = (/** @type {Error} */ error) => (clearTimeout(late), end(), reject(error));
    const late = setTimeout(() => fail(new NoAnswer()), patienceMs);
    // A script that cannot be loaded has no message: after an update the connection can be gone before it is kept.
    worker.addEventListener("error", ({ message }) => fail(message ? new Error(message) : new NoAnswer()));
    worker.addEventListener("message", ({ data }) => {
      if (data.failed) fail(data.isUnfit ? new Error(data.failed) : new NoAnswer());
      else if (data.isLoaded) clearTimeout(late);
      else if (data.isBegun) resolve(data);
      else hear(waiting, data);
    });
  });
  const call = (/** @type {object} */ request) =>
    /** @type {Promise<Answer>} */ (
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Ended("ended"));
        waiting.set((last += 1), { resolve, reject });
        worker.postMessage({ number: last, text: JSON.stringify(request) });
      })
    );
  worker.postMessage({ lock, files, language });
  return { isBegun, call, end };
}

/** @param {Map<number, Waiting>} waiting @param {{number: number, text: string}} answered */
function hear(waiting, { number, text }) {
  waiting.get(number)?.resolve(JSON.parse(text));
  waiting.delete(number);
}
