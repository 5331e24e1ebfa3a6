// Writes all files that the house style asks for: `pnpm new component|screen|operation|plugin|adr <name>`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./machine/paths.mjs";
import { adrFiles } from "./scaffold/adr.mjs";
import { componentFiles } from "./scaffold/component.mjs";
import { operationFiles } from "./scaffold/operation.mjs";
import { pluginFiles } from "./scaffold/plugin.mjs";
import { screenFiles } from "./scaffold/screen.mjs";

/** @type {Record<string, { files: (name: string) => Record<string, string>, next: string }>} */
const KINDS = {
  component: {
    files: componentFiles,
    next: "Write its guide and a step for each MUST line of it; `node scripts/check-components.mjs` lists what is missing.",
  },
  screen: {
    files: screenFiles,
    next: "Use the state ids of docs/spec/screen-states.md as tags; `pnpm trace` lists what is missing.",
  },
  operation: {
    files: operationFiles,
    next: "Write the operation into packages/api-client/openapi first, run `pnpm generate`, and export the handler from its area's index.ts and take its id out of operations/not-built.ts.",
  },
  plugin: {
    files: pluginFiles,
    next: "Write the manifest by docs/guides/connectors.md; `vitest run --project unit packages/server/test/connectors.test.ts` runs its exchanges.",
  },
  adr: {
    files: (title) => {
      const folder = join(ROOT, "docs", "adr");
      return adrFiles(title, existsSync(folder) ? readdirSync(folder) : []);
    },
    next: "Say what would make us decide again.",
  },
};

/**
 * @param {string | undefined} kindName
 * @param {string} name
 * @returns {number} exit status
 */
function create(kindName, name) {
  const kind = KINDS[kindName ?? ""];
  if (!kind || !name) {
    console.error(`Usage: pnpm new ${Object.keys(KINDS).join("|")} <name>`);
    return 2;
  }
  const files = Object.entries(kind.files(name));
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(ROOT, path)));
  if (taken.length > 0) {
    console.error(`These files exist already, nothing was written:\n  ${taken.join("\n  ")}`);
    return 1;
  }
  for (const [path, content] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), content);
    console.log(`  ${path}`);
  }
  console.log(kind.next);
  return 0;
}

const [kind, ...words] = process.argv.slice(2);
try {
  process.exitCode = create(kind, words.join(" "));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
