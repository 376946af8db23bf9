/** The steps by which our sources come to run in WebAssembly: the same in a phone and in the tests on Node. */

/** The folder of the sources, in the file system of the engine. */
const FOLDER = "/engine";

/**
 * Pyodide with archives of sources on its path, or as it was when a snapshot of its memory was taken.
 * @param {{loadPyodide: (options: any) => Promise<any>, create: (settings: any) => Promise<any>, options: object,
 *   archives: ArrayBuffer[], snapshot?: Uint8Array}} parts `create` is what the script of the engine exports
 */
export async function started({ loadPyodide, create, options, archives, snapshot }) {
  const python = await loadPyodide({
    ...options,
    env: { HOME: "/home/pyodide" },
    createPyodideModule: (/** @type {any} */ settings) => create(settings).then(roomFor(snapshot)),
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  for (const archive of archives) python.unpackArchive(archive, "zip", { extractDir: FOLDER });
  if (!snapshot) python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/**
 * Memory does not grow by itself for a snapshot that is put back into it.
 * @param {Uint8Array | undefined} snapshot
 */
const roomFor = (snapshot) => (/** @type {any} */ module) => {
  if (snapshot) module._malloc(snapshot.length);
  return module;
};
