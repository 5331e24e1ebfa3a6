import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/paths.mjs";
import { toolScript } from "../machine/tools.mjs";
import { copy } from "./copy.mjs";
import { kebabCase, namesOf, nextNumber } from "./names.mjs";
import { registerArea, registerOperation, registerScreen } from "./registrations.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

/**
 * What follows once the files are written.
 * @typedef {object} Next
 * @property {string} say
 * @property {boolean} [generate] the contract has changed
 * @property {string} [migration] name of the migration that the schema needs
 */

/** What an operation is copied from. @type {Record<import("./registrations.mjs").Operation, string[]>} */
const OPERATIONS = {
  list: ["answer", "fixture", "maker", "list"],
  get: ["answer", "fixture", "maker", "get"],
  create: ["answer", "create"],
  update: ["answer", "maker", "update"],
  delete: ["maker", "delete"],
};

/** @type {Record<string, (tree: Tree, name: string) => Next>} */
const KINDS = {
  component(tree, name) {
    mustBeNew(tree, `packages/ui/src/components/${kebabCase(name)}/index.ts`);
    copy(tree, "component", kebabCase(name));
    return {
      say: "Write its guide and a step for each MUST line of it; `node scripts/check-components.mjs` lists what is missing.",
    };
  },
  screen: addScreen,
  operation: addOperation,
  area: addArea,
  plugin(tree, name) {
    mustBeNew(tree, `packages/server/plugins/${kebabCase(name)}/manifest.json`);
    copy(tree, "plugin", kebabCase(name));
    return {
      say: "Write the manifest by docs/guides/connectors.md; `vitest run --project unit packages/server/test/connectors.test.ts` runs its exchanges.",
    };
  },
  adr(tree, title) {
    const number = nextNumber(readdirSync(join(ROOT, "docs", "adr")));
    tree.create(`docs/adr/${number}-${kebabCase(title)}.md`, adr(number, title));
    return { say: "Say what would make us decide again." };
  },
};

export const USAGE = `Usage: pnpm new ${Object.keys(KINDS).join("|")} <name>
  area <names>                contract, domain and repository of what a person owns
  operation <area>/<name>     list, get, create, update or delete
  screen <area>               what the area lists, as a page`;

/**
 * Changes the tree by what the name asks for.
 * @param {Tree} tree
 * @param {string | undefined} kind
 * @param {string} name
 * @returns {Next}
 */
export function scaffold(tree, kind, name) {
  const make = KINDS[kind ?? ""];
  if (!make || name === "") throw new Error(USAGE);
  return make(tree, name);
}

/** @param {Tree} tree @param {string} path */
function mustBeNew(tree, path) {
  if (tree.has(path)) throw new Error(`${path} exists already, so nothing was written.`);
}

/** @param {Tree} tree @param {string} given @returns {Next} */
function addArea(tree, given) {
  const names = namesOf(given);
  mustBeNew(tree, portsOf(names.files));
  copy(tree, "area", names.file);
  registerArea(tree, names);
  return {
    generate: true,
    migration: names.files.replaceAll("-", "_"),
    say: `Add its operations: pnpm new operation ${names.files}/list`,
  };
}

/** @param {string} area */
const portsOf = (area) => `packages/server/src/domain/${area}/ports.ts`;

/** @param {string} area @param {string} file */
const handlerOf = (area, file) => `packages/server/src/operations/${area}/${file}.ts`;

/** @param {Tree} tree @param {string} given @returns {Next} */
function addOperation(tree, given) {
  const [area = "", operation = ""] = given.split("/");
  if (!isOperation(operation))
    throw new Error(
      `Name the area and one of ${Object.keys(OPERATIONS).join(", ")}: gadgets/list.`,
    );
  const names = namesOf(area);
  if (!tree.has(portsOf(names.files)))
    throw new Error(`domain/${names.files} is not there: run pnpm new area ${names.files} first.`);
  const subject = operation === "list" ? names.files : names.file;
  mustBeNew(tree, handlerOf(names.files, `${operation}-${subject}`));
  for (const template of OPERATIONS[operation]) copy(tree, template, names.file);
  registerOperation(tree, names, operation);
  return { generate: true, say: "" };
}

/** @param {string} name @returns {name is import("./registrations.mjs").Operation} */
const isOperation = (name) => Object.hasOwn(OPERATIONS, name);

/** @param {Tree} tree @param {string} given @returns {Next} */
function addScreen(tree, given) {
  const names = namesOf(given);
  const { file, files, Names } = names;
  for (const [operation, handler] of [
    ["list", `list-${files}`],
    ["delete", `delete-${file}`],
  ])
    if (!tree.has(handlerOf(files, handler ?? "")))
      throw new Error(`Its page needs it: run pnpm new operation ${files}/${operation} first.`);
  mustBeNew(tree, `packages/ui/src/screens/${files}/index.ts`);
  copy(tree, "screen", file);
  registerScreen(tree, names);
  return {
    say: `Take its pictures, and look at them: pnpm test:visual --only screens-${Names.toLowerCase()} --update
Bring its size budget to what it weighs: node scripts/package/sizes.mjs --write`,
  };
}

/** @param {string} number @param {string} title */
const adr = (number, title) => `# ${number}. ${title}

Status: accepted

## Context

What forces a choice, and what it must satisfy.

## Decision

What we do.

## Consequences

What becomes easier, what becomes harder, and what would make us decide again.
`;

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
