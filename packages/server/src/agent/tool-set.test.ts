import { describe, expect, it } from "vitest";
import { createRegistry } from "../domain/plugins/registry.ts";
import type { OwnManifest, Plugin } from "../domain/plugins/types.ts";
import { runTools, toolName } from "./tool-set.ts";

describe("toolName", () => {
  it("names a tool after its plugin", () => {
    expect(toolName("tasks", "create_task", null)).toBe("tasks_create_task");
  });

  it("keeps to the characters and the length that providers take, and names apart", () => {
    const long = "x".repeat(80);
    const names = [
      toolName("a.b", "c d", null),
      toolName("a_b", "c_d", null),
      toolName("p", `${long}1`, null),
      toolName("p", `${long}2`, null),
    ];
    for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(new Set(names).size).toBe(4);
  });

  it("distinguishes two connections of one plugin, in the same way each time", () => {
    expect(toolName("data", "list", "one")).not.toBe(toolName("data", "list", "two"));
    expect(toolName("data", "list", "one")).toBe(toolName("data", "list", "one"));
  });
});

describe("the tools of a run", () => {
  const manifest = (name: string): OwnManifest => ({
    ...{ name, display_name: name, description: name, auth_type: "other" },
    connection_settings_schema: { properties: {} },
    tools: [{ name: "list", description: "Lists.", effect: "read", input_schema: {} }],
  });
  const plugin = (own: OwnManifest): Plugin => ({
    ...{ manifest: own, logo: null, setupMarkdown: null, docsMarkdown: null },
    handlers: { list: async () => [] },
  });
  const connection = (id: string, connectionType: string, own?: OwnManifest) => ({
    ...{ id, connectionType, manifest: own ?? null, name: id },
    ...{ enabledMethods: ["list"], hitlMethods: [], fieldMappings: {} },
    ...{ grants: {}, credentialsMark: null },
  });
  const registry = createRegistry([plugin(manifest("data"))], {
    plugin: (_connection, own) => plugin(own),
    renew: async () => {},
  });

  it("take what a connection carries itself, and mark its names so that none passes for another's [S20]", () => {
    const posing = manifest("data");
    const tools = runTools([connection("a", "data"), connection("b", "mcp", posing)], registry);
    expect(tools.map(({ modelName, connection: { id } }) => [id, modelName])).toEqual([
      ["a", "data_list"],
      ["b", toolName("data", "list", "b")],
    ]);
  });

  it("leave out a connection whose plugin this server does not have any more", () => {
    expect(runTools([connection("a", "gone")], registry)).toEqual([]);
  });
});
