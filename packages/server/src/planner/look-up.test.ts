import { describe, expect, it } from "vitest";
import type { Conversation, Step } from "./conversation.ts";
import { decide } from "./decide.ts";
import type { PlannerTool } from "./planner-tools.ts";

const tool = (
  name: string,
  properties: Record<string, unknown>,
  required: string[] = [],
): PlannerTool => ({
  modelName: `x_${name}`,
  plugin: "x",
  tool: name,
  connection: "My tasks",
  effect: /^(?:list|search|get)/.test(name) ? "read" : "write",
  hints: [],
  fields: {},
  description: name,
  schema: { type: "object", properties, required },
});
const text = { type: "string" };
const status = { type: "string", enum: ["open", "done"] };
const priority = { type: "string", enum: ["high", "low"] };
const limit = { type: "integer", maximum: 200 };
const TASKS = [
  tool("list_tasks", { status, limit }),
  tool("create_task", { title: text, priority }, ["title"]),
  tool("update_task", {
    task_id: text,
    title: text,
    new_title: text,
    description: text,
    priority,
    status,
  }),
];
const ISSUES = [
  tool("list_issues", { project: text }, ["project"]),
  tool("search_issues", { query: text, limit }, ["query"]),
  tool("update_issue", { issue_id: { type: "integer" }, subject: text }, ["issue_id"]),
  tool("delete_issue", { issue_id: text }, ["issue_id"]),
];
const OFFER = { ...tool("offer_choices", {}), modelName: "offer_choices" };

const conversation = (prompt: string, steps: Step[] = [], more: Partial<Conversation> = {}) => ({
  prompt,
  steps,
  today: "2026-11-20",
  ...more,
});
const listed = (modelName: string, rows: readonly (readonly string[])[]): Step => ({
  modelName,
  outcome: {
    ok: true,
    value: {
      kind: "table",
      columns: [{ name: "title" }, { name: "status" }, { name: "id" }],
      rows,
      row_count: rows.length,
      truncated: false,
    },
  },
});
const asked = (prompt: string, rows: readonly (readonly string[])[], more = {}) =>
  decide(conversation(prompt, [listed("x_list_tasks", rows)], more), [...TASKS, OFFER], true);

const MILLER = ['Call "Bob" Miller', "open", "t-7"];
const KESTREL = ["Send Kestrel Labs the offer", "open", "t-1"];
const RENEWAL = ["Renewal for Kestrel Labs", "open", "t-2"];
const OTHER = ["Water the plants", "open", "t-3"];
const PROMPT = "Mark the Kestrel Labs task as done";

describe("a thing that is named by words", () => {
  it.each([
    PROMPT,
    "mark task Kestrel Labs done",
    'mark the task "Kestrel Labs" as done',
    "complete the task Kestrel Labs",
  ])("is looked up before anything is changed: %s", (prompt) => {
    expect(decide(conversation(prompt), TASKS, true)).toMatchObject({
      kind: "call",
      tool: { tool: "list_tasks" },
      args: { limit: 200 },
    });
  });

  it.each([
    ["set the priority of Send Kestrel Labs the offer to high", { priority: "high" }],
    ["set the priority of the Kestrel Labs task to high", { priority: "high" }],
    ["change the priority of the task Send Kestrel Labs the offer to low", { priority: "low" }],
    ["change the description of Kestrel Labs to Ask Tom, first", { description: "Ask Tom, first" }],
    ["rename Send Kestrel Labs the offer to Call Kestrel", { new_title: "Call Kestrel" }],
    ['rename the Kestrel Labs task to "Pass it"', { new_title: "Pass it" }],
    ["tick off Kestrel Labs", { status: "done" }],
    ["check Kestrel Labs off", { status: "done" }],
    ["complete the Kestrel Labs task", { status: "done" }],
    ["finish the Kestrel Labs offer", { status: "done" }],
    ["Hake Kestrel Labs ab", { status: "done" }],
    ["Setze die Priorität von Kestrel Labs auf hoch", { priority: "high" }],
    ["Benenne die Aufgabe Kestrel Labs in Angebot um", { new_title: "Angebot" }],
  ])("is changed as it is said: %s", (prompt, args) => {
    const decision = asked(prompt, [OTHER, KESTREL]);
    expect(decision).toMatchObject({ kind: "call", tool: { tool: "update_task" } });
    expect(decision.kind === "call" && decision.args).toEqual({
      task_id: "t-1",
      title: KESTREL[0],
      ...args,
    });
  });

  it.each([
    'complete the task Call "Bob" Miller',
    "mark Call “Bob” Miller as done",
    "mark the task Call Bob Miller as done",
  ])("is found with quotes in its title: %s", (prompt) => {
    expect(asked(prompt, [KESTREL, MILLER])).toMatchObject({ args: { task_id: "t-7" } });
  });

  it.each(['find a task called: Call "Bob" Miller', "find the Bob Miller task"])(
    "is found in a list that cannot be searched: %s",
    (prompt) => {
      const answer = asked(prompt, [KESTREL, MILLER]);
      expect(answer).toMatchObject({ text: expect.stringMatching(/^1 task:[^]*Miller/) });
      expect(answer).not.toMatchObject({ text: expect.stringContaining("Kestrel") });
      expect(asked(prompt, [KESTREL])).toMatchObject({
        text: expect.stringContaining("I found no tasks that match"),
      });
    },
  );

  it.each([
    ["reopen Kestrel Labs", KESTREL, "already open"],
    ["complete the Kestrel Labs task", ["Kestrel Labs", "done", "t-1"], "already done"],
  ])("is left alone where it is so already: %s", (prompt, row, said) => {
    expect(asked(prompt, [row])).toMatchObject({
      kind: "say",
      text: expect.stringContaining(`${said}, so nothing needs to be changed.`),
    });
  });

  it("cannot be deleted where no tool does that: it is said which there are", () => {
    expect(decide(conversation("delete the Kestrel Labs task"), TASKS, true)).toMatchObject({
      text: "I can't delete a task in My tasks. There I can list tasks, create task and update task.",
    });
  });

  it("is chosen from all where the prompt names none", () => {
    const prompt = "Mark the task as done";
    expect(decide(conversation(prompt), TASKS, true)).toMatchObject({
      kind: "call",
      tool: { tool: "list_tasks" },
    });
    expect(asked(prompt, [KESTREL, OTHER])).toMatchObject({
      kind: "say",
      offer: { options: [{ label: KESTREL[0] }, { label: OTHER[0] }] },
    });
  });

  it("is changed by its id, under its own title, where one matches", () => {
    expect(asked(PROMPT, [OTHER, KESTREL])).toMatchObject({
      kind: "call",
      tool: { tool: "update_task" },
      args: { task_id: "t-1", title: "Send Kestrel Labs the offer", status: "done" },
    });
  });

  it("is not one that is done already, nor one of several where one is called exactly so", () => {
    const done = ["Kestrel Labs kickoff", "done", "t-4"];
    expect(asked(PROMPT, [done, KESTREL])).toMatchObject({ args: { task_id: "t-1" } });
    const exact = ["Kestrel Labs", "open", "t-5"];
    expect(asked(PROMPT, [KESTREL, exact])).toMatchObject({ args: { task_id: "t-5" } });
  });

  it("is not there: that is said, and nothing is changed", () => {
    expect(asked(PROMPT, [OTHER])).toEqual({
      kind: "say",
      text: "I found no task that matches “Kestrel Labs” in My tasks, so nothing was changed.",
    });
  });

  it("is chosen from several, and the choice is carried out", () => {
    const several = asked(PROMPT, [KESTREL, OTHER, RENEWAL]);
    expect(several).toMatchObject({
      kind: "say",
      text: "More than one matches that.",
      offer: {
        question: "Which one do you mean?",
        options: [{ label: KESTREL[0] }, { label: RENEWAL[0] }],
      },
    });
    const answer = several.kind === "say" ? several.text : "";
    const earlier = [{ prompt: PROMPT, answer }];
    for (const said of ["Renewal for Kestrel Labs", "the renewal"]) {
      expect(asked(said, [KESTREL, OTHER, RENEWAL], { earlier })).toMatchObject({
        kind: "call",
        tool: { tool: "update_task" },
        args: { task_id: "t-2", status: "done" },
      });
    }
  });

  it("has its id beside its title where two have the same", () => {
    const twins = [KESTREL, [KESTREL[0] ?? "", "open", "t-9"]];
    expect(asked(PROMPT, twins)).toMatchObject({
      offer: {
        options: [{ label: `${KESTREL[0]} (t-1)` }, { label: `${KESTREL[0]} (t-9)` }],
      },
    });
  });

  it("is searched where the app can, and its number is one", () => {
    const prompt = "Delete the issue label printer";
    expect(decide(conversation(prompt), ISSUES, true)).toMatchObject({
      tool: { tool: "search_issues" },
      args: { query: "Label printer" },
    });
    const step = listed("x_search_issues", [["Label printer prints lots", "open", "412"]]);
    expect(decide(conversation(prompt, [step]), ISSUES, true)).toMatchObject({
      tool: { tool: "delete_issue" },
      args: { issue_id: "412" },
    });
  });

  it("needs no search where its id is given", () => {
    expect(decide(conversation("delete issue OPS-412"), ISSUES, true)).toMatchObject({
      tool: { tool: "delete_issue" },
      args: { issue_id: "OPS-412" },
    });
  });

  it("is reported on after the change, and a search that failed is said", () => {
    const steps: Step[] = [
      listed("x_list_tasks", [KESTREL]),
      { modelName: "x_update_task", outcome: { ok: true, value: { task: { title: KESTREL[0] } } } },
    ];
    expect(decide(conversation(PROMPT, steps), TASKS, true)).toMatchObject({
      kind: "say",
      text: expect.stringContaining("Send Kestrel Labs the offer"),
    });
    const failed: Step[] = [
      { modelName: "x_list_tasks", outcome: { ok: false, sentence: "The app is away." } },
    ];
    expect(decide(conversation(PROMPT, failed), TASKS, true)).toMatchObject({
      text: expect.stringContaining("The app is away."),
    });
  });
});
