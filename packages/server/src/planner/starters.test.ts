import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readCatalog } from "../questions/catalog.ts";
import { decide } from "./decide.ts";
import type { PlannerTool } from "./planner-tools.ts";

const manifest = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      effect: z.string(),
      hints: z.array(z.string()).default([]),
      input_schema: z.record(z.string(), z.unknown()),
    }),
  ),
});
const pluginTools = (plugin: string, connection: string): PlannerTool[] =>
  manifest
    .parse(
      JSON.parse(
        readFileSync(new URL(`../../plugins/${plugin}/manifest.json`, import.meta.url), "utf8"),
      ),
    )
    .tools.map(({ name, effect, hints, input_schema }) => ({
      modelName: `${plugin}_${name}`,
      plugin,
      tool: name,
      connection,
      effect,
      hints,
      fields: {},
      description: name,
      schema: input_schema,
    }));

const column = (label: string, type: string, values: string[] = []) => ({
  name: label.toLowerCase().replace(/\W+/g, "_"),
  label,
  type,
  samples: values,
  profile: { empty: 0, distinct: Math.max(values.length, 9), values },
});
const fileOf = (filename: string, tables: { label: string; columns: unknown[] }[]) => ({
  filename,
  tables: tables.map(({ label, columns }, at) => ({
    name: `${filename.replace(/\W+/g, "_")}_${at}`,
    label,
    row_count: 40,
    columns,
  })),
});
/** Files whose names and columns are those of the product's own things. */
const UNLUCKY = [
  fileOf("open tasks.csv", [
    {
      label: "a",
      columns: [
        column("Task", "text", ["Review files", "Open the box"]),
        column("Status", "text", ["open", "done"]),
        column("App", "text", ["Slack", "Tasks"]),
        column("Total", "decimal"),
      ],
    },
  ]),
  fileOf("rows.csv", [
    { label: "rows 1–4", columns: [column("Rows", "integer"), column("File", "text", ["a", "b"])] },
    { label: "rows 8–9", columns: [column("Rows", "integer"), column("File", "text", ["c", "d"])] },
  ]),
];
const many = Array.from({ length: 60 }, (_, at) =>
  fileOf(`f${at}.csv`, [
    {
      label: "t",
      columns: Array.from({ length: 40 }, (_one, index) => column(`C${index}`, "text", ["x"])),
    },
  ]),
);

const workspace = (files: unknown[]): PlannerTool[] => [
  ...pluginTools("data", "Your files").map((tool) =>
    tool.tool === "ask_data" ? { ...tool, tables: readCatalog({ files }) ?? [] } : tool,
  ),
  ...pluginTools("tasks", "Tasks"),
  ...pluginTools("slack", "Slack"),
  { ...(pluginTools("tasks", "")[0] as PlannerTool), modelName: "offer_choices" },
];
const ask = (prompt: string, files: unknown[] = UNLUCKY) =>
  decide({ prompt, today: "2026-11-20", steps: [] }, workspace(files), true);

describe("what the product suggests runs as it stands", () => {
  it.each([
    ["List my open tasks", "list_tasks", { status: "open" }],
    ["List my tasks", "list_tasks", {}],
    ["Create a task: Review open tasks.csv", "create_task", { title: "Review open tasks.csv" }],
    [
      "Create a task: Review this week's numbers",
      "create_task",
      { title: "Review this week's numbers" },
    ],
    ["How many rows are in open tasks.csv?", "ask_data", undefined],
  ])("%s", (prompt, tool, args) => {
    expect(ask(prompt)).toMatchObject({ kind: "call", tool: { tool }, ...(args && { args }) });
  });

  it.each([
    ["How many rows are in rows.csv?", "- **rows.csv (rows 1–4)**: 40 rows."],
    ["What can you look up in Slack?", "In **Slack**, I can list channels"],
    [
      "What can you look up in Tasks?",
      "In **Tasks**, I can list tasks, create task and update task.",
    ],
    ["Which files and apps can you use?", "**Slack**: list channels"],
    ["What can you do for me?", "**Tasks**: list tasks"],
    ["How do I ask about a spreadsheet?", "Try:"],
  ])("%s is answered without another question", (prompt, said) => {
    const answer = ask(prompt);
    expect(answer).toMatchObject({ kind: "say", text: expect.stringContaining(said) });
    expect(answer).not.toHaveProperty("offer");
    expect(answer).not.toMatchObject({ text: expect.stringContaining("I didn't understand") });
  });

  it("is a question among examples only where that is answered", () => {
    const answer = ask("What can you do?");
    const examples = answer.kind === "say" ? answer.text.match(/(?<=^- ).* in .*\.csv\b.*$/gm) : [];
    expect(examples?.length).toBeGreaterThan(0);
    for (const example of examples ?? [])
      expect([example, ask(example)]).toMatchObject([example, { kind: "call" }]);
  });
});

describe("what there is to ask about", () => {
  it("is a page long, with a way to the rest", () => {
    const answer = ask("What can you look up in Your files?", many);
    const text = answer.kind === "say" ? answer.text : "";
    expect(text.split("\n").length).toBeLessThan(80);
    expect(text).toContain("You have 60 files.");
    expect(text).toContain("And 28 more columns.");
    expect(text).toContain(
      "and 37 more. Ask about one by its name, such as “Which columns does f0.csv have?”",
    );
    const whole = ask("Which columns does f0.csv have?", many);
    expect(whole).toMatchObject({ text: expect.stringContaining("| C39 | text |") });
  });

  it("names tools in German as names", () => {
    expect(ask("Was kannst du?")).toMatchObject({
      text: expect.stringContaining("**Tasks**: „List tasks“, „Create task“ und „Update task“"),
    });
  });
});
