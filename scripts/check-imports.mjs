// Holds the arrows of docs/architecture.md: which room may import which, and no circles, types included.
import { checkImportGraph, reasonOf, SOURCE_FOLDERS } from "./checks/import-graph.mjs";
import { ROOT } from "./machine/paths.mjs";

const { files, imports, unread, violations } = await checkImportGraph(ROOT, SOURCE_FOLDERS);

for (const file of unread) console.error(`${file}  was not read`);
for (const { rule, from, to, cycle } of violations) {
  const edge = cycle.length > 0 ? [from, ...cycle].join("\n    -> ") : `${from}  imports ${to}`;
  console.error(`${edge}\n    ${rule}: ${reasonOf(rule)}`);
}
const problems = unread.length + violations.length;
console.log(`${files} files, ${imports} imports, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
