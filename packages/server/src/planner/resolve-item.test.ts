import { describe, expect, it } from "vitest";
import type { Turn } from "./conversation.ts";
import { decide } from "./decide.ts";
import type { PlannerItem } from "./planner-item.ts";
import type { PlannerTool } from "./planner-tools.ts";

const text = { type: "string" };
const tool = (
  name: string,
  effect: string,
  properties: Record<string, unknown>,
  required: string[],
): PlannerTool => ({
  modelName: `x_${name}`,
  plugin: "x",
  tool: name,
  connection: "My mail",
  effect,
  hints: [],
  fields: {},
  description: `About ${name}. Connection: "My mail".`,
  schema: { type: "object", properties, required },
});
const MAIL = [
  tool("list_mail", "read", { text }, []),
  tool("read_mail", "read", { id: text, folder: text }, ["id"]),
  tool("archive_mail", "write", { id: text, folder: text }, ["id"]),
  tool("move_mail", "write", { id: text, to_folder: text }, ["id", "to_folder"]),
  tool("delete_mail", "destructive", { id: text }, ["id"]),
  tool("reply_to_mail", "send", { id: text, to: { type: "array", items: text }, body: text }, [
    "id",
    "to",
    "body",
  ]),
];
const mail: PlannerItem = {
  kind: "message",
  title: "Late delivery",
  from: "Sofia Finch <sofia@marlowfinch.example>",
  tools: MAIL.map(({ modelName }) => modelName),
  values: { id: "17", folder: "INBOX", to: "sofia@marlowfinch.example" },
  playbooks: [{ name: "Archive late ones", prompt: "list mail about «Late delivery»" }],
};
const offer = (item: PlannerItem) => ({
  ...tool("offer_choices", "read", {}, []),
  modelName: "offer_choices",
  item,
});
const HELP = "Help me resolve this item of my inbox.\n\nTitle: Late delivery\nPriority: high";

const say = (prompt: string, item: PlannerItem, earlier: Turn[] = [], tools = MAIL) =>
  decide({ prompt, steps: [], today: "2026-11-20", earlier }, [...tools, offer(item)], true);
const choose = (label: string) => {
  const asked = say(HELP, mail);
  return say(label, mail, [{ prompt: HELP, answer: asked.kind === "say" ? asked.text : "" }]);
};

describe("resolving an item", () => {
  it.each([
    HELP,
    "Draft a reply to this email. Show it to me before you send anything.\n\nFrom: a",
  ])("offers playbooks, a reply with a draft, and the tools of its source: %s", (prompt) => {
    const answer = say(prompt, mail);
    expect(answer).toMatchObject({
      kind: "say",
      text: expect.stringMatching(/\*\*Late delivery\*\*[\s\S]*> Hello Sofia,/),
      offer: {
        question: "What should I do?",
        options: [
          { label: "Run playbook “Archive late ones”" },
          { label: "Reply to mail “Late delivery”" },
          { label: "Archive mail “Late delivery”" },
          { label: "Read mail “Late delivery”" },
        ],
      },
    });
  });

  it("makes the call that is chosen, with its arguments from the item", () => {
    expect(choose("Archive mail “Late delivery”")).toMatchObject({
      kind: "call",
      tool: { tool: "archive_mail" },
      args: { id: "17", folder: "INBOX" },
    });
    expect(choose("Reply to mail “Late delivery”")).toMatchObject({
      kind: "call",
      tool: { tool: "reply_to_mail" },
      args: {
        id: "17",
        to: ["sofia@marlowfinch.example"],
        body: expect.stringContaining("your message about “Late delivery”"),
      },
    });
  });

  it("is what a request means that names nothing", () => {
    const task = { ...mail, kind: "task", tools: ["x_update_task"], values: { task_id: "t-1" } };
    const status = { type: "string", enum: ["open", "done"] };
    const tasks = [
      tool("list_tasks", "read", { status }, []),
      tool("update_task", "write", { task_id: text, title: text, new_title: text, status }, []),
    ];
    const earlier = [{ prompt: HELP, answer: "I can do this with it:" }];
    for (const prompt of ["Mark it as done", "complete it", "Mark the task as done", "tick it off"])
      expect(say(prompt, task, earlier, tasks)).toMatchObject({
        kind: "call",
        tool: { tool: "update_task" },
        args: { task_id: "t-1", title: "Late delivery", status: "done" },
      });
    expect(say("Mark the Kestrel task as done", task, earlier, tasks)).toMatchObject({
      tool: { tool: "list_tasks" },
    });
    for (const prompt of ["Archive this mail", "archive it", "archive the mail"])
      expect(say(prompt, mail, earlier)).toMatchObject({
        tool: { tool: "archive_mail" },
        args: { id: "17", folder: "INBOX" },
      });
  });

  it("offers what can be done where that does not include the request", () => {
    const status = { type: "string", enum: ["open", "done"] };
    const other = tool("update_task", "write", { task_id: text, title: text, status }, []);
    expect(say("Mark it as done", mail, [], [...MAIL, other])).toMatchObject({
      text: expect.stringContaining("This is about **Late delivery**."),
    });
  });

  it("shows no descriptions that are written for models", () => {
    const answer = say(HELP, mail);
    const options = answer.kind === "say" ? (answer.offer?.options ?? []) : [];
    expect(options.map((option) => Object.keys(option))).toEqual(options.map(() => ["label"]));
  });

  it("runs the playbook that is chosen with its prompt", () => {
    expect(choose("Run playbook “Archive late ones”")).toMatchObject({
      kind: "call",
      tool: { tool: "list_mail" },
      args: { text: "Late delivery" },
    });
  });

  it("says so where nothing can be done", () => {
    expect(say(HELP, { ...mail, tools: [], playbooks: [] })).toMatchObject({
      text: expect.stringMatching(/^I have no tool and no playbook for \*\*Late delivery\*\*/),
    });
  });

  it("fills numbers and repositories from an issue, and offers no update that changes nothing", () => {
    const issues = [
      tool("get_issue", "read", { issue_id: { type: "integer" } }, ["issue_id"]),
      tool("update_issue", "write", { issue_id: { type: "integer" } }, ["issue_id"]),
      tool("close_issue", "write", { repository: text, number: { type: "integer" } }, [
        "repository",
        "number",
      ]),
    ];
    const values = { key: "#412", issue_id: "#412", repository: "octo/web", number: "7" };
    const tools = issues.map(({ modelName }) => modelName);
    const issue = { ...mail, kind: "issue", tools, values, playbooks: [] };
    const answer = say(HELP, issue, [], issues);
    expect(answer.kind === "say" && answer.offer?.options.map(({ label }) => label)).toEqual([
      "Close issue “Late delivery”",
      "Get issue “Late delivery”",
    ]);
    const said = answer.kind === "say" ? answer.text : "";
    const chosen = say(
      "Get issue “Late delivery”",
      issue,
      [{ prompt: HELP, answer: said }],
      issues,
    );
    expect(chosen).toMatchObject({ args: { issue_id: 412 } });
  });
});
