import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/paths.mjs";
import { toolScript } from "../machine/tools.mjs";
import { adrFiles } from "./adr.mjs";
import { addArea } from "./area.mjs";
import { componentFiles } from "./component.mjs";
import { addOperation } from "./operation.mjs";
import { pluginFiles } from "./plugin.mjs";
import { addScreen } from "./screen.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

/**
 * What follows once the files are written.
 * @typedef {object} Next
 * @property {("generate" | "migrations")[]} run
 * @property {string} say
 * @property {Record<string, string>} [names] what the files are about
 */

/** @typedef {{ area?: string, method?: string, path?: string }} Options */

/** @type {Record<string, (tree: Tree, name: string, options: Options) => Next>} */
const KINDS = {
  component: (tree, name) =>
    createAll(
      tree,
      componentFiles(name),
      "Write its guide and a step for each MUST line of it; `node scripts/check-components.mjs` lists what is missing.",
    ),
  screen: addScreen,
  operation: addOperation,
  area: addArea,
  plugin: (tree, name) =>
    createAll(
      tree,
      pluginFiles(name),
      "Write the manifest by docs/guides/connectors.md; `vitest run --project unit packages/server/test/connectors.test.ts` runs its exchanges.",
    ),
  adr: (tree, title) =>
    createAll(
      tree,
      adrFiles(title, readdirSync(join(ROOT, "docs", "adr"))),
      "Say what would make us decide again.",
    ),
};

export const USAGE = `Usage: pnpm new ${Object.keys(KINDS).join("|")} <name>
  screen <name> [--area <area>]                     what the area lists, as a page
  operation <area>/<name> [--method <m>] [--path <p>]   list, get, create, update or delete
  area <name>                                       contract, domain and repository of what a person owns`;

/**
 * Changes the tree by what the name asks for.
 * @param {Tree} tree
 * @param {string | undefined} kind
 * @param {string} name
 * @param {Options} options
 * @returns {Next}
 */
export function scaffold(tree, kind, name, options) {
  const make = KINDS[kind ?? ""];
  if (!make || name === "") throw new Error(USAGE);
  return make(tree, name, options);
}

/** @param {Tree} tree @param {Record<string, string>} files @param {string} say @returns {Next} */
function createAll(tree, files, say) {
  for (const [path, content] of Object.entries(files)) tree.create(path, content);
  return { run: [], say };
}

/**
 * Formats files, so that a long name breaks its lines where anybody's editor would.
 * @param {string[]} paths
 * @param {string} folder that they are in, with a biome.json
 */
export function format(paths, folder) {
  const args = ["format", "--write", "--no-errors-on-unmatched", ...paths];
  const { status, stderr } = spawnSync(
    process.execPath,
    [toolScript("@biomejs/biome", "biome"), ...args],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0)
    throw new Error(`The files are written, but could not be formatted:\n${stderr}`);
}
