import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { closedLine } from "../../test/closed-line.ts";
import { testManifest } from "../../test/http-app.ts";
import { joinRegistries, loadPlugins } from "./load-plugins.ts";
import { pluginLogoUrl } from "../domain/plugins/logo-url.ts";
import { logoResponse } from "../http/picture-response.ts";

const SHIPPED = join(import.meta.dirname, "../../plugins");
const handler = async () => null;
const handlers = {
  data: {
    handlers: {
      list_files: handler,
      describe_file: handler,
      ask_data: handler,
      query_data: handler,
    },
  },
  tasks: { handlers: { list_tasks: handler, create_task: handler, update_task: handler } },
  time: { handlers: { current_time: handler, convert_time: handler, add_to_date: handler } },
  web: { handlers: { read_page: handler } },
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "plugins-"));
  for (const name of Object.keys(handlers))
    await cp(join(SHIPPED, name), join(root, name), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function change(edit: (manifest: Record<string, unknown>) => void) {
  const file = join(root, "tasks", "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  edit(manifest);
  await writeFile(file, JSON.stringify(manifest));
}

/** The problems reported when a manifest is loaded. */
async function loadConnector(manifest: object): Promise<string> {
  await mkdir(join(root, "app"));
  await writeFile(join(root, "app", "manifest.json"), JSON.stringify(manifest));
  const error: unknown = await loadPlugins(root, handlers, closedLine).catch(
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toContain(join(root, "app", "manifest.json"));
  return String(error);
}

describe("loading plugins", () => {
  it("reads every folder with its manifest, guides, logo and handlers [ENTITY-11]", async () => {
    const registry = await loadPlugins(root, handlers, closedLine);
    expect(registry.get("data")?.handlers["query_data"]).toBe(handler);
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

  it.each([
    ["a place that is none", { path: "/things/{arg.id}" }, "request.path: {arg.id} is no place"],
    ["an argument that there is not", { path: "/{args.x}" }, "{args.x} is no place"],
    [
      "a secret outside of auth",
      { query: { k: "{secrets.key}" } },
      "query.k: {secrets.key}: a secret",
    ],
    [
      "an address that needs what may be missing",
      { path: "/{args.id}" },
      "not a required argument",
    ],
    ["a path that goes up", { path: "/a/../b" }, "request.path: holds what does not belong"],
    ["a body where none is sent", { body: { id: "{args.id}" } }, "request.body: a GET has no body"],
    ["a method that does not only read", { method: "DELETE" }, "does not DELETE"],
    ["an argument that nothing uses", {}, "tools[0].input_schema.properties.id: nothing uses"],
  ])("names the file and the place of a request with %s", async (_what, request, place) => {
    const tool = {
      input_schema: { type: "object", properties: { id: { type: "string" } } },
      http: { request: { method: "GET", path: "/things", ...request } },
    };
    expect(await loadConnector(testManifest(tool))).toContain(place);
  });

  it.each([
    [
      "a setting",
      { base_url: "https://{settings.host}" },
      "http.base_url: {settings.host} is no place",
    ],
    [
      "a secret in the address",
      { base_url: "https://{secrets.key}" },
      "a secret may stand in auth only",
    ],
    [
      "a secret that nothing uses",
      { auth: undefined },
      "properties.key: nothing uses this setting",
    ],
    ["a path into answers", { errors: ["a[[b"] }, "http.errors[0]: 'a[[b' is no path"],
    ["a kind of sign-in", { auth: { kind: "oauth2" } }, "auth_type is not oauth"],
    ["a member", { bas_url: "x" }, "bas_url"],
  ])("names the place where %s of a connector is wrong", async (_what, http, place) => {
    expect(await loadConnector(testManifest({}, http))).toContain(place);
  });

  it.each([
    [
      "an unknown tool",
      { tool: "list_all", value: "id", label: "id" },
      "'list_all' is no tool that lists",
    ],
    ["a missing column", { tool: "list_things", value: "key", label: "id" }, "no column 'key'"],
    ["a circle", { tool: "list_things", value: "id", label: "id" }, "lead back to the tool itself"],
  ])("names choices with %s", async (_what, choice, place) => {
    const tool = {
      input_schema: { type: "object", properties: { id: { type: "string" } } },
      http: {
        request: { method: "GET", path: "/things", query: { id: "{args.id}" } },
        choices: { id: choice },
      },
    };
    expect(await loadConnector(testManifest(tool))).toContain(place);
  });

  it.each([
    ["an unknown tool", { tool: "list_all", value: "id", label: "id" }, "tool: 'list_all' is no"],
    [
      "a missing column",
      { tool: "list_things", value: "key", label: "id" },
      "tool: 'list_things' has no column 'key'",
    ],
    [
      "an argument that there is not",
      { tool: "list_things", args: { kind: "x", of: "y" }, value: "id", label: "id" },
      "args.of: 'list_things' has no such argument",
    ],
    [
      "an argument that is missing",
      { tool: "list_things", value: "id", label: "id" },
      "args: 'list_things' needs the argument 'kind'",
    ],
  ])("names fields that are listed with %s", async (_what, source, place) => {
    const tool = {
      input_schema: {
        type: "object",
        properties: { kind: { type: "string" } },
        required: ["kind"],
      },
      http: { request: { method: "GET", path: "/{args.kind}" } },
    };
    const said = await loadConnector(testManifest(tool, { fields: [source] }));
    expect(said).toContain(`http.fields[0].${place}`);
  });

  it("refuses choices of words by strangers in a tool that does not say that it quotes them [S22]", async () => {
    const tool = {
      name: "show_things",
      input_schema: { type: "object", properties: { id: { type: "string" } } },
      http: {
        request: { method: "GET", path: "/things", query: { id: "{args.id}" } },
        choices: { id: { tool: "list_things", value: "id", label: "id" } },
      },
    };
    const said = await loadConnector(testManifest(tool, {}, [{ untrusted_result: true }]));
    expect(said).toContain("tools[0].http.choices.id");
    expect(said).toContain("'list_things' has an untrusted result, so this tool has one too");
  });

  it.each([
    ["an unknown tool", { tool: "list_all", value: "id", label: "id" }, "'list_all' is no tool"],
    ["a circle", { tool: "list_things", value: "id", label: "id" }, "lead back to the tool itself"],
  ])("names a column that is named by %s", async (_what, named_by, place) => {
    const columns = [{ name: "id", path: "id", type: "integer", named_by }];
    const said = await loadConnector(
      testManifest({ http: { result: { kind: "table", rows: "things", columns } } }),
    );
    expect(said).toContain("result.columns[0].named_by");
    expect(said).toContain(place);
  });

  it.each<[string, object, string]>([
    [
      "a place that nothing has read",
      { request: { method: "GET", path: "/things", query: { v: "{first.version}" } } },
      "http.request.query.v: {first.version} is no place",
    ],
    [
      "a place of a row where there is none",
      { request: { method: "GET", path: "/things", query: { v: "{row.id}" } } },
      "http.request.query.v: {row.id} is no place",
    ],
    [
      "a first reading that needs what it reads",
      { first: { request: { path: "/{first.id}" }, values: { id: "id" } } },
      "http.first.request.path: {first.id} is no place",
    ],
    [
      "a first reading at an address that steps up",
      { first: { request: { path: "/../x" }, values: { id: "id" } } },
      "first.request.path: holds what does not belong into a path",
    ],
    [
      "a mail with a header of its own",
      { request: { method: "POST", path: "/x", body: { raw: { $mail: { from: "a" } } } } },
      "$mail has only to, cc",
    ],
    [
      "choices for a member that no entry has",
      { choices: { "lines[].item": { tool: "list_things", value: "id", label: "id" } } },
      "the tool has no such argument",
    ],
  ])("names %s", async (_what, http, place) => {
    expect(await loadConnector(testManifest({ http }))).toContain(place);
  });

  it("gives a connector that is right its handlers and its check", async () => {
    await mkdir(join(root, "app"));
    await writeFile(join(root, "app", "manifest.json"), JSON.stringify(testManifest()));
    const app = (await loadPlugins(root, handlers, closedLine)).get("app");
    expect(Object.keys(app?.handlers ?? {})).toEqual(["list_things"]);
    expect(app?.check).toBeTypeOf("function");
  });

  it("names a manifest that is no JSON", async () => {
    await writeFile(join(root, "data", "manifest.json"), "{");
    await expect(loadPlugins(root, handlers, closedLine)).rejects.toThrow(
      join(root, "data", "manifest.json"),
    );
  });

  it("joins folders of plugins, and refuses a name that is taken", async () => {
    const ours = await loadPlugins(root, handlers, closedLine);
    const further = await mkdtemp(join(tmpdir(), "plugins-"));
    onTestFinished(() => rm(further, { recursive: true, force: true }));
    expect(joinRegistries([ours, await loadPlugins(further, {}, closedLine)]).list()).toEqual(
      ours.list(),
    );
    await cp(join(root, "tasks"), join(further, "tasks"), { recursive: true });
    const tasks = await loadPlugins(further, handlers, closedLine);
    expect(() => joinRegistries([ours, tasks])).toThrow("Two plugin folders are named 'tasks'.");
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
