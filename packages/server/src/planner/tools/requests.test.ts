import { describe, expect, it } from "vitest";
import type { PlannerTool } from "../planner-tools.ts";
import { readRequests } from "./requests.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const day = { type: "string", format: "date" };
const INSTANT = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" };
const KEY = { type: "string", pattern: "^[A-Z]+-\\d+$" };

const SPAN = { type: "string", pattern: "^\\d+[hd]$" };

const tool = (
  name: string,
  properties: Record<string, unknown>,
  required: string[] = [],
  hints: string[] = [],
): PlannerTool => ({
  modelName: name,
  plugin: "desk",
  tool: name,
  connection: "Service Desk",
  effect: /^(?:list|get|search)/.test(name) ? "read" : "write",
  hints,
  fields: {},
  description: name,
  schema: { type: "object", properties, required },
});

const TOOLS = [
  tool(
    "list_tickets",
    {
      project: text,
      status: { type: "string", enum: ["open", "closed"] },
      assignee: text,
      requester: text,
      labels: { type: "array", items: text },
      tag: { type: "string", pattern: "^\\S+$" },
      created_after: day,
      created_before: day,
      limit: integer,
    },
    [],
    ["open tickets"],
  ),
  tool("list_my_tickets", {}),
  tool("get_ticket", { ticket_id: integer }, ["ticket_id"], ["show ticket"]),
  tool("update_ticket", { ticket_id: integer, status: text, assignee: text, due_date: day }, [
    "ticket_id",
  ]),
  tool("search_events", { query: text, from: INSTANT, until: INSTANT, calendar: text }),
  tool("list_time_entries", { user: text, from: day, to: day }),
  tool(
    "list_mails",
    {
      text,
      from: { type: "string", format: "mailbox" },
      subject: { type: "string", format: "words" },
      since: day,
      before: day,
    },
    [],
    ["my mail"],
  ),
  tool("list_stage_deals", { stage: text }, ["stage"]),
  tool(
    "log_time",
    { issue_key: KEY, hours: { type: "number" } },
    ["issue_key", "hours"],
    ["book hours on"],
  ),
  tool("log_work", { issue_key: KEY, time_spent: SPAN, comment: text }, [
    "issue_key",
    "time_spent",
  ]),
  tool("assign_issue", { issue_key: KEY, assignee: text }, ["issue_key", "assignee"]),
  tool("move_issue", { issue_key: KEY, stage: text }, ["issue_key", "stage"], ["move issue to"]),
  tool("send_mail", { to: { type: "string", pattern: "@" }, subject: text, body: text }, [
    "to",
    "subject",
    "body",
  ]),
];

/** 20 November 2026 is a Friday. */
const best = (prompt: string) => readRequests(TOOLS, prompt, "2026-11-20")[0];

describe("a request to a tool", () => {
  it.each([
    ["show the open tickets", "list_tickets", { status: "open" }],
    ["how many tickets are closed?", "list_tickets", { status: "closed" }],
    ["tickets of project Website", "list_tickets", { project: "Website" }],
    ["show tickets in the Website project", "list_tickets", { project: "Website" }],
    ['list tickets with label "to do"', "list_tickets", { labels: ["to do"] }],
    ["which tickets are assigned to Maya Chen", "list_tickets", { assignee: "Maya Chen" }],
    ["list tickets requested by Acme Ltd", "list_tickets", { requester: "Acme Ltd" }],
    ["show the first 10 tickets", "list_tickets", { limit: 10 }],
    [
      "tickets of last month",
      "list_tickets",
      { created_after: "2026-10-01", created_before: "2026-11-01" },
    ],
    ["show my tickets", "list_my_tickets", {}],
    ["show ticket 12", "get_ticket", { ticket_id: 12 }],
    ["assign ticket 12 to Maya", "update_ticket", { ticket_id: 12, assignee: "Maya" }],
    ["set the status of ticket 12 to closed", "update_ticket", { ticket_id: 12, status: "closed" }],
    [
      "update the due date of ticket 12 to Friday",
      "update_ticket",
      { ticket_id: 12, due_date: "2026-11-27" },
    ],
    [
      "events between 1 and 5 December",
      "search_events",
      { from: "2026-12-01T00:00:00Z", until: "2026-12-06T00:00:00Z" },
    ],
    [
      "search events for review in January",
      "search_events",
      { query: "Review", from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00Z" },
    ],
    ["time entries in October", "list_time_entries", { from: "2026-10-01", to: "2026-10-31" }],
    [
      "show mails from Anna Berg since 1 November",
      "list_mails",
      { from: "Anna Berg", since: "2026-11-01" },
    ],
    [
      'mails with subject "Invoice 12" from anna@example.com',
      "list_mails",
      { from: "anna@example.com", subject: "Invoice 12" },
    ],
    ["find mails about the invoice", "list_mails", { text: "Invoice" }],
    ["deals in stage Negotiation", "list_stage_deals", { stage: "Negotiation" }],
    [
      "log 3 hours on WEB-12: wrote tests",
      "log_work",
      { issue_key: "WEB-12", time_spent: "3h", comment: "wrote tests" },
    ],
    ["assign WEB-12 to Maya", "assign_issue", { issue_key: "WEB-12", assignee: "Maya" }],
    ["move issue WEB-12 to Done", "move_issue", { issue_key: "WEB-12", stage: "Done" }],
    ["show tickets assigned to maya", "list_tickets", { assignee: "maya" }],
    ["book 2 hours on WEB-12", "log_time", { issue_key: "WEB-12", hours: 2 }],
    [
      "send a mail to anna@example.com with subject Hello: How are you?",
      "send_mail",
      { to: "anna@example.com", subject: "Hello", body: "How are you?" },
    ],
  ])("has a place for every word of “%s”", (prompt, name, args) => {
    const request = best(prompt);
    expect({ tool: request?.tool.tool, args: request?.args, unread: request?.unread }).toEqual({
      tool: name,
      args,
      unread: [],
    });
  });

  it.each([
    ["show my tickets of last month", "list_my_tickets", ["last", "month"]],
    ["list time entries by weekday", "list_time_entries", ["weekday"]],
    ["assign ticket 12", "update_ticket", ["assign"]],
  ])("names the words of “%s” that it has no use for", (prompt, name, unread) => {
    expect(best(prompt)).toMatchObject({ tool: { tool: name }, unread });
  });

  it("says what is missing, and takes no question for an order", () => {
    expect(best("send a mail to anna@example.com: Lunch?")).toMatchObject({ missing: "body" });
    expect(best("how many tickets did we update?")?.tool.tool).not.toBe("update_ticket");
  });

  it("is none where more of the prompt speaks against it than for it", () => {
    expect(best("deals that we have not heard from since the fair in May")).toBeUndefined();
    expect(best("how long do tickets stay with people before they are answered")).toBeUndefined();
  });

  it("does without a form that JavaScript does not read", () => {
    const odd = tool("get_order", { order: { type: "string", pattern: "^(?<x[" } }, ["order"]);
    expect(readRequests([odd], "show order 12", "2026-11-20")).toMatchObject([
      { args: {}, missing: "order" },
    ]);
  });
});
