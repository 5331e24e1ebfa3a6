import { createClient } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { createAppInfo } from "../../session/app-info.ts";
import { exportSession } from "./export-session.ts";
import { fileName } from "./file-name.ts";

const message = (n: number, role: string, content: unknown) => ({
  id: `m-${n}`,
  role,
  content,
  created_at: `2026-11-20T08:00:0${n}Z`,
});
const call = { id: "c-1", name: "query_data", arguments: { sql: "SELECT ```1```" } };
const connection = { id: "x", name: "My *files*", plugin: "data" };
const messages = [
  message(1, "USER", { content: "Total by region?" }),
  message(2, "TOOL_THOUGHT", { tool_call: call, connection }),
  message(3, "TOOL_RESULT", {
    tool_call: call,
    connection,
    result: {
      kind: "table",
      columns: [
        { name: "region", type: "text" },
        { name: "a|b", type: "decimal" },
      ],
      rows: [
        ["<script>x</script>\nNorth", 0],
        ["[South](javascript:x)", null],
      ],
      row_count: 5204,
      truncated: true,
    },
  }),
  message(4, "ASSISTANT", { content: "**North** leads." }),
  message(5, "STATUS", { content: "User approved tool call: create_task" }),
  message(6, "TOOL_RESULT", {
    tool_call: { name: "create_task", arguments: { title: "B" } },
    proposed_arguments: { title: "A" },
    edited: true,
    is_error: true,
    result: "Away.",
  }),
  message(7, "ERROR", { content: "It broke." }),
  { id: "m-8", role: "USER", content: 7 },
];
const session = {
  id: "s-1",
  title: "Regions # 2026",
  created_at: "2026-11-20T08:00:00Z",
  updated_at: "2026-11-20T08:00:00Z",
  pinned: false,
  settings: null,
  active_run: null,
};

/** A server that knows the sessions extension or the specification only, and what it was asked. */
function serverWith(extensions: string[] | undefined, answer: (url: URL) => unknown) {
  const asked: string[] = [];
  const respond: typeof fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith("app-info"))
      return Promise.resolve(Response.json({ ...fixtures.appInfo, extensions }));
    asked.push(url.pathname + url.search);
    return Promise.resolve(Response.json(answer(url)));
  };
  const api = createClient({ baseUrl: "http://x", fetch: respond });
  const source = { api, appInfo: createAppInfo(api), product: "Switchboard" };
  return { source, asked };
}

const document = `# Regions \\# 2026

Started 2026-11-20 08:00:00 UTC.

## You · 2026-11-20 08:00:01 UTC

Total by region?

## Tool call · 2026-11-20 08:00:02 UTC

**query\\_data** (My \\*files\\*)

\`\`\`\`json
{
  "sql": "SELECT \`\`\`1\`\`\`"
}
\`\`\`\`

## Tool result · 2026-11-20 08:00:03 UTC

**query\\_data** (My \\*files\\*), done

| region | a\\|b |
| --- | --- |
| \\<script\\>x\\</script\\> North | 0 |
| \\[South\\](javascript:x) |  |

The first 2 of 5204 rows.

## Switchboard · 2026-11-20 08:00:04 UTC

**North** leads.

## Status · 2026-11-20 08:00:05 UTC

User approved tool call: create\\_task

## Tool result · 2026-11-20 08:00:06 UTC

**create\\_task**, failed

Edited before it ran. Ran with:

\`\`\`json
{
  "title": "B"
}
\`\`\`

Proposed:

\`\`\`json
{
  "title": "A"
}
\`\`\`

\`\`\`json
"Away."
\`\`\`

## Error · 2026-11-20 08:00:07 UTC

It broke.

## Message

This message could not be read.
`;

describe("taking a conversation along", () => {
  it("writes who said what and when, calls as JSON and tables as tables", async () => {
    const { source } = serverWith(["sessions"], () => ({ ...session, messages }));
    const file = await exportSession(source, "s-1", "markdown");
    expect(file).toEqual({ name: "Regions # 2026.md", type: "text/markdown", text: document });
  });

  it("writes questions in words with their figures and notes, and changed ones as changed", async () => {
    const { rows, row_count: _count, ...asked } = fixtures.questionAnswer;
    const asking = { tool_call: { id: "q-1", name: "ask_data", arguments: asked.question } };
    const files = { id: "f", name: "Your files", plugin: "data" };
    const note = "3 rows have no Amount.";
    const table = { kind: "table", columns: asked.columns, rows, row_count: 9, truncated: true };
    const result = { ...table, asked: { ...asked, notes: [note] } };
    const changed = { ...fixtures.questionAnswer, said: "Rows by Region", rows: [["North", 3]] };
    const offer = { tool_call: { id: "q-2", name: "offer_question", arguments: {} } };
    const open = [{ word: "wettest", candidates: [] }];
    const offered = {
      kind: "question",
      question: asked.question,
      figure_open: true,
      open,
      assumed: [],
    };
    const written = async (again?: object) => {
      const content = { ...asking, connection: files, result, ...again };
      const said = [
        message(1, "TOOL_RESULT", content),
        message(2, "ASSISTANT", { content: "The North leads." }),
        message(3, "ASSISTANT", { content: asked.text }),
        message(4, "TOOL_RESULT", { ...offer, result: offered }),
      ];
      const { source } = serverWith(["sessions"], () => ({ ...session, messages: said }));
      const { text } = await exportSession(source, "s-1", "markdown");
      return text
        .split(/^## /m)
        .slice(1)
        .map((part) => part.replace(/ · .*/, "").trimEnd());
    };
    const figures = (row: string) => `| Region | Total Amount |\n| --- | --- |\n${row}`;
    const waits =
      "Question\n\n**halden\\_orders\\_2026**\n\nNot computed: what “wettest” means is open.";
    expect(await written()).toEqual([
      [
        "Question",
        "**Total Amount by Region**",
        `5204 of 5204 rows of ${asked.filename}.`,
        figures("| North | 120.5 |\n| South | 80 |"),
        "The first 2 of 9 rows.",
        `- ${note}`,
      ].join("\n\n"),
      "Switchboard\n\nThe North leads.",
      `Switchboard\n\n${asked.text}`,
      waits,
    ]);
    expect(await written({ asked_again: changed })).toEqual([
      [
        "Question",
        "**Rows by Region**",
        "Changed by a person. Before: **Total Amount by Region**",
        `5204 of 5204 rows of ${asked.filename}.`,
        figures("| North | 3 |"),
        "The first 1 of 2 rows.",
      ].join("\n\n"),
      "Switchboard\n\nAbout the question before it was changed:\n\nThe North leads.",
      waits,
    ]);
  });

  it("writes what a person typed as it was typed, and lets no answer swallow what follows", async () => {
    const typed = "# not a heading\n  2 * 3 * 4 <b>\n1. one\n- two\n\nsee https://a.test/x_y_z";
    const said = [
      message(1, "USER", { content: typed }),
      message(2, "ASSISTANT", { content: "Stopped:\n\n~~~js\nconst a" }),
      message(3, "ASSISTANT", { content: "```\n<!-- kept -->\n```\n\n<!-- open" }),
      message(4, "ASSISTANT", { content: "- a\n  ````\n  ```" }),
    ];
    const { source } = serverWith(["sessions"], () => ({ ...session, messages: said }));
    const { text } = await exportSession(source, "s-1", "markdown");
    const bodies = text.split(/^## .*\n\n/m).slice(1);
    expect(bodies.map((body) => body.trimEnd())).toEqual([
      [
        "\\# not a heading\\",
        "&nbsp;&nbsp;2 \\* 3 \\* 4 \\<b\\>\\",
        "1\\. one\\",
        "\\- two",
        "",
        "see https://a.test/x_y_z",
      ].join("\n"),
      "Stopped:\n\n~~~js\nconst a\n~~~",
      "```\n<!-- kept -->\n```\n\n\\<!-- open",
      "- a\n  ````\n  ```\n  ````",
    ]);
  });

  it("gives as JSON what is stored, untouched", async () => {
    const { source } = serverWith(["sessions"], () => ({ ...session, messages }));
    const file = await exportSession(source, "s-1", "json");
    expect([file.name, file.type]).toEqual(["Regions # 2026.json", "application/json"]);
    expect(JSON.parse(file.text)).toEqual({
      id: "s-1",
      title: session.title,
      created_at: session.created_at,
      messages,
    });
  });

  it("is the same from a server that has the specification only", async () => {
    const { source, asked } = serverWith(undefined, () => [
      { ...session, id: "other", messages: [] },
      { ...session, messages },
    ]);
    expect((await exportSession(source, "s-1", "markdown")).text).toBe(document);
    expect(asked).toEqual(["/api/v1/chatsessions"]);
    await expect(exportSession(source, "gone", "json")).rejects.toThrow("Chat session not found.");
  });

  it("is whole also where the server gives messages in pages", async () => {
    const { source, asked } = serverWith(["sessions"], ({ searchParams }) => {
      const before = searchParams.get("before");
      const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
      const start = Math.max(0, end - 3);
      return { ...session, messages: messages.slice(start, end), has_earlier: start > 0 };
    });
    const { text } = await exportSession(source, "s-1", "markdown");
    expect(text).toBe(document);
    expect(asked).toEqual([
      "/api/v1/chatsessions/s-1",
      "/api/v1/chatsessions/s-1?before=m-6",
      "/api/v1/chatsessions/s-1?before=m-3",
    ]);
  });
});

describe("the name of the file", () => {
  it.each([
    ["Q3: sales/costs?", "Q3 sales costs"],
    ["../../etc/passwd", "etc passwd"],
    ["a\u202Egnp.exe", "a gnp.exe"],
    ["...", "chat"],
    ["😀".repeat(90), "😀".repeat(80)],
  ])("of %j is fit for any system", (title, name) => {
    expect(fileName(title)).toBe(name);
  });
});
