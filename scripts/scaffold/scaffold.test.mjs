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

/**
 * Our files with what the commands write, in a folder of their own.
 * @param {string[][]} commands kind, name
 */
function run(...commands) {
  const into = mkdtempSync(join(tmpdir(), "scaffold-"));
  folders.push(into);
  const { formatter, javascript } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
  writeFileSync(join(into, "biome.json"), JSON.stringify({ formatter, javascript }));
  const tree = createTree(ROOT, into);
  /** @type {Set<string>} */
  const paths = new Set();
  for (const [kind, name = ""] of commands) {
    scaffold(tree, kind, name);
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
/** The name that the templates have, however it is written. */
const SOURCE_NAME = /sample[-_ ]?item/i;

describe("a screen with two operations of a new area", () => {
  const { into, tree, paths } = run(
    ["area", "geysers"],
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

  it("has nothing left of the name that was copied", () => {
    for (const path of paths)
      expect([path, SOURCE_NAME.exec(path + tree.read(path))]).toEqual([path, null]);
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
    [`${SERVER}/store/repositories.ts`, "  geysers: of(geysers),\n"],
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
    ["scripts/package/size-budgets.json", '"screens/geysers": '],
  ])("enters once in %s: %s", (path, line) => {
    expect(count(tree.read(path), line)).toBe(1);
  });

  it.each([
    ["area", "geysers"],
    ["operation", "geysers/delete"],
    ["screen", "geysers"],
  ])("is not written a second time: %s %s", (kind, name) => {
    const again = createTree(ROOT, into);
    expect(() => scaffold(again, kind, name)).toThrow("already, so nothing was written");
  });
});

it("makes all five operations of an area with a longer name", () => {
  const operations = ["get", "create", "update", "delete"];
  const { tree, paths } = run(
    ["area", "hot-springs"],
    ...operations.map((operation) => ["operation", `hot-springs/${operation}`]),
    ["plugin", "hot spring"],
    ["component", "hot spring"],
  );
  const repository = tree.read(`${SERVER}/store/hot-spring-repository.ts`);
  expect(count(repository, "const owned = ")).toBe(1);
  expect(count(repository, "export async function ")).toBe(5);
  expect(tree.read(`${SERVER}/store/schema.ts`)).toContain('"hot_springs",');
  for (const path of paths) {
    expect([path, SOURCE_NAME.exec(path + tree.read(path))]).toEqual([path, null]);
    if (/\.tsx?$/.test(path))
      expect([path, parseSync(path, tree.read(path)).errors]).toEqual([path, []]);
  }
});

it("leaves alone what has changed of an area, and refuses a table that is there", () => {
  const { into, tree } = run(["area", "geysers"], ["operation", "geysers/get"]);
  const store = `${SERVER}/store/geyser-repository.ts`;
  tree.edit(store, (text) => text.replace("eq(geysers.id, id)", "ne(geysers.id, id)"));
  scaffold(tree, "operation", "geysers/delete");
  expect(count(tree.read(store), "const owned = ")).toBe(1);
  expect(tree.read(store)).toContain("ne(geysers.id, id)");
  expect(() => scaffold(createTree(ROOT, into), "area", "api keys")).toThrow("has a table");
});

it.each([
  [
    "an operation of an area that is not there",
    "operation",
    "gizmos/delete",
    "pnpm new area gizmos",
  ],
  ["a screen of an area that is not there", "screen", "gizmos", "pnpm new area gizmos"],
  ["an operation that is none of the four", "operation", "inbox/archive", "one of create, delete"],
])("says what is missing, and writes nothing, for %s", (_what, kind, name, words) => {
  const tree = createTree(ROOT, "/nowhere");
  expect(() => scaffold(tree, kind, name)).toThrow(words);
});

it("says which file it did not understand", () => {
  const into = mkdtempSync(join(tmpdir(), "scaffold-"));
  folders.push(into);
  const tree = createTree(ROOT, into);
  tree.edit(`${SERVER}/store/repositories.ts`, () => "export type Repositories = {};\n");
  expect(() => scaffold(tree, "area", "geysers")).toThrow(
    `${SERVER}/store/repositories.ts was not understood`,
  );
});
