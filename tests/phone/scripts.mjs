// Runs replay.py in WebAssembly over archives of sources, by the steps of a phone.
// Arguments: the folders of Pyodide, of the tests, of requests and answers, and the archives in the last.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { started } from "../../referee/sheet/static/phone/boot.js";

const [pyodide, tests, exchange, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
const python = await started({
  loadPyodide,
  create,
  options: { indexURL: pyodide },
  archives: archives.map((archive) => new Uint8Array(readFileSync(`${exchange}/${archive}`))),
});
python.mountNodeFS("/tests", tests);
python.mountNodeFS("/exchange", exchange);
try {
  python.runPython(`
import runpy, sys
sys.argv = ["/tests/replay.py", "/exchange/requests", "/exchange/answers", "/tmp/phone.db"]
runpy.run_path(sys.argv[0], run_name="__main__")
`);
} catch (error) {
  // What Node prints of an uncaught error begins with a megabyte of the script that raised it.
  console.error(String(error.message).slice(-2000));
  process.exitCode = 1;
}
