import { describe, expect, it } from "vitest";
import type { Effect, Plugin, ToolManifest } from "../../domain/plugins/types.ts";
import type { RunTool } from "../tool-set.ts";
import { toFindings } from "./findings.ts";
import { maybeSecret, plainText } from "./plain-text.ts";
import { initialProbes, followUpProbes, type ProbeResult } from "./plan.ts";

const text = { type: "string" };

const manifest = (
  name: string,
  required: Record<string, unknown> = {},
  effect: Effect = "read",
): ToolManifest => ({
  name,
  description: name,
  effect,
  input_schema: { type: "object", properties: required, required: Object.keys(required) },
});

const TOOLS = [
  manifest("list_projects"),
  manifest("get_project", { project_id: text }),
  manifest("list_fields"),
  manifest("describe_board", { id: text }),
  manifest("list_boards"),
  manifest("search", { project_id: text, words: text }),
  manifest("get_report", { kind: { type: "string", enum: ["week"] } }),
  manifest("purge_projects", {}, "destructive"),
  manifest("send_report", {}, "send"),
];

/** An app with a different style: no tables, its own ids, oddly named fields. */
function toolsOf({ verify = [] as string[], fieldMappings = {} } = {}): RunTool[] {
  const connection = {
    id: "k",
    name: "Tracker",
    connectionType: "tracker",
    enabledMethods: TOOLS.map(({ name }) => name),
    hitlMethods: verify,
    grants: {},
    credentialsMark: null,
    fieldMappings,
  };
  const plugin: Plugin = {
    manifest: {
      name: "tracker",
      display_name: "Tracker",
      description: "Issues",
      auth_type: "other",
      connection_settings_schema: { properties: {} },
      tools: TOOLS,
    },
    logo: null,
    setupMarkdown: null,
    docsMarkdown: null,
    handlers: {},
  };
  const handler = async () => null;
  return TOOLS.map((one) => ({
    modelName: `tracker_${one.name}`,
    manifest: one,
    plugin,
    connection,
    handler,
  }));
}

function resultOf(
  tools: readonly RunTool[],
  name: string,
  result: unknown,
  ok = true,
): ProbeResult {
  const tool = tools.find((one) => one.manifest.name === name);
  if (!tool) throw new Error(`No ${name}`);
  return { tool, args: {}, ok, result };
}

const called = (probes: readonly { tool: RunTool; args: object }[]) =>
  probes.map(({ tool, args }) => [tool.manifest.name, args]);

describe("what a discovery calls", () => {
  it("is first what needs no argument and only reads", () => {
    expect(called(initialProbes(toolsOf()))).toEqual([
      ["list_projects", {}],
      ["list_fields", {}],
      ["list_boards", {}],
    ]);
  });

  it("leaves out what a person verifies before it runs", () => {
    const tools = toolsOf({ verify: ["list_fields", "get_project"] });
    expect(called(initialProbes(tools))).toEqual([
      ["list_projects", {}],
      ["list_boards", {}],
    ]);
    expect(
      followUpProbes(tools, resultOf(tools, "list_projects", { projects: [{ id: "P1" }] })),
    ).toEqual([]);
  });

  it("is then what an answer named, by its id, and no more than five of a list", () => {
    const tools = toolsOf();
    const projects = Array.from({ length: 9 }, (_, at) => ({
      id: `P${at}`,
      name: `Project ${at}`,
    }));
    const probes = called(followUpProbes(tools, resultOf(tools, "list_projects", { projects })));
    expect(probes).toHaveLength(5);
    expect(probes[0]).toEqual(["get_project", { project_id: "P0" }]);
    expect(called(followUpProbes(tools, resultOf(tools, "list_boards", [{ id: 7 }])))).toEqual([
      ["describe_board", { id: "7" }],
    ]);
  });

  it("is nothing after a failure, or after an answer of any other shape", () => {
    const tools = toolsOf();
    const projects = [{ id: "P1" }];
    expect(followUpProbes(tools, resultOf(tools, "list_projects", { projects }, false))).toEqual(
      [],
    );
    const odd = [null, 7, "text", [[]], { projects: "none" }, { projects: [null, 3, { id: "" }] }];
    for (const result of odd)
      expect(followUpProbes(tools, resultOf(tools, "list_projects", result))).toEqual([]);
  });
});

describe("what a discovery learns", () => {
  const learn = (tools: RunTool[], results: ProbeResult[], left = 0) => {
    const [tool] = tools;
    if (!tool) throw new Error("No tools");
    const view = { connection: tool.connection, tools, results, left };
    return toFindings(view, { limit: 5, today: "2026-11-22" });
  };

  it("is what exists, with the names of fields that the app gives", () => {
    const tools = toolsOf();
    const findings = learn(tools, [
      resultOf(tools, "list_projects", {
        projects: [{ id: "P1", name: "Halden", item_count: 12 }],
      }),
      resultOf(tools, "list_fields", {
        fields: [
          { id: "customfield_10010", name: "Client Name" },
          { id: "summary", name: "Summary" },
          { id: "story_points", name: "story_points" },
        ],
      }),
    ]);
    expect(findings.found).toContainEqual({ name: "Halden", count: 12 });
    expect(findings.proposed_mappings).toEqual([
      { name: "Client Name", field: "customfield_10010" },
      { name: "Story points", field: "story_points" },
    ]);
    expect(findings.prompts).toHaveLength(3);
  });

  it("proposes no name that is given already, and none for a field that has one", () => {
    const tools = toolsOf({ fieldMappings: { "client name": "cf_1", Due: "cf_2" } });
    const fields = [
      { id: "cf_9", name: "Client Name" },
      { id: "cf_2", name: "Deadline" },
    ];
    const findings = learn(tools, [resultOf(tools, "list_fields", { fields })]);
    expect(findings.proposed_mappings).toEqual([]);
  });

  it("says what failed, what was left out and that the limit was reached", () => {
    const tools = toolsOf({ verify: ["list_boards"] });
    const { notes } = learn(tools, [resultOf(tools, "list_fields", "No\naccess.", false)], 2);
    expect(notes).toEqual([
      "Skipped list_boards because it requires approval before running.",
      "list_fields failed: No access.",
      "Stopped at the limit of 5 before checking everything.",
    ]);
  });

  it("calls no host that an answer names, and says which tool it left out for that [S22]", () => {
    const tools = toolsOf().map((one) =>
      one.manifest.name === "get_project"
        ? { ...one, manifest: { ...one.manifest, reaches_out: true } }
        : one,
    );
    const seen = resultOf(tools, "list_projects", { projects: [{ id: "canary.example" }] });
    expect(followUpProbes(tools, seen)).toEqual([]);
    expect(followUpProbes(toolsOf(), seen)).toHaveLength(1);
    expect(learn(tools, [seen]).notes).toContain(
      "Skipped get_project because it can call any address.",
    );
  });

  it("counts what it does not list", () => {
    const tools = toolsOf();
    const projects = Array.from({ length: 30 }, (_, at) => ({ name: `Project ${at}` }));
    const findings = learn(tools, [resultOf(tools, "list_projects", { projects })]);
    expect(findings.found).toHaveLength(20);
    expect(findings.notes).toContain("10 more were found and are not listed.");
  });
});

describe("a text out of an app", () => {
  it("is one short line that turns nothing around", () => {
    expect(plainText("a\u202Eb\n\tc\u0000")).toBe("a b c");
    expect(plainText("😀".repeat(200), 10)).toBe(`${"😀".repeat(9)}…`);
  });

  it.each([
    ["password", "x"],
    ["API_key", "x"],
    ["note", "sk-live-abcdefghijkl"],
    ["note", "eyJhbGciOiJIUzI1NiJ9.x"],
    ["note", "Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA=="],
  ])("may be a secret: %s %s", (field, value) => {
    expect(maybeSecret(field, value)).toBe(true);
  });

  it.each([
    ["Region", "North"],
    ["Order Date", "2026-01-03"],
    ["keyboard", "qwerty"],
    ["author", "Maya"],
  ])("is no secret: %s %s", (field, value) => {
    expect(maybeSecret(field, value)).toBe(false);
  });
});
