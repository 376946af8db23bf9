// Runs scripts in WebAssembly over archives of sources, by the steps of a phone, one after the other in one engine.
// Arguments: the folders of Pyodide, of the tests, of what goes in and comes out; the archives in the last, with commas
// between; the scripts, which are given that folder and a file for a database. What is compiled is kept for the next
// time, as phones keep it.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compiledBy, started } from "../../referee/sheet/static/phone/boot.js";

const [pyodide, tests, exchange, archives, ...scripts] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
const contentOf = (path) => new Uint8Array(readFileSync(path)).buffer;
const kept = `${tests}/node/node_modules/.compiled`;
const python = await started({
  loadPyodide,
  create,
  options: { indexURL: pyodide },
  archives: archives.split(",").map((archive) => contentOf(`${exchange}/${archive}`)),
  compiled: existsSync(kept) ? contentOf(kept) : undefined,
});
python.mountNodeFS("/checkout", `${tests}/..`);
python.mountNodeFS("/exchange", exchange);
try {
  for (const script of scripts)
    python.runPython(`
import runpy, sys
sys.argv = ["/checkout/tests/${script}", "/exchange", "/tmp/${script.replace(/\W/g, "-")}.db"]
runpy.run_path(sys.argv[0], run_name="__main__")
`);
  const { content, newModules } = compiledBy(python);
  if (newModules) {
    writeFileSync(`${kept}-${process.pid}`, new Uint8Array(await content.arrayBuffer()));
    renameSync(`${kept}-${process.pid}`, kept);
  }
} catch (error) {
  // What Node prints of an uncaught error begins with a megabyte of the script that raised it.
  console.error(String(error.message).slice(-2000));
  process.exitCode = 1;
}
