/**
 * The engine in this phone, which runs beside the page as a worker: the sources of the service, in WebAssembly. The
 * first message says which files it is made of; each further one is a request, and is answered under its number.
 *
 * It holds a lock as long as it lives, so that the page hears of it when the browser has ended it.
 */
import { compiledBy, started } from "./boot.js";
import { CACHE, compiledOf, snapshotOf } from "./files.js";

/** @typedef {import("./files.js").File} File */
/** @typedef {{lock: string, files: File[], language: string}} Start */

/** Of the archives the one that is Pyodide's own. */
const LIBRARY = "python_stdlib.zip";
/**
 * The sources may be of before an update of these steps.
 * @param {string} language That of the page, whose words are read before they are needed
 */
const beginIn = (language) => `
from pathlib import Path
from referee.phone.engine import Engine
engine = Engine(Path("/tmp/phone.db"))
getattr(engine, "warm_up", str)(${JSON.stringify(language)})
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
/** Failures of a script that is here, and which this browser cannot read or run. */
const UNFIT = [SyntaxError, ReferenceError];

addEventListener("message", ({ data }) => {
  if (data.files) reply = begin(data).catch(fail);
  else reply.then((answerTo) => postMessage({ number: data.number, text: answerTo(data.text) })).catch(fail);
});

/** @param {Error} error @returns {never} */
function fail(error) {
  // What Pyodide tells ends with the reason.
  const isUnfit = isLoaded || UNFIT.some((kind) => error instanceof kind);
  postMessage({ failed: String(error?.message ?? error).slice(-500), isUnfit });
  close();
  throw error;
}

/** @param {Start} start */
async function begin({ lock, files, language }) {
  navigator.locks.request(lock, () => new Promise(() => undefined));
  const cache = await caches.open(CACHE);
  keepFromNetwork(cache);
  const contentOf = async (/** @type {string} */ path) => {
    const response = await cache.match(path);
    // The browser has cleared it: it comes again with a connection.
    if (!response) throw new Error(`${path} is not here`);
    return response.arrayBuffer();
  };
  const pathOf = (/** @type {string} */ name) => /** @type {File} */ (files.find((file) => file.name === name)).path;
  const parts = {
    loadPyodide: (await import(pathOf("pyodide.mjs"))).loadPyodide,
    create: (await import(pathOf("pyodide.asm.mjs"))).default,
    options: {
      indexURL: pathOf("pyodide.asm.wasm").replace(/[^/]*$/, ""),
      stdLibURL: pathOf(LIBRARY),
      lockFileURL: pathOf("pyodide-lock.json"),
    },
    archives: await Promise.all(archivesOf(files).map(contentOf)),
  };
  postMessage({ isLoaded: (isLoaded = true) });
  let newModules = 0;
  const memory = await memoryIn(cache, snapshotOf(files)).catch(() => undefined);
  const again = memory && (await started({ ...parts, memory }).catch(() => undefined));
  const python = again ?? (await fresh());
  const answerTo = python.runPython(GO_ON);
  postMessage({ isBegun: true, isFromMemory: Boolean(again), newModules });
  return answerTo;

  async function fresh() {
    const compiled = await contentOf(compiledOf(files)).catch(() => undefined);
    const begun = await (compiled ? begunWith(compiled).catch(() => begunWith()) : begunWith());
    // Everything works without them: browsers may refuse them, or have no room.
    await keepCompiled(begun).catch(() => null);
    await keepMemory(begun).catch(() => null);
    return begun;
  }

  async function keepCompiled(/** @type {any} */ begun) {
    const compiled = compiledBy(begun);
    newModules = compiled.newModules;
    if (newModules) await cache.put(compiledOf(files), new Response(compiled.content));
  }

  async function keepMemory(/** @type {any} */ begun) {
    await cache.put(snapshotOf(files), new Response(begun.makeMemorySnapshot()));
  }

  /** @param {ArrayBuffer} [compiled] What was compiled before, as far as it is the same still */
  async function begunWith(compiled) {
    const begun = await started({ ...parts, compiled });
    begun.runPython(beginIn(language));
    return begun;
  }
}

/** The paths of the archives of sources: all but what is Pyodide's own. @param {File[]} files */
const archivesOf = (files) =>
  files.filter(({ name }) => name.endsWith(".zip") && name !== LIBRARY).map(({ path }) => path);

/**
 * Lets Pyodide have its files from the cache itself. Requests that pass through a service worker get no answer where
 * that is exchanged meanwhile.
 * @param {Cache} cache
 */
function keepFromNetwork(cache) {
  const connected = fetch;
  globalThis.fetch = async (request, ...more) => (await cache.match(request)) ?? connected(request, ...more);
}

/**
 * The memory of an engine that was begun before, if it is kept.
 * @param {Cache} cache @param {string} path @returns {Promise<import("./boot.js").Memory | undefined>}
 */
async function memoryIn(cache, path) {
  const blob = await (await cache.match(path))?.blob();
  if (!blob) return undefined;
  const [, length] = new Uint32Array(await blob.slice(0, 8).arrayBuffer());
  const head = new Uint8Array(await blob.slice(0, length).arrayBuffer());
  return { head, size: blob.size - length, content: blob.slice(length).stream() };
}
