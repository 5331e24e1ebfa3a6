import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findInboxItem } from "../src/domain/inbox/inbox.ts";
import { newId } from "../src/ids.ts";
import type { TableResult } from "../src/domain/plugins/types.ts";
import { questionSchema } from "./question-schema.ts";
import { startPlugins, type TestPlugins } from "./plugin-services.ts";

let plugins: TestPlugins;
beforeAll(async () => {
  plugins = await startPlugins();
});
afterAll(() => plugins.stop());

type Tasks = { task: { id: string; title: string } };

describe("the data plugin", () => {
  it("lists files with tables, columns and samples, describes one, and names its sources", async () => {
    const userId = await plugins.addUser();
    await plugins.upload(
      userId,
      "Sales 2026.csv",
      "Region,Amount\nNorth,1.50\nSouth,\nNorth,2.25\n",
    );
    expect(await plugins.call(userId, "list_files")).toMatchObject({
      files: [
        {
          filename: "Sales 2026.csv",
          row_count: 3,
          tables: [
            {
              name: "sales_2026",
              columns: [
                { name: "region", label: "Region", type: "text", samples: ["North", "South"] },
                { name: "amount", label: "Amount", type: "decimal", samples: ["1.50", "2.25"] },
              ],
            },
          ],
        },
      ],
      sources: ["Sales 2026.csv"],
    });
    for (const file of ["Sales 2026.csv", "sales_2026"]) {
      expect(await plugins.call(userId, "describe_file", { file })).toMatchObject({
        tables: [
          {
            columns: [
              { name: "region", min: "North", max: "South", distinct: 2, nulls: 0 },
              { name: "amount", min: 1.5, max: 2.25, distinct: 2, nulls: 1 },
            ],
            first_rows: {
              kind: "table",
              row_count: 3,
              rows: [
                ["North", 1.5],
                ["South", null],
                ["North", 2.25],
              ],
            },
          },
        ],
        sources: ["Sales 2026.csv"],
      });
    }
  });

  it("answers a query as a table that names the files it read, and no other", async () => {
    const userId = await plugins.addUser();
    await plugins.upload(userId, "a.csv", "n\n1\n2\n");
    await plugins.upload(userId, "b.csv", "n\n5\n");
    expect(
      await plugins.call(userId, "query_data", { sql: "SELECT sum(n) AS total FROM a" }),
    ).toEqual({
      kind: "table",
      columns: [{ name: "total", type: "integer" }],
      rows: [[3]],
      row_count: 1,
      truncated: false,
      sources: ["a.csv"],
    });
  });

  it("says what is wrong in words", async () => {
    const userId = await plugins.addUser();
    await expect(plugins.call(userId, "describe_file", { file: "x" })).rejects.toMatchObject({
      name: "ToolError",
      message: "No file has been uploaded yet.",
    });
    await plugins.upload(userId, "a.csv", "n\n1\n");
    await expect(plugins.call(userId, "describe_file", { file: "x" })).rejects.toThrow(
      "The file 'x' was not found. The files are: 'a.csv'.",
    );
    await expect(
      plugins.call(userId, "query_data", { sql: "SELECT m FROM a" }),
    ).rejects.toMatchObject({ name: "ToolError" });
    await expect(plugins.call(userId, "query_data", {})).rejects.toThrow("The argument 'sql' ");
  });

  it("takes a question as the contract describes it, in less than 4 kB of a model's prompt", () => {
    const tools = plugins.catalogue.get("data")?.manifest.tools;
    const schema = tools?.find(({ name }) => name === "ask_data")?.input_schema;
    expect(schema).toEqual(questionSchema());
    expect(JSON.stringify(schema).length).toBeLessThan(4_000);
  });

  it("answers a question with its words, and with the rows that were counted", async () => {
    const userId = await plugins.addUser();
    await plugins.upload(userId, "sales.csv", "Region,Amount\nNorth,1\nSouth,2\nNorth,4\n");
    const question = { table: "sales", show: [{ fn: "sum", column: "Amount" }] };
    const where = [{ column: "Region", is: ["North"] }];
    expect(await plugins.call(userId, "ask_data", { ...question, where })).toMatchObject({
      kind: "table",
      rows: [[5, 2, 2]],
      asked: {
        said: "Total Amount where Region is “North”",
        question: {
          table: "sales",
          show: [{ fn: "sum", column: "amount" }],
          where: [{ column: "region", is: ["North"] }],
        },
        counted: 2,
        of: 3,
      },
    });
    const unknown = { ...question, where: [{ column: "Regon", is: ["North"] }] };
    await expect(plugins.call(userId, "ask_data", unknown)).rejects.toThrow(
      "sales.csv has no column “Regon”. Did you mean Region?",
    );
  });

  it("marks every result as written by strangers", () => {
    expect(
      plugins.catalogue.get("data")?.manifest.tools.map((tool) => tool.untrusted_result),
    ).toEqual([true, true, true, true]);
  });
});

describe("the tasks plugin", () => {
  it("stores a created task as an item of the person's inbox [ENTITY-16]", async () => {
    const userId = await plugins.addUser();
    const { task } = (await plugins.call(userId, "create_task", {
      title: "Call Anna",
      priority: "high",
      due_date: "2027-03-31",
    })) as Tasks;
    expect(await findInboxItem(plugins, userId, task.id)).toMatchObject({
      title: "Call Anna",
      description: "",
      priority: "high",
      status: "open",
      sourceType: "manual",
      sourceIdentifier: expect.stringMatching(/^task-[0-9a-f]{32}$/),
      payload: { due_date: "2027-03-31" },
    });
    await expect(findInboxItem(plugins, await plugins.addUser(), task.id)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(findInboxItem(plugins, userId, "no-uuid")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("creates a task once for each call, however often the call is tried", async () => {
    const userId = await plugins.addUser();
    const call = { runId: newId(), callId: "call-1" };
    const tries = await Promise.all(
      [1, 2, 3].map(
        () => plugins.call(userId, "create_task", { title: "Once" }, call) as Promise<Tasks>,
      ),
    );
    expect(new Set(tries.map(({ task }) => task.id)).size).toBe(1);
    await plugins.call(userId, "create_task", { title: "Once" }, { ...call, callId: "call-2" });
    await plugins.call(userId, "create_task", { title: "Once" }, { ...call, runId: newId() });
    expect(await plugins.store.inbox.list(userId, {}, { limit: 10 })).toHaveLength(3);
  });

  it("says of a list that was cut how many tasks there are", async () => {
    const userId = await plugins.addUser();
    for (const title of ["One", "Two", "Three"])
      await plugins.call(userId, "create_task", { title });
    const list = (limit: number) => plugins.call(userId, "list_tasks", { limit });
    expect(await list(2)).toMatchObject({
      rows: { length: 2 },
      row_count: 3,
      truncated: true,
    });
    expect(await list(3)).toMatchObject({
      rows: { length: 3 },
      row_count: 3,
      truncated: false,
    });
  });

  it("lists by urgency and filter, and changes a task by id or exact title", async () => {
    const userId = await plugins.addUser();
    for (const [title, priority] of [
      ["Low one", "low"],
      ["Now", "critical"],
      ["Usual", undefined],
    ]) {
      await plugins.call(userId, "create_task", { title, priority });
    }
    const titles = async (filter = {}) =>
      ((await plugins.call(userId, "list_tasks", filter)) as TableResult).rows.map(
        ([title]) => title,
      );
    expect(await titles()).toEqual(["Now", "Usual", "Low one"]);
    await plugins.call(userId, "update_task", { title: "Now", status: "done" });
    expect(await titles({ status: "open" })).toEqual(["Usual", "Low one"]);
    expect(await titles({ priority: "critical" })).toEqual(["Now"]);
    // What is done comes last.
    expect(await titles()).toEqual(["Usual", "Low one", "Now"]);
    expect(await titles({ limit: 1 })).toEqual(["Usual"]);
    const { task } = (await plugins.call(userId, "create_task", { title: "By id" })) as Tasks;
    expect(
      await plugins.call(userId, "update_task", {
        task_id: task.id,
        new_title: "Renamed",
        due_date: "2027-01-02",
      }),
    ).toMatchObject({ task: { title: "Renamed", due_date: "2027-01-02", priority: "medium" } });
    expect(await findInboxItem(plugins, userId, task.id)).toMatchObject({
      title: "Renamed",
      payload: { due_date: "2027-01-02" },
    });
  });

  it("says what is wrong in words", async () => {
    const userId = await plugins.addUser();
    const update = (args: Record<string, unknown>) => plugins.call(userId, "update_task", args);
    await expect(update({ title: "Nope", status: "done" })).rejects.toThrow(
      "Task 'Nope' was not found.",
    );
    await expect(update({ status: "done" })).rejects.toThrow(
      "Give the ID or the exact title of the task.",
    );
    await expect(update({ title: "Nope" })).rejects.toThrow(
      "Give at least one change to the task.",
    );
    for (const _ of [1, 2]) await plugins.call(userId, "create_task", { title: "Twin" });
    await expect(update({ title: "Twin", status: "done" })).rejects.toThrow(
      "More than one task is named 'Twin'. Use its ID instead.",
    );
    await expect(plugins.call(userId, "create_task", { title: " " })).rejects.toMatchObject({
      name: "ToolError",
    });
    await expect(
      plugins.call(userId, "create_task", { title: "x", due_date: "31.12." }),
    ).rejects.toThrow("The argument 'due_date' must be a date such as 2027-03-31.");
  });

  it("does not change another person's task", async () => {
    const [anna, ben] = [await plugins.addUser(), await plugins.addUser()];
    const { task } = (await plugins.call(anna, "create_task", { title: "Hers" })) as Tasks;
    await expect(
      plugins.call(ben, "update_task", { task_id: task.id, status: "done" }),
    ).rejects.toThrow("was not found");
    expect((await findInboxItem(plugins, anna, task.id)).status).toBe("open");
  });
});
