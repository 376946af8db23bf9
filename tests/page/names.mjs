/**
 * The names that modules bind, each with its line, as one JSON document by path: variables, parameters, and what is
 * imported under another name, functions and classes apart from these. `node names.mjs <folder> <path>…`
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ts = createRequire(new URL("../node/package.json", import.meta.url))("typescript");
const [, , folder, ...paths] = process.argv;

const isValue = (node) => ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
const isAlias = (node) => ts.isImportSpecifier(node) && Boolean(node.propertyName);
const isFunction = (node) => ts.isFunctionLike(node) || ts.isClassLike(node);
const isNamed = ({ initializer }) => initializer && isFunction(initializer);

/** Every binding below a node, functions that a variable holds as functions, too. */
function bindingsIn(source) {
  const names = { values: [], functions: [] };
  const walk = (node) => {
    const name = node.name && ts.isIdentifier(node.name) ? node.name : null;
    if (name) {
      const at = [source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1, name.text];
      if (isFunction(node) || (ts.isVariableDeclaration(node) && isNamed(node))) names.functions.push(at);
      else if (isValue(node) || isAlias(node)) names.values.push(at);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return names;
}

const read = (path) =>
  ts.createSourceFile(path, readFileSync(join(folder, path), "utf-8"), ts.ScriptTarget.Latest, true);

console.log(JSON.stringify(Object.fromEntries(paths.map((path) => [path, bindingsIn(read(path))]))));
