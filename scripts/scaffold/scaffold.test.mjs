import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { afterAll, describe, expect, it } from "vitest";
import { ROOT } from "../machine/paths.mjs";
import { format, scaffold } from "./scaffold.mjs";
import { createTree } from "./tree.mjs";

const folders = /** @type {string[]} */ ([]);
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Our files with what the commands write, in a folder of their own. @param {string[][]} commands kind, name */
const run = (...commands) => runOver(() => {}, ...commands);

/**
 * The same over files that were changed before.
 * @param {(tree: import("./tree.mjs").Tree) => void} prepare
 * @param {string[][]} commands kind, name
 */
function runOver(prepare, ...commands) {
  const into = mkdtempSync(join(tmpdir(), "scaffold-"));
  folders.push(into);
  const { formatter, javascript } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
  writeFileSync(join(into, "biome.json"), JSON.stringify({ formatter, javascript }));
  const tree = createTree(ROOT, into);
  prepare(tree);
  tree.write();
  /** @type {Set<string>} */
  const paths = new Set();
  for (const [kind, name = ""] of commands) {
    scaffold(tree, kind, name, {});
    const { created, changed } = tree.write();
    const written = [...created, ...changed].filter((path) => !path.includes("/gen/"));
    format(written, into);
    written.forEach((path) => paths.add(path));
  }
  return { into, tree, paths: [...paths] };
}

/** @param {string} text @param {string} part */
const count = (text, part) => text.split(part).length - 1;

const SERVER = "packages/server/src";

describe("a screen with two operations of a new area", () => {
  const { into, tree, paths } = run(
    ["area", "geysers"],
    ["operation", "geysers/list"],
    ["operation", "geysers/delete"],
    ["screen", "geysers"],
  );

  it("is made of files that can be parsed, and that say nothing is to be done", () => {
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const text = tree.read(path);
      expect([path, /TODO|FIXME|undefined`|\[object/.exec(text)]).toEqual([path, null]);
      if (/\.tsx?$/.test(path)) expect([path, parseSync(path, text).errors]).toEqual([path, []]);
      if (path.endsWith(".json")) expect(() => JSON.parse(text)).not.toThrow();
    }
  });

  it("has no empty line where a part of a template was left out", () => {
    for (const path of paths.filter((one) => one.includes("adgets")))
      expect([path, /[({[,]\n\n/.exec(tree.read(path))]).toEqual([path, null]);
  });

  it("stays as it is when it is formatted again", () => {
    const before = paths.map((path) => tree.read(path));
    format(paths, into);
    expect(paths.map((path) => tree.read(path))).toEqual(before);
  });

  it.each([
    ["packages/api-client/openapi/openapi.yaml", "  - geysers\n"],
    ["packages/api-client/openapi/geysers.yaml", "operationId: listGeysers\n"],
    ["packages/api-client/openapi/geysers.yaml", "operationId: deleteGeyser\n"],
    ["packages/api-client/src/testing/answers.ts", "  listGeysers: [fixtures.geyser],\n"],
    ["packages/api-client/src/testing/fixtures/index.ts", 'export * from "./geysers.ts";'],
    [`${SERVER}/store/geyser-repository.ts`, "export async function remove("],
    [`${SERVER}/store/repositories.ts`, "  geysers: bind(geysers, db),\n"],
    [`${SERVER}/store/schema.ts`, "export const geysers = pgTable("],
    [`${SERVER}/operations/all.ts`, 'export * from "./geysers/index.ts";'],
    [`${SERVER}/operations/geysers/index.ts`, 'export * from "./list-geysers.ts";'],
    [`${SERVER}/operations/geysers/index.ts`, 'export * from "./delete-geyser.ts";'],
    [`${SERVER}/operations/geysers/list-geysers.ts`, 'operation("listGeysers", '],
    [`${SERVER}/operations/geysers/delete-geyser.ts`, 'operation("deleteGeyser", '],
    [`${SERVER}/operations/app-info/get-app-info.ts`, '  "geysers",\n'],
    ["packages/server/test/isolation.test.ts", 'owned.set("geysers", '],
    ["packages/app/src/config/paths.ts", '    geysers: "/ui/geysers",\n'],
    ["packages/app/src/routes/router.tsx", 'on(paths.geysers, () => import("./geysers.tsx")),'],
    ["packages/app/src/routes/geysers.tsx", "run: ({ id }: Target) => api.call(deleteGeyser, "],
    ["packages/app/src/routes/geysers-view.ts", "export function toGeysersState("],
    ["packages/ui/src/screens/geysers/geysers.stories.tsx", "satisfies Record<"],
    ["packages/ui/src/screens/geysers/geysers.stories.tsx", '"state:geysers/failed"'],
    ["scripts/package/size-budgets.json", '"screens/geysers": '],
  ])("enters once in %s: %s", (path, line) => {
    expect(count(tree.read(path), line)).toBe(1);
  });

  it.each([
    ["area", "geysers"],
    ["operation", "geysers/list"],
    ["screen", "geysers"],
  ])("is not written a second time: %s %s", (kind, name) => {
    const again = createTree(ROOT, into);
    expect(() => scaffold(again, kind, name, {})).toThrow("exists already, so nothing was written");
  });
});

/** Puts into the contract what nobody has built: the playbooks under another name. @param {import("./tree.mjs").Tree} tree */
function addLanterns(tree) {
  /** @param {string} text */
  const renamed = (text) =>
    text.replaceAll("playbook", "lantern").replaceAll("Playbook", "Lantern");
  const openapi = "packages/api-client/openapi";
  tree.create(`${openapi}/lanterns.yaml`, renamed(tree.read(`${openapi}/playbooks.yaml`)));
  tree.edit(`${openapi}/openapi.yaml`, (text) =>
    text.replace("  - playbooks\n", "  - playbooks\n  - lanterns\n"),
  );
  tree.edit("packages/api-client/src/gen/openapi.gen.json", (text) => {
    const document = JSON.parse(text);
    for (const part of [document.paths, document.components.schemas])
      for (const [name, value] of Object.entries(part))
        if (/playbook/i.test(name))
          part[renamed(name)] = JSON.parse(renamed(JSON.stringify(value)));
    return JSON.stringify(document);
  });
  tree.edit("packages/app/src/config/paths.ts", (text) =>
    text.replace("    profile:", '    lanterns: "/ui/lanterns",\n    profile:'),
  );
  tree.edit("docs/spec/screen-states.md", (text) => {
    const rows = text.split("\n").filter((line) => line.startsWith("| playbooks/"));
    return `${text}\n${renamed(rows.join("\n"))}\n`;
  });
}

describe("an area that the contract has already", () => {
  const { tree, paths } = runOver(
    addLanterns,
    ["area", "lanterns"],
    ["operation", "lanterns/list"],
    ["operation", "lanterns/get"],
    ["operation", "lanterns/create"],
    ["operation", "lanterns/update"],
    ["screen", "lanterns"],
  );

  it("takes what it is about from there, and leaves the contract as it is", () => {
    expect(paths.filter((path) => path.includes("/openapi/"))).toEqual([]);
    expect(tree.read(`${SERVER}/domain/lanterns/ports.ts`)).toContain(
      "readonly description: string | null;",
    );
    expect(tree.read(`${SERVER}/store/schema.ts`)).toContain(
      'promptTemplate: text("prompt_template").notNull(),',
    );
    const create = tree.read(`${SERVER}/operations/lanterns/create-lantern.ts`);
    expect(create).toContain("promptTemplate: body.prompt_template,");
    expect(create).toContain("return created(toLantern(lantern));");
  });

  it("leaves the path of its page as it is", () => {
    expect(count(tree.read("packages/app/src/config/paths.ts"), "    lanterns: ")).toBe(1);
  });

  it("shows the states that the specification names", () => {
    const stories = tree.read("packages/ui/src/screens/lanterns/lanterns.stories.tsx");
    expect(stories).toContain('"state:lanterns/populated"');
    expect(stories).toContain('"state:lanterns/fetch-failed"');
  });

  it("can be parsed", () => {
    for (const path of paths.filter((one) => /\.tsx?$/.test(one)))
      expect([path, parseSync(path, tree.read(path)).errors]).toEqual([path, []]);
  });
});

it("adds to an area that was written by hand", () => {
  const { tree, paths } = run(["operation", "inbox/update"]);
  expect(tree.read(`${SERVER}/operations/inbox/update-inbox-item.ts`)).toContain(
    "await changeInboxItem(deps, user.id, params.id,",
  );
  const repository = tree.read(`${SERVER}/store/inbox-repository.ts`);
  expect(count(repository, "const owned = ")).toBe(1);
  expect(count(repository, "export async function change(")).toBe(1);
  for (const path of paths.filter((one) => one.endsWith(".ts")))
    expect([path, parseSync(path, tree.read(path)).errors]).toEqual([path, []]);
});

it.each([
  ["an operation of an area that is not there", "operation", "gizmos/list", "pnpm new area gizmos"],
  ["a screen of what nothing lists", "screen", "gizmos", "pnpm new operation gizmos/list"],
  [
    "an operation that is none of the five",
    "operation",
    "inbox/bulk-action-inbox-items",
    "by hand",
  ],
])("says what is missing, and writes nothing, for %s", (_what, kind, name, words) => {
  const tree = createTree(ROOT, "/nowhere");
  expect(() => scaffold(tree, kind, name, {})).toThrow(words);
});

it("says which file it did not understand", () => {
  const into = mkdtempSync(join(tmpdir(), "scaffold-"));
  folders.push(into);
  const tree = createTree(ROOT, into);
  tree.edit(`${SERVER}/store/repositories.ts`, () => "export type Repositories = {};\n");
  expect(() => scaffold(tree, "area", "geysers", {})).toThrow(
    `${SERVER}/store/repositories.ts was not understood`,
  );
});
