// Compiles Python's library on Pyodide. Arguments: the folder of Pyodide, `library.py`, and modules with commas between.
// Its archive takes the place of what is in the folder.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script, modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Chance would make another archive each time.
const python = await loadPyodide({ indexURL: folder, env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } });
python.globals.set("modules", modules);
python.runPython("import sys; needed = {*modules.split(','), *sys.modules}; [library] = filter(lambda path: path.endswith('.zip'), sys.path)");
python.runPython(readFileSync(script, "utf8"));
const archive = python.runPython("compiled(Path(library), needed)").toJs();
writeFileSync(`${folder}/python_stdlib.zip`, archive);
