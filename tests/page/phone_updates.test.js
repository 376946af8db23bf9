import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
globalThis.location = { search: "", hash: "", pathname: "/" };
globalThis.localStorage = { getItem: () => null };
const page = "../../referee/sheet/static";
const { keepSetting } = await import(`${page}/settings.js`);
const { keepUpToDate, readiness } = await import(`${page}/phone/readiness.js`);

const BYTES = {
  "pyodide.mjs": 20_000,
  "pyodide.asm.mjs": 250_000,
  "pyodide.asm.wasm": 3_550_000,
  "python_stdlib.zip": 2_428_975,
  "pyodide-lock.json": 10_000,
  "referee.zip": 200_000,
  "families.zip": 360_000,
  "words.zip": 600_000,
  "libraries.zip": 2_100_000,
};
const LIST = "/phone/files.json";
const filesOf = (release, names) =>
  names.map((name) => ({ name, path: `/phone/${release}/${name}`, digest: release, bytes: BYTES[name] }));
const OWN = filesOf("old", Object.keys(BYTES));

/** The files that a phone which is ready begins to load by itself when these are others. */
async function loadedAfter(...names) {
  const offered = OWN.map((file) => (names.includes(file.name) ? filesOf("new", [file.name])[0] : file));
  const stored = OWN.map(({ path }) => ({ url: `https://cards.example${path}` }));
  globalThis.caches = { has: async () => true, open: async () => ({ keys: async () => stored }) };
  const loaded = [];
  globalThis.fetch = async (path) => {
    if (path === LIST) return new Response(JSON.stringify({ files: offered }));
    loaded.push(path);
    throw new TypeError("no connection");
  };
  await keepSetting("phone", { files: OWN, startMs: 1 });
  await keepUpToDate();
  return { loaded, state: readiness.get() };
}

for (const names of [
  ["referee.zip"],
  ["referee.zip", "families.zip", "words.zip"],
  ["python_stdlib.zip"],
  ["python_stdlib.zip", "referee.zip", "families.zip", "words.zip"],
  ["python_stdlib.zip", "referee.zip", "families.zip", "words.zip", "libraries.zip"],
])
  test(`a phone loads by itself what is another: ${names.join(", ")}`, async () => {
    const { loaded } = await loadedAfter(...names);
    const [first] = OWN.filter(({ name }) => names.includes(name));
    assert.deepEqual(loaded, [first.path.replace("old", "new")]);
  });

test("another Pyodide is loaded after a tap", async () => {
  const { loaded, state } = await loadedAfter("pyodide.asm.wasm", "referee.zip");
  assert.deepEqual(loaded, []);
  assert.deepEqual(state, { state: "outdated", bytes: 3_750_000, asksFirst: true });
});

test("nothing is loaded where nothing is another", async () => {
  const { loaded, state } = await loadedAfter();
  assert.deepEqual([loaded, state.state], [[], "ready"]);
});
