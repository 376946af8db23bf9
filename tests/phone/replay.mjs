// Runs replay.py in WebAssembly over an archive of sources.
// Arguments: the folder of Pyodide, the archive, the folder of the tests, the folder of requests and answers.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, archive, tests, exchange] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/home/pyodide" } });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/engine" });
python.mountNodeFS("/tests", tests);
python.mountNodeFS("/exchange", exchange);
try {
  python.runPython(`
import runpy, sys
sys.path.insert(0, "/engine")
sys.argv = ["/tests/replay.py", "/exchange/requests", "/exchange/answers", "/tmp/phone.db"]
runpy.run_path(sys.argv[0], run_name="__main__")
`);
} catch (error) {
  // What Node prints of an uncaught error begins with a megabyte of the script that raised it.
  console.error(String(error.message).slice(-2000));
  process.exitCode = 1;
}
