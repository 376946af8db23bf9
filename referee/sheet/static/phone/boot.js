/** The steps by which our sources come to run in WebAssembly: the same in a phone and in the tests on Node. */

/** So many bytes of a memory are put back at a time. */
const PIECE = 1 << 20;
/** The folder of the sources, in the file system of the engine. */
const FOLDER = "/engine";
/** The folder of what Python has compiled of them. */
const COMPILED = "/compiled";
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
 *   archives: ArrayBufferLike[], memory?: Memory, compiled?: ArrayBuffer}} parts `create` is what the script of the
 *   engine exports, and `compiled` what an engine has given before
 */
export async function started({ loadPyodide, create, options, archives, memory, compiled }) {
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
  for (const archive of archives) for (const file of filesOf(archive)) place(python.FS, folders, FOLDER, file);
  if (memory) return python;
  python.FS.mkdirTree(COMPILED);
  if (compiled) for (const file of compiledFiles(compiled)) place(python.FS, folders, COMPILED, file);
  python.runPython(COMPILE);
  return python;
}

/** Python compiles again what is not the source any more that it was compiled of. */
const COMPILE = `
import sys
sys.path.insert(0, "${FOLDER}")
sys.pycache_prefix = "${COMPILED}"
sys.dont_write_bytecode = False
`;
/** Modules are compiled no more to be kept. */
const COMPILED_ALL = "sys.dont_write_bytecode = True";

/**
 * All that is compiled for an engine, for one that is started without a memory; `newModules` tells how many it has
 * compiled itself. First stands which files it is, as JSON, and before that in four bytes how long this is.
 * @param {any} python @returns {{content: Blob, newModules: number}}
 */
export function compiledBy(python) {
  python.runPython(COMPILED_ALL);
  const isNeeded = (/** @type {string} */ path) => python.FS.analyzePath(path.replace(/\.[^./]*\.pyc$/, ".py")).exists;
  const files = [...filesUnder(python.FS, python.FS.lookupPath(COMPILED).node)].filter(({ path }) => isNeeded(path));
  const newModules = files.filter(({ isGiven }) => !isGiven).length;
  const head = new TextEncoder().encode(JSON.stringify(files.map(({ path, content }) => [path, content.length])));
  return {
    content: new Blob([new Uint32Array([head.length]), head, ...files.map(({ content }) => content)]),
    newModules,
  };
}

/**
 * @param {any} fs @param {any} folder @param {string} path
 * @returns {Generator<{path: string, content: Uint8Array<ArrayBuffer>, isGiven: boolean}>}
 */
function* filesUnder(fs, folder, path = "") {
  for (const [name, node] of Object.entries(folder.contents)) {
    const [at, isGiven] = [`${path}/${name}`, node.mode === READABLE];
    if (fs.isDir(node.mode)) yield* filesUnder(fs, node, at);
    else yield { path: at, content: node.contents.subarray(0, node.usedBytes), isGiven };
  }
}

/** The files of what an engine has compiled. @param {ArrayBuffer} compiled @returns {Generator<Stored>} */
function* compiledFiles(compiled) {
  const [length] = new Uint32Array(compiled, 0, 1);
  let begin = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(new Uint8Array(compiled, 4, length)))) {
    yield { path, content: new Uint8Array(compiled, begin, size), checksum: 0 };
    begin += size;
  }
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

/**
 * A file of an archive, whose bytes are the archive's.
 * @typedef {{path: string, content: Uint8Array, checksum: number}} Stored
 */

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
    yield { path, content: new Uint8Array(archive, begin, size), checksum: view.getUint32(entry + 16, true) };
    entry += 46 + name + extra + comment;
  }
}

/**
 * Puts a file in a folder; its bytes are not copied. In the place of its time it has its checksum, by which, with its
 * size, Python knows what it has compiled of a source (PEP 552).
 * @param {any} fs @param {Set<string>} folders Those that are there @param {string} top @param {Stored} file
 */
function place(fs, folders, top, { path, content, checksum }) {
  const folder = `${top}/${path}`.replace(/\/[^/]*$/, "");
  if (!folders.has(folder)) fs.mkdirTree(folder);
  folders.add(folder);
  const node = fs.mknod(`${top}/${path}`, READABLE);
  Object.assign(node, { contents: content, usedBytes: content.length, mtime: 1000 * checksum });
}
