// Holds the arrows of docs/architecture.md: which room may import which, and no cycles.
import { findCycles } from "./checks/cycles.mjs";
import { brokenRules, targetOf } from "./checks/import-rules.mjs";
import { importsOf, readSource, sourceFiles } from "./checks/source-files.mjs";

/** @type {string[]} */
const problems = [];
/** @type {Map<string, string[]>} */
const graph = new Map();
let edges = 0;

/** @param {string} path @param {string} file */
function readImports(path, file) {
  try {
    return importsOf(path, readSource(file));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return [];
  }
}

for (const { path, file } of sourceFiles(/\.(m?[jt]s|[jt]sx)$/)) {
  const imports = readImports(path, file);
  edges += imports.length;
  for (const { from, line } of imports) {
    for (const { name, why } of brokenRules(path, from)) {
      problems.push(`${path}:${line}  imports "${from}"\n    ${name}: ${why}`);
    }
  }
  graph.set(
    path,
    imports
      .filter(({ from, typeOnly }) => from.startsWith(".") && !typeOnly)
      .map(({ from }) => targetOf(path, from).target),
  );
}

for (const cycle of findCycles(graph)) {
  problems.push(`Cycle of ${cycle.length - 1} files:\n    ${cycle.join("\n    -> ")}`);
}

if (problems.length > 0) console.error(problems.join("\n"));
console.log(`${graph.size} files, ${edges} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
