/** The files that an engine in this phone is made of, in a cache of their own that changes only with their digests. */
import { NoAnswer } from "../api.js";

export const CACHE = "phone";
const LIST = "/phone/files.json";
const PYTHON = "pyodide.asm.wasm";

/** @typedef {{name: string, path: string, digest: string, bytes: number}} File `bytes` as it is sent */

/** The files that the service offers; none where nobody has prepared them. @returns {Promise<File[]>} */
export async function filesOffered() {
  const response = await fetch(LIST).catch(() => {
    throw new NoAnswer();
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new NoAnswer({ busy: true });
  return (await response.json()).files;
}

/** The path of the memory of an engine of these files. @param {File[]} files */
export const snapshotOf = (files) => `/phone/memory/${files.map(({ digest }) => digest.slice(0, 12)).join("-")}`;

/** The path of what Python has compiled, which is of use until there is another Python. @param {File[]} files */
export const compiledOf = (files) =>
  `/phone/compiled/${files.find(({ name }) => name === PYTHON)?.digest.slice(0, 12)}`;

/** True if another Python is among files, with which most of an engine is another. @param {File[]} files */
export const isOtherPython = (files) => files.some(({ name }) => name === PYTHON);

/** Those of which this phone has nothing. @param {File[]} files */
export async function missing(files) {
  const paths = new Set(await storedPaths());
  return files.filter(({ path }) => !paths.has(path));
}

/** @returns {Promise<string[]>} */
async function storedPaths() {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/**
 * Loads a file and keeps it, once it is what its digest says.
 * @param {File} file
 */
export async function load({ path, digest }) {
  const response = await fetch(path).catch(() => {
    throw new NoAnswer();
  });
  if (!response.ok) throw new NoAnswer({ busy: true });
  const content = await response.clone().arrayBuffer();
  const actual = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (hexadecimal(actual) !== digest) throw new Error(`${path} is not what it should be`);
  await (await caches.open(CACHE)).put(path, response);
}

/** @param {Uint8Array} bytes */
const hexadecimal = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Removes what does not belong to these files. @param {File[]} files */
export async function removeOthers(files) {
  const cache = await caches.open(CACHE);
  const needed = new Set([...files.map(({ path }) => path), snapshotOf(files), compiledOf(files)]);
  const others = (await storedPaths()).filter((path) => !needed.has(path));
  await Promise.all(others.map((path) => cache.delete(path)));
}

/** The room that all of it takes on this phone, in bytes. */
export async function sizeHere() {
  const responses = await (await caches.open(CACHE)).matchAll();
  const sizes = await Promise.all(responses.map((response) => response.blob().then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export const removeAll = () => caches.delete(CACHE);

/** The size of a list of files as they are sent. @param {File[]} files */
export const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
