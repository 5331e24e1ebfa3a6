import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/paths.mjs";
import { toolScript } from "../machine/tools.mjs";
import { addLine, mergeContract, mergeModule } from "./edits.mjs";
import { kebabCase, nextNumber, plural, rename, singular } from "./names.mjs";
import { inIndex, OF_AREA, OF_OPERATION, OF_SCREEN } from "./registrations.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

/**
 * What follows once the files are written.
 * @typedef {object} Next
 * @property {string} say
 * @property {boolean} [generate] the contract has changed
 * @property {string} [migration] name of the migration that the schema needs
 */

const SCHEMA = "packages/server/src/store/schema.ts";

/** @type {Record<string, (tree: Tree, name: string) => Next>} */
const KINDS = {
  area: addArea,
  operation: addOperation,
  screen: addScreen,
  component(tree, given) {
    copy(tree, "component", kebabCase(given));
    return {
      say: `Write its guide and a step for each MUST line of it; node scripts/check-components.mjs lists what is missing.
Give it a size budget: node scripts/package/sizes.mjs --write`,
    };
  },
  plugin(tree, given) {
    copy(tree, "plugin", kebabCase(given));
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

const USAGE = `Usage: pnpm new ${Object.keys(KINDS).join("|")} <name>
  area <names>                contract, table, repository and list of what a person owns
  operation <names>/<name>    ${Object.keys(OF_OPERATION).join(", ")}
  screen <names>              what an area lists, as a page`;

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

/** @param {Tree} tree @param {string} given @returns {Next} */
function addArea(tree, given) {
  const one = singular(kebabCase(given));
  if (tree.read(SCHEMA).includes(rename("export const sampleItems =", one)))
    throw new Error(`${SCHEMA} has a table of that name already, so nothing was written.`);
  copy(tree, "area", one);
  register(tree, OF_AREA, one);
  const many = plural(one);
  return {
    generate: true,
    migration: many.replaceAll("-", "_"),
    say: `Its page also needs: pnpm new operation ${many}/delete, then pnpm new screen ${many}`,
  };
}

/** @param {Tree} tree @param {string} given @returns {Next} */
function addOperation(tree, given) {
  const [area = "", operation = ""] = given.split("/");
  const registrations = OF_OPERATION[operation];
  if (!registrations)
    throw new Error(`Name one of ${Object.keys(OF_OPERATION).join(", ")}: ${area}/delete.`);
  const one = singular(kebabCase(area));
  mustBeThere(tree, handlerOf("list", one), `area ${plural(one)}`);
  const handler = handlerOf(operation, one);
  if (tree.has(handler)) throw new Error(`${handler} exists already, so nothing was written.`);
  copy(tree, `operation/${operation}`, one);
  register(tree, [...registrations, inIndex(operation)], one);
  return { generate: true, say: "" };
}

/** @param {Tree} tree @param {string} given @returns {Next} */
function addScreen(tree, given) {
  const one = singular(kebabCase(given));
  const many = plural(one);
  mustBeThere(tree, handlerOf("list", one), `area ${many}`);
  mustBeThere(tree, handlerOf("delete", one), `operation ${many}/delete`);
  copy(tree, "screen", one);
  register(tree, OF_SCREEN, one);
  return {
    say: `Take its pictures, and look at them: pnpm test:visual --only screens-${many} --update
Bring its size budget to what it weighs: node scripts/package/sizes.mjs --write`,
  };
}

/** @param {string} operation @param {string} one */
const handlerOf = (operation, one) =>
  `packages/server/src/operations/${plural(one)}/${operation}-${operation === "list" ? plural(one) : one}.ts`;

/** @param {Tree} tree @param {string} path @param {string} command what makes it */
function mustBeThere(tree, path, command) {
  if (!tree.has(path)) throw new Error(`${path} is not there: run pnpm new ${command} first.`);
}

const SUFFIX = ".template";

/**
 * Copies a template under a name.
 * @param {Tree} tree
 * @param {string} template folder in `template/`
 * @param {string} one
 */
function copy(tree, template, one) {
  const folder = join(import.meta.dirname, "template", template);
  for (const file of globSync(`**/*${SUFFIX}`, { cwd: folder })) {
    const path = rename(file.slice(0, -SUFFIX.length).replaceAll("\\", "/"), one);
    const content = rename(readFileSync(join(folder, file), "utf8"), one);
    // An operation joins the files of its area.
    const joins = template.startsWith("operation/") || path === SCHEMA;
    const merge = path.endsWith(".yaml") ? mergeContract : mergeModule;
    if (joins && tree.has(path)) tree.edit(path, (text) => merge(text, content));
    else tree.create(path, content);
  }
}

/** @param {Tree} tree @param {import("./registrations.mjs").Registration[]} registrations @param {string} one */
function register(tree, registrations, one) {
  for (const [file, neighbours, line] of registrations)
    tree.edit(rename(file, one), (text) => addLine(text, neighbours, rename(line, one)));
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
