/**
 * The engine in this phone, which runs beside the page as a worker: the sources of the service, in WebAssembly. The
 * first message says which files it is made of; each further one is a request, and is answered under its number.
 *
 * It holds a lock as long as it lives, so that the page hears of it when the browser has ended it.
 */
import { started } from "./boot.js";
import { CACHE, snapshotOf } from "./files.js";

/** @typedef {import("./files.js").File} File */
/** @typedef {{lock: string, files: File[]}} Start */

const ARCHIVES = ["referee.zip", "families.zip", "words.zip", "libraries.zip"];
const BEGIN = `
from pathlib import Path
from referee.phone.engine import Engine
engine = Engine(Path("/tmp/phone.db"))
engine.close()
`;
/** Chance begins anew: it would go on from the snapshot in the same way each time. */
const GO_ON = `
import random
random.seed()
engine.begin_anew()
engine.reply
`;

/** @type {Promise<(text: string) => string>} */
let reply;
/** True once all is here that an engine is made of: what fails from then on fails again. */
let isLoaded = false;

addEventListener("message", ({ data }) => {
  if (data.files) reply = begin(data).catch(fail);
  else reply.then((answerTo) => postMessage({ number: data.number, text: answerTo(data.text) })).catch(fail);
});

/** @param {Error} error @returns {never} */
function fail(error) {
  // What Pyodide tells ends with the reason.
  postMessage({ failed: String(error?.message ?? error).slice(-500), isLoaded });
  close();
  throw error;
}

/** @param {Start} start */
async function begin({ lock, files }) {
  navigator.locks.request(lock, () => new Promise(() => undefined));
  const cache = await caches.open(CACHE);
  keepFromNetwork(cache);
  const contentOf = async (/** @type {string} */ path) => (await cache.match(path))?.arrayBuffer();
  const pathOf = (/** @type {string} */ name) => /** @type {File} */ (files.find((file) => file.name === name)).path;
  const parts = {
    loadPyodide: (await import(pathOf("pyodide.mjs"))).loadPyodide,
    create: (await import(pathOf("pyodide.asm.mjs"))).default,
    options: {
      indexURL: pathOf("pyodide.asm.wasm").replace(/[^/]*$/, ""),
      stdLibURL: pathOf("python_stdlib.zip"),
      lockFileURL: pathOf("pyodide-lock.json"),
    },
    archives: /** @type {ArrayBuffer[]} */ (await Promise.all(ARCHIVES.map(pathOf).map(contentOf))),
  };
  postMessage({ isLoaded: (isLoaded = true) });
  const snapshot = await memoryIn(cache, snapshotOf(files)).catch(() => undefined);
  const python = await (snapshot ? started({ ...parts, snapshot }).catch(() => fresh(parts)) : fresh(parts));
  const answerTo = python.runPython(GO_ON);
  postMessage({ isBegun: true, isFromMemory: Boolean(snapshot) });
  return answerTo;

  /** @param {typeof parts} given */
  async function fresh(given) {
    const begun = await started(given);
    begun.runPython(BEGIN);
    // Everything works without it: browsers may refuse it, or have no room.
    await keepMemory(cache, snapshotOf(files), begun).catch(() => null);
    return begun;
  }
}

/**
 * Lets Pyodide have its files from the cache itself. Requests that pass through a service worker get no answer where
 * that is exchanged meanwhile.
 * @param {Cache} cache
 */
function keepFromNetwork(cache) {
  const connected = fetch;
  globalThis.fetch = async (request, ...more) => (await cache.match(request)) ?? connected(request, ...more);
}

/** The memory of an engine that was begun before, if it is kept. @param {Cache} cache @param {string} path */
async function memoryIn(cache, path) {
  const response = await cache.match(path);
  if (!response?.body) return undefined;
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Cache} cache @param {string} path @param {any} python */
async function keepMemory(cache, path, python) {
  const memory = new Response(python.makeMemorySnapshot()).body;
  const compressed = /** @type {ReadableStream} */ (memory).pipeThrough(new CompressionStream("gzip"));
  await cache.put(path, new Response(compressed));
}
