/**
 * Names the modules whose code is another in a second folder, comments apart, or stands on another line.
 * `node same_code.mjs <folder> <folder> <path>…`
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ts = createRequire(new URL("../node/package.json", import.meta.url))("typescript");
const [, , one, other, ...paths] = process.argv;

/** Every token with its line, without comments. */
function tokens(folder, path) {
  const source = ts.createSourceFile(path, readFileSync(join(folder, path), "utf-8"), ts.ScriptTarget.Latest, true);
  const found = [];
  const walk = (node) => {
    const children = node.getChildren(source).filter(({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode);
    if (!children.length && node.getWidth(source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${line}: ${node.getText(source)}`);
    }
    children.forEach(walk);
  };
  walk(source);
  return found.join("\n");
}

for (const path of paths) if (tokens(one, path) !== tokens(other, path)) console.log(`not the same: ${path}`);
console.log(`${paths.length} modules compared`);
