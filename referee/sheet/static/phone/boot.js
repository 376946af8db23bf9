/** The steps by which our sources come to run in WebAssembly: the same in a phone and in the tests on Node. */

/** So many bytes of a memory are put back at a time. */
const PIECE = 1 << 20;
/** The folder of the sources, in the file system of the engine. */
const FOLDER = "/engine";
/** The mode of a file that nobody writes to. */
const READABLE = 0o100444;

/**
 * The memory of an engine as it was, in the form that Pyodide gives it.
 * @typedef {{head: Uint8Array, size: number, content: ReadableStream<Uint8Array>}} Memory `head` is what stands before
 *   the content, and `size` is that of the content in bytes
 */

/**
 * Pyodide with archives of sources on its path, or as it was when its memory was kept.
 * @param {{loadPyodide: (options: any) => Promise<any>, create: (settings: any) => Promise<any>, options: object,
 *   archives: ArrayBufferLike[], memory?: Memory}} parts `create` is what the script of the engine exports
 */
export async function started({ loadPyodide, create, options, archives, memory }) {
  const python = await loadPyodide({
    ...options,
    env: { HOME: "/home/pyodide" },
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await create(settings);
      if (memory) await fill(module, memory);
      return module;
    },
    ...(memory ? { _loadSnapshot: memory.head } : { _makeSnapshot: true }),
  });
  const folders = new Set();
  for (const archive of archives) for (const file of filesOf(archive)) place(python.FS, folders, file);
  if (!memory) python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/**
 * Puts back what was in the memory, piece by piece: the whole of it beside would be most of what an engine takes.
 * Memory does not grow by itself for that.
 * @param {any} module @param {Memory} memory
 */
async function fill(module, { size, content }) {
  module.growMemory(size);
  let at = 0;
  for await (const piece of piecesOf(content)) {
    module.HEAPU8.set(piece, at);
    at += piece.length;
  }
  if (at !== size) throw new Error("The memory is cut off");
}

/**
 * The pieces of a stream one after the other, all of them in the same room where the browser can do that.
 * @param {ReadableStream<Uint8Array>} stream @returns {AsyncGenerator<Uint8Array>}
 */
async function* piecesOf(stream) {
  const read = readingOf(stream);
  for (let next = await read(); !next.done; next = await read()) yield next.value;
}

/** @param {ReadableStream<Uint8Array>} stream @returns {() => Promise<any>} */
function readingOf(stream) {
  try {
    const reader = stream.getReader({ mode: "byob" });
    let room = new ArrayBuffer(PIECE);
    return async () => {
      const result = await reader.read(new Uint8Array(room));
      if (result.value) room = result.value.buffer;
      return result;
    };
  } catch {
    const reader = stream.getReader();
    return () => reader.read();
  }
}

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

/**
 * Puts a file in the folder of the sources; its bytes are not copied.
 * @param {any} fs @param {Set<string>} folders Those that are there @param {Stored} file
 */
function place(fs, folders, { path, content }) {
  const folder = `${FOLDER}/${path}`.replace(/\/[^/]*$/, "");
  if (!folders.has(folder)) fs.mkdirTree(folder);
  folders.add(folder);
  Object.assign(fs.mknod(`${FOLDER}/${path}`, READABLE), { contents: content, usedBytes: content.length });
}
