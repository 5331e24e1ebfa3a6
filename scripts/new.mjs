// Writes the files that the house style asks for and enters them where they belong:
// `pnpm new component|screen|operation|area|plugin|adr <name>`.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";
import { format, scaffold } from "./scaffold/scaffold.mjs";
import { createTree } from "./scaffold/tree.mjs";

/** @param {string} name of the migration */
function addMigration(name) {
  const cwd = join(ROOT, "packages", "server");
  const kit = createRequire(join(cwd, "package.json")).resolve("drizzle-kit");
  return runForeground(
    process.execPath,
    [join(dirname(kit), "bin.cjs"), "generate", "--name", name],
    { cwd },
  );
}

/** @returns {Promise<number>} exit status */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, ...words] = positionals;
  const tree = createTree(ROOT);
  const next = scaffold(tree, kind, words.join(" "));
  const { created, changed } = tree.write();
  format([...created, ...changed], ROOT);
  for (const path of created) console.log(`  new      ${path}`);
  // What `pnpm generate` writes says so itself.
  for (const path of changed.filter((one) => !one.includes("/gen/")))
    console.log(`  changed  ${path}`);
  if (next.generate) {
    const status = await runForeground(process.execPath, [join(ROOT, "scripts", "generate.mjs")]);
    if (status !== 0) return status;
  }
  if (next.migration) {
    const status = await addMigration(next.migration);
    if (status !== 0) return status;
  }
  if (next.say !== "") console.log(next.say);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
