// Holds what the decision records promise: a number each, a line in the index, and a reason for every dependency.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { dependencyProblems, indexProblems, recordProblems } from "./checks/document-rules.mjs";
import { ROOT } from "./machine/paths.mjs";
import { listFiles } from "./machine/stamp.mjs";

const folder = join(ROOT, "docs", "adr");
const INDEX = "README.md";
const records = readdirSync(folder)
  .filter((name) => name !== INDEX)
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const manifests = ["packages", "e2e"].flatMap((part) =>
  listFiles(join(ROOT, part), (path) => path.endsWith("package.json")),
);
const dependencies = new Set(
  [join(ROOT, "package.json"), ...manifests].flatMap((path) => {
    const manifest = JSON.parse(readFileSync(path, "utf8"));
    return Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
      ...manifest.peerDependencies,
    }).filter((name) => !name.startsWith("@switchboard/"));
  }),
);

const tables = records.find(({ name }) => name === "0002-dependencies.md")?.text ?? "";
const problems = [
  ...recordProblems(records),
  ...indexProblems(records, readFileSync(join(folder, INDEX), "utf8")),
  ...dependencyProblems(tables, dependencies),
];
if (problems.length > 0) console.error(problems.join("\n"));
console.log(
  `${records.length} records, ${dependencies.size} dependencies, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
