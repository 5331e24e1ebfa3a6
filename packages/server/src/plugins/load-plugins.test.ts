import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closedLine } from "../../test/closed-line.ts";
import { joinRegistries, loadPlugins } from "./load-plugins.ts";
import { logoResponse, pluginLogoUrl } from "./logo.ts";

const SHIPPED = join(import.meta.dirname, "../../plugins");
const handler = async () => null;
const handlers = {
  data: { list_files: handler, describe_file: handler, query_data: handler },
  tasks: { list_tasks: handler, create_task: handler, update_task: handler },
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "plugins-"));
  await cp(SHIPPED, root, { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function change(edit: (manifest: Record<string, unknown>) => void) {
  const file = join(root, "tasks", "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  edit(manifest);
  await writeFile(file, JSON.stringify(manifest));
}

describe("loading plugins", () => {
  it("reads every folder with its manifest, guides, logo and handlers [ENTITY-11]", async () => {
    const registry = await loadPlugins(root, handlers, closedLine);
    expect(registry.list().map(({ manifest }) => manifest.name)).toEqual([
      "data",
      "github",
      "redmine",
      "tasks",
    ]);
    const tasks = registry.get("tasks");
    expect(tasks?.setupMarkdown).toContain("Enable the tools");
    expect(tasks?.docsMarkdown).toContain("create_task");
    expect(tasks?.logo?.type).toBe("image/svg+xml");
    expect(tasks && pluginLogoUrl(tasks)).toBe("/api/v1/plugins/tasks/logo");
    expect(registry.get("nope")).toBeUndefined();
  });

  it.each([
    [
      "a wrong effect",
      (manifest: Record<string, unknown>) =>
        Object.assign((manifest["tools"] as object[])[1] ?? {}, { effect: "wipe" }),
      "tools[1].effect",
    ],
    [
      "a member that is misspelt",
      (manifest: Record<string, unknown>) => Object.assign(manifest, { dsplay: 1 }),
      "dsplay",
    ],
    [
      "another name than its folder",
      (manifest: Record<string, unknown>) => Object.assign(manifest, { name: "other" }),
      "name is 'other'",
    ],
    [
      "a tool that nothing runs",
      (manifest: Record<string, unknown>) =>
        Object.assign((manifest["tools"] as object[])[0] ?? {}, { name: "fly" }),
      "nothing runs the tool 'fly'",
    ],
  ])("names the file and the place of %s", async (_what, edit, place) => {
    await change((manifest) => void edit(manifest));
    const error: unknown = await loadPlugins(root, handlers, closedLine).catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toContain(join(root, "tasks", "manifest.json"));
    expect(String(error)).toContain(place);
  });

  it("names a manifest that is no JSON", async () => {
    await writeFile(join(root, "data", "manifest.json"), "{");
    await expect(loadPlugins(root, handlers, closedLine)).rejects.toThrow(
      join(root, "data", "manifest.json"),
    );
  });

  it("joins folders of plugins, and refuses a name that is taken", async () => {
    const ours = await loadPlugins(root, handlers, closedLine);
    await rm(join(root, "data"), { recursive: true });
    for (const folder of ["github", "redmine"]) await rm(join(root, folder), { recursive: true });
    const tasks = await loadPlugins(root, handlers, closedLine);
    expect(() => joinRegistries([ours, tasks])).toThrow("Two plugin folders are named 'tasks'.");
    await rm(join(root, "tasks"), { recursive: true });
    const joined = joinRegistries([ours, await loadPlugins(root, {}, closedLine)]);
    expect(joined.list()).toEqual(ours.list());
    expect(joined.get("tasks")).toBe(ours.get("tasks"));
  });

  it("names a folder of plugins that is not there", async () => {
    const missing = join(root, "nowhere");
    await expect(loadPlugins(missing, {}, closedLine)).rejects.toThrow(missing);
  });

  it("serves a logo that can run nothing and load nothing", async () => {
    const logo = (await loadPlugins(root, handlers, closedLine)).get("data")?.logo;
    const answer = logoResponse(logo ?? { type: "", body: "" });
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});
