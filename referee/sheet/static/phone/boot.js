/** The steps by which our sources come to run in WebAssembly: the same in a phone and in the tests on Node. */

/** The folder of the sources, in the file system of the engine. */
const FOLDER = "/engine";

/**
 * Pyodide with archives of sources on its path, or as it was when a snapshot of its memory was taken.
 * @param {{loadPyodide: (options: any) => Promise<any>, create: (settings: any) => Promise<any>, options: object,
 *   archives: ArrayBufferLike[], snapshot?: Uint8Array}} parts `create` is what the script of the engine exports
 */
export async function started({ loadPyodide, create, options, archives, snapshot }) {
  const python = await loadPyodide({
    ...options,
    env: { HOME: "/home/pyodide" },
    createPyodideModule: (/** @type {any} */ settings) => create(settings).then(roomFor(snapshot)),
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  // Pyodide holds what it was started with: without this a third of all memory.
  delete python._api.config?._loadSnapshot;
  for (const archive of archives) for (const file of filesOf(archive)) place(python.FS, file);
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

/** @typedef {{path: string, content: Uint8Array}} Stored A file of an archive, whose bytes are the archive's */

/**
 * The files of an archive in which they are stored as they are.
 * @param {ArrayBufferLike} archive @returns {Generator<Stored>}
 * @see APPNOTE.TXT, the .ZIP File Format Specification of PKWARE, 4.3.7, 4.3.12 and 4.3.16
 */
export function* filesOf(archive) {
  const [view, text] = [new DataView(archive), new TextDecoder()];
  const end = archive.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left -= 1) {
    const [size, name, extra, comment, header] = [
      view.getUint32(entry + 24, true),
      view.getUint16(entry + 28, true),
      view.getUint16(entry + 30, true),
      view.getUint16(entry + 32, true),
      view.getUint32(entry + 42, true),
    ];
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const path = text.decode(new Uint8Array(archive, entry + 46, name));
    yield { path, content: new Uint8Array(archive, begin, size) };
    entry += 46 + name + extra + comment;
  }
}

/** Puts a file in the folder of the sources; its bytes are not copied. @param {any} fs @param {Stored} file */
function place(fs, { path, content }) {
  const [, folder, name] = /** @type {RegExpMatchArray} */ (`${FOLDER}/${path}`.match(/^(.*)\/([^/]+)$/));
  if (!fs.analyzePath(folder).exists) fs.mkdirTree(folder);
  fs.createDataFile(folder, name, content, true, false, true);
}
