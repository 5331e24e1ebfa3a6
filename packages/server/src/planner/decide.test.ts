import { describe, expect, it } from "vitest";
import type { Conversation, Step } from "./conversation.ts";
import { readCatalog } from "../questions/catalog.ts";
import { exampleQuestions } from "./data/describe.ts";
import type { Question } from "../questions/question.ts";
import { decide } from "./decide.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { ENGLISH } from "../questions/phrases/english.ts";
import { GERMAN } from "../questions/phrases/german.ts";

const tool = (
  name: string,
  properties: Record<string, unknown>,
  required: string[],
  hints: string[] = [],
): PlannerTool => ({
  modelName: `x_${name}`,
  plugin: "x",
  tool: name,
  connection: "X",
  effect: /^(?:list|get|read|current|convert|add_to_date|query)/.test(name) ? "read" : "write",
  hints,
  fields: {},
  description: name,
  schema: { type: "object", properties, required },
});
const text = { type: "string" };
const PRIORITY = { type: "string", enum: ["low", "medium", "high"] };
const STATUS = { type: "string", enum: ["open", "in_progress", "done"] };
const TASKS = [
  tool("list_tasks", { status: STATUS, priority: PRIORITY, limit: { type: "integer" } }, []),
  tool(
    "create_task",
    {
      title: text,
      description: text,
      priority: PRIORITY,
      due_date: { type: "string", format: "date" },
    },
    ["title"],
    ["remind me to"],
  ),
  tool(
    "update_task",
    { task_id: text, title: text, new_title: text, status: STATUS, priority: PRIORITY },
    [],
  ),
];
const READ_PAGE = tool(
  "read_page",
  { address: { type: "string", format: "uri" } },
  ["address"],
  ["https", "summarize https", "open the page"],
);
const ZONE = { type: "string", format: "time-zone" };
const DATE = { type: "string", format: "date" };
const COUNT = { type: "integer" };
const TIME = [
  tool("current_time", { zone: ZONE }, ["zone"], ["what time is it", "current time"]),
  tool(
    "convert_time",
    { time: { type: "string", format: "clock" }, from: ZONE, to: ZONE, date: DATE },
    ["time", "from", "to"],
    ["convert from to"],
  ),
  tool(
    "add_to_date",
    { date: DATE, days: COUNT, weeks: COUNT, months: COUNT, years: COUNT },
    [],
    ["what date is", "what day was"],
  ),
];
const REPOSITORY = { type: "string", pattern: "^[\\w.-]+/[\\w.-]+$" };
const ISSUES = ["Tracker", "Octo Hub"].flatMap((connection) =>
  [
    tool("list_issues", { limit: { type: "integer" } }, []),
    tool("list_my_issues", {}, []),
    tool("get_issue", { number: { type: "integer" } }, ["number"], ["show issue"]),
    tool(
      "create_comment",
      { repository: REPOSITORY, number: { type: "integer" }, body: text },
      ["repository", "number", "body"],
      ["comment on"],
    ),
  ].map((one) => ({ ...one, connection, modelName: `${connection}_${one.tool}` })),
);
const FILES = [
  {
    filename: "s.csv",
    tables: [
      {
        name: "s",
        label: "s",
        row_count: 2,
        columns: [
          { name: "region", label: "Region", type: "text", samples: ["North"] },
          { name: "amount", label: "Amount", type: "decimal", samples: ["1.5"] },
        ],
      },
    ],
  },
];
const DATA = [
  tool("list_files", {}, []),
  { ...tool("ask_data", { sql: text }, ["sql"]), tables: readCatalog({ files: FILES }) },
];

const TOTALS: Question = {
  table: "s",
  show: [{ fn: "sum", column: "amount" }],
  by: [{ column: "region" }],
};

/** 20 November 2026 is a Friday. */
const conversation = (prompt: string, steps: Step[] = [], more: Partial<Conversation> = {}) => ({
  prompt,
  steps,
  today: "2026-11-20",
  ...more,
});
const next = (prompt: string, tools = TASKS) => {
  const decision = decide(conversation(prompt), tools, true);
  return decision.kind === "call" ? [decision.tool.tool, decision.args] : decision.text;
};

describe("the planner and tools", () => {
  it.each([
    [
      "create a task to call Maya tomorrow with high priority",
      { title: "Call Maya", due_date: "2026-11-21", priority: "high" },
    ],
    ["Create a task: water the plants", { title: "Water the plants" }],
    [
      "add a task to send the report by Monday",
      { title: "Send the report", due_date: "2026-11-23" },
    ],
    [
      "please add a high priority task to fix the door",
      { title: "Fix the door", priority: "high" },
    ],
    [
      "create a task to review the priority list with high priority",
      { title: "Review the priority list", priority: "high" },
    ],
    [
      'make a new task called "Buy milk, eggs" due 2026-12-01',
      { title: "Buy milk, eggs", due_date: "2026-12-01" },
    ],
    [
      "add a task to file the taxes by 3 March",
      { title: "File the taxes", due_date: "2027-03-03" },
    ],
    ["remind me to pay the rent in 3 days", { title: "Pay the rent", due_date: "2026-11-23" }],
    [
      "create a task to review Q3 with description: look at the margins",
      { title: "Review Q3", description: "look at the margins" },
    ],
    ["new task priority low: tidy up", { title: "Tidy up", priority: "low" }],
    [
      "create a to-do to discuss the high costs with Łukasz",
      { title: "Discuss the high costs with Łukasz" },
    ],
    ["create a task to call Bob in 99999999999 days", { title: "Call Bob in 99999999999 days" }],
    [
      "create a task to call Bob in 99999999999 months",
      { title: "Call Bob in 99999999999 months" },
    ],
    ['create a task called: Call "Bob" Miller', { title: 'Call "Bob" Miller' }],
    ['create a task: "Bob" Miller calls', { title: '"Bob" Miller calls' }],
    [
      'add a task to call "Bob" Miller by Monday',
      { title: 'Call "Bob" Miller', due_date: "2026-11-23" },
    ],
    ["Add task update the list of suppliers", { title: "Update the list of suppliers" }],
  ])("fills the arguments of %j", (prompt, args) => {
    expect(next(prompt)).toEqual(["create_task", args]);
  });

  it.each([
    ["list my tasks", "list_tasks", {}],
    ["show all open tasks", "list_tasks", { status: "open" }],
    ["what tasks do I have?", "list_tasks", {}],
  ])("takes %j for %s", (prompt, name, args) => {
    expect(next(prompt)).toEqual([name, args]);
  });

  it.each([
    ["read https://example.com/page and summarize", "https://example.com/page"],
    ["Summarize https://example.com/a,b?c=(d)&e=f.", "https://example.com/a,b?c=(d)&e=f"],
    ["what does (https://example.com) say?", "https://example.com"],
    ['open the page "https://example.com/x"', "https://example.com/x"],
    ["https://example.com/create-task", "https://example.com/create-task"],
  ])("takes the address out of %j", (prompt, address) => {
    expect(next(prompt, [...TASKS, READ_PAGE])).toEqual(["read_page", { address }]);
  });

  it.each([
    ["what time is it in Tokyo?", "current_time", { zone: "Tokyo" }],
    ["What time is it in New York right now", "current_time", { zone: "New York" }],
    [
      "convert 15:30 from Europe/Berlin to New York",
      "convert_time",
      { time: "15:30", from: "Europe/Berlin", to: "New York" },
    ],
    [
      "Convert 3 pm from Tokyo to Berlin on 2026-12-01.",
      "convert_time",
      { time: "3 pm", from: "Tokyo", to: "Berlin", date: "2026-12-01" },
    ],
    ["what date is in 45 days?", "add_to_date", { date: "2027-01-04" }],
    ["what date is 3 weeks from 2026-12-01", "add_to_date", { date: "2026-12-01", weeks: 3 }],
    ["what day was 2 months before 2026-12-01", "add_to_date", { date: "2026-12-01", months: -2 }],
    ["what day was 10 days ago", "add_to_date", { days: -10 }],
  ])("takes %j for %s", (prompt, name, args) => {
    expect(next(prompt, [...TASKS, READ_PAGE, ...TIME])).toEqual([name, args]);
  });

  it("asks for the zone of a time that is asked for without one", () => {
    const question = "What should the zone of the time be?";
    expect(next("what time is it?", TIME)).toBe(question);
    const earlier = [{ prompt: "what time is it?", answer: question }];
    expect(decide(conversation("New York", [], { earlier }), TIME, true)).toMatchObject({
      kind: "call",
      args: { zone: "New York" },
    });
  });

  it("leaves an address in the text of a task", () => {
    expect(next("create a task to read https://example.com/page", [...TASKS, READ_PAGE])).toEqual([
      "create_task",
      { title: "Read https://example.com/page" },
    ]);
    expect(next('add a task "https://example.com"', [...TASKS, READ_PAGE])).toEqual([
      "create_task",
      { title: "Https://example.com" },
    ]);
    expect(next("remind me to read https://example.com", [READ_PAGE, ...TASKS])).toEqual([
      "create_task",
      { title: "Read https://example.com" },
    ]);
  });

  it.each([
    ["Show issues in Octo Hub", "Octo Hub_list_issues", {}],
    ["Show my issues in Octo Hub", "Octo Hub_list_my_issues", {}],
    ["Show issue 12 in Octo Hub", "Octo Hub_get_issue", { number: 12 }],
    [
      "In Tracker, comment on #7 in octo-org/web.site: It works, now.",
      "Tracker_create_comment",
      { repository: "octo-org/web.site", number: 7, body: "It works, now." },
    ],
  ])(
    "calls the tool of the app that is named, with what has its form: %s",
    (prompt, name, args) => {
      const decision = decide(conversation(prompt), ISSUES, true);
      expect(decision).toMatchObject({ kind: "call", tool: { modelName: name }, args });
    },
  );

  describe("asks where to look, rather than guess", () => {
    const OFFER = { ...tool("offer_choices", {}, []), modelName: "offer_choices" };
    const label = (decision: ReturnType<typeof decide>) =>
      decision.kind === "say" ? decision.offer?.options.map((option) => option.label) : decision;
    const tickets = tool("list_tickets", { status: STATUS, limit: COUNT }, [], ["open tickets"]);
    const FILE = {
      filename: "tickets.csv",
      tables: [
        {
          name: "tickets",
          label: "tickets",
          row_count: 3,
          columns: [
            { name: "ticket_id", label: "Ticket ID", type: "text", samples: ["T-1"] },
            { name: "status", label: "Status", type: "text", samples: ["open", "done"] },
            { name: "hours", label: "Hours", type: "decimal", samples: ["1.5"] },
          ],
        },
      ],
    };
    const query = {
      ...tool("ask_data", { sql: text }, ["sql"]),
      tables: readCatalog({ files: [FILE] }),
    };
    const all = [tickets, query, OFFER];

    it("takes the place that is chosen, with all that was said", () => {
      const prompt = "show the open tickets";
      const asked = decide(conversation(prompt), all, true);
      expect(label(asked)).toEqual(["tickets.csv", "X"]);
      const earlier = [{ prompt, answer: asked.kind === "say" ? asked.text : "" }];
      const chosen = (place: string) => decide(conversation(place, [], { earlier }), all, true);
      expect(chosen("X")).toMatchObject({ tool: tickets, args: { status: "open" } });
      expect(chosen("tickets.csv")).toMatchObject({
        tool: query,
        args: { where: [{ column: "status", is: ["open"] }] },
      });
    });

    it.each([
      ["show the open tickets in tickets.csv", "ask_data"],
      ["show the open tickets in X", "list_tickets"],
      ["how many hours do the open tickets have", "ask_data"],
      ["show tickets with more than 2 hours", "ask_data"],
      ["list tickets by status", "ask_data"],
      ["show the first 5 tickets in X", "list_tickets"],
    ])("does not ask where only one place has room for every word: %s", (prompt, name) => {
      expect(decide(conversation(prompt), all, true)).toMatchObject({ tool: { tool: name } });
    });

    it("asks which of two connections is meant, and names the places in words where nobody can click", () => {
      expect(label(decide(conversation("Show issues"), [...ISSUES, OFFER], true))).toEqual([
        "Tracker",
        "Octo Hub",
      ]);
      expect(next("Show issues", ISSUES)).toBe(
        "More than one place can answer that. Where should I look: **Tracker** or **Octo Hub**?",
      );
      expect(next("Comment on #7 in octo-org/web.site: It works, now.", ISSUES)).toBe(
        "More than one connection can do that. Which one should I use: **Tracker** or **Octo Hub**?",
      );
    });

    it("takes the first of connections that have one name, since nobody could choose", () => {
      const twins = ISSUES.map((one) => ({ ...one, connection: "Tracker" }));
      expect(decide(conversation("Show issues"), [...twins, OFFER], true)).toMatchObject({
        kind: "call",
        tool: { modelName: "Tracker_list_issues" },
      });
    });

    it("runs nothing that leaves a word out, until somebody says so", () => {
      const prompt = "list the tasks of Narnia";
      const asked = decide(conversation(prompt), [...TASKS, OFFER], true);
      expect(asked).toMatchObject({
        text: "**List tasks** in X has no place for “Narnia”, so I have not run it.",
      });
      expect(label(asked)).toEqual(["Without “Narnia”"]);
      const earlier = [{ prompt, answer: asked.kind === "say" ? asked.text : "" }];
      const decision = decide(conversation("Without “Narnia”", [], { earlier }), TASKS, true);
      expect(decision).toMatchObject({ kind: "call", tool: { tool: "list_tasks" }, args: {} });
    });
  });

  it("says of a list without a total that there is more, and a tool's own sentence", () => {
    const columns = [{ name: "name", type: "text" }];
    const value = { kind: "table", columns, rows: [["a"]], row_count: 1, truncated: true };
    const steps: Step[] = [{ modelName: "x_list_tasks", outcome: { ok: true, value } }];
    expect(decide(conversation("List tasks", steps), TASKS, true)).toMatchObject({
      text: expect.stringMatching(/^The first 1 task:/),
    });
    const done: Step[] = [
      { modelName: "x_create_task", outcome: { ok: true, value: { sentence: "Made *it*." } } },
    ];
    expect(decide(conversation("Add a task to call Anna", done), TASKS, true)).toMatchObject({
      text: "Made \\*it\\*.",
    });
  });

  it("asks for what is missing, and takes the next words for it", () => {
    const question = "What should the title of the task be?";
    expect(next("create a task")).toBe(question);
    const earlier = [{ prompt: "create a high priority task", answer: question }];
    const decision = decide(conversation("Call Maya", [], { earlier }), TASKS, true);
    expect(decision).toMatchObject({
      kind: "call",
      args: { title: "Call Maya", priority: "high" },
    });
  });

  it.each([
    [
      "Erstelle eine Aufgabe mit hoher Priorität: Angebot an Meyer schicken",
      "create_task",
      { title: "Angebot an Meyer schicken", priority: "high" },
    ],
    [
      "Lege bitte eine Aufgabe an, Anna bis Freitag anzurufen",
      "create_task",
      { title: "Anna anzurufen", due_date: "2026-11-27" },
    ],
    ["Erinnere mich daran, morgen die Blumen zu gießen", "create_task", expect.anything()],
    ["Zeige mir alle offenen Aufgaben", "list_tasks", { status: "open" }],
    ["Welche Aufgaben mit hoher Priorität habe ich?", "list_tasks", { priority: "high" }],
  ])("understands requests in German: %s", (prompt, name, args) => {
    expect(next(prompt)).toEqual([name, args]);
  });

  it("asks and answers in the language of the request", () => {
    const question = "Was soll für „title“ stehen (task)?";
    expect(next("Lege eine Aufgabe an")).toBe(question);
    const earlier = [{ prompt: "Lege eine Aufgabe an", answer: question }];
    const value = { task: { title: "Anna anrufen", priority: "low" } };
    const step: Step = { modelName: "x_create_task", outcome: { ok: true, value } };
    expect(decide(conversation("Anna anrufen", [step], { earlier }), TASKS, true)).toEqual({
      kind: "say",
      text: "Angelegt: task **Anna anrufen** (priority low).",
    });
    expect(next("Zeige alle Aufgaben von Narnia", [...TASKS])).toContain(
      "hat keinen Platz für „Narnia“, deshalb habe ich es nicht ausgeführt.",
    );
  });

  it("asks for one missing thing after the other, and reads each answer by its kind", () => {
    const BOOKING = tool(
      "create_booking",
      { room: text, day: DATE, seats: { type: "integer" }, kind: PRIORITY },
      ["room", "day", "seats", "kind"],
    );
    const turns: { prompt: string; answer: string }[] = [];
    const tell = (prompt: string) => {
      const decision = decide(conversation(prompt, [], { earlier: [...turns] }), [BOOKING], true);
      turns.push({ prompt, answer: decision.kind === "say" ? decision.text : "" });
      return decision.kind === "say" ? decision.text : decision.args;
    };
    expect(tell("create a booking")).toBe("What should the room of the booking be?");
    expect(tell("Room 4")).toBe("What should the day of the booking be?");
    expect(tell("on Monday")).toBe("What should the seats of the booking be?");
    expect(tell("12")).toBe("What should the kind of the booking be?");
    expect(tell("high")).toEqual({ room: "Room 4", day: "2026-11-23", seats: 12, kind: "high" });
  });

  it("says what was done, from the result", () => {
    const value = {
      task: { id: "1", title: "Call *Maya*", priority: "high", due_date: "2026-11-21" },
    };
    const step: Step = { modelName: "x_create_task", outcome: { ok: true, value } };
    expect(decide(conversation("create a task to call Maya", [step]), TASKS, true)).toEqual({
      kind: "say",
      text: "Created the task **Call \\*Maya\\*** (priority high, due date 2026-11-21).",
    });
  });

  it("passes a tool's refusal on", () => {
    const step: Step = { modelName: "x_create_task", outcome: { ok: false, sentence: "No room." } };
    expect(decide(conversation("create a task to rest", [step]), TASKS, true)).toEqual({
      kind: "say",
      text: "This did not work: No room.",
    });
  });

  it("does two things from one prompt, one after the other", () => {
    const prompt = "list my tasks and then create a task to call Maya";
    expect(next(prompt)).toEqual(["list_tasks", {}]);
    const table = {
      kind: "table",
      columns: [{ name: "title", type: "text" }],
      rows: [["Rest"]],
      row_count: 1,
      truncated: false,
    };
    const step: Step = { modelName: "x_list_tasks", outcome: { ok: true, value: table } };
    expect(decide(conversation(prompt, [step]), TASKS, true)).toMatchObject({
      kind: "call",
      args: { title: "Call Maya" },
    });
  });

  it("says of a list that was cut how much of it is shown", () => {
    const listed = (count: number): Step => ({
      modelName: "x_list_tasks",
      outcome: {
        ok: true,
        value: {
          kind: "table",
          columns: [{ name: "title", type: "text" }],
          rows: [["Rest"], ["Read"]],
          row_count: count,
          truncated: count > 2,
        },
      },
    });
    const told = (step: Step) => decide(conversation("list my tasks", [step]), TASKS, true);
    expect(told(listed(80))).toMatchObject({
      text: expect.stringMatching(/^80 tasks:[^]*These are the first 2\.$/),
    });
    expect(told(listed(2))).not.toMatchObject({ text: expect.stringContaining("first") });
  });

  it("queries the files that it knows", () => {
    expect(next("total amount by region", DATA)).toEqual([
      "ask_data",
      { table: "s", show: [{ fn: "sum", column: "amount" }], by: [{ column: "region" }] },
    ]);
    expect(next("hello", DATA)).toContain("What is the total Amount by Region in s.csv?");
  });

  it("asks about a word that it does not know, and reads no rows", () => {
    expect(next("total amount by region in Narnia", DATA)).toContain(
      "I'm not sure what “Narnia” means here.",
    );
  });

  it("goes on from the question before", () => {
    const earlier = [{ prompt: "", answer: "", question: TOTALS }];
    expect(decide(conversation("only North", [], { earlier }), DATA, true)).toMatchObject({
      kind: "call",
      args: { ...TOTALS, where: [{ column: "region", is: ["North"] }] },
    });
  });

  it("says what a person changed a call to, if they did", () => {
    const columns = [{ name: "Total Amount", type: "decimal" }];
    const value = { kind: "table", columns, rows: [[5]] };
    const editedTo = { table: "s", show: [{ fn: "max", column: "amount" }] };
    const step: Step = { modelName: "x_ask_data", outcome: { ok: true, value, editedTo } };
    expect(decide(conversation("total amount", [step]), DATA, true)).toMatchObject({
      text: "The highest **Amount** in s.csv is **5.00**.",
    });
  });

  it("says what it goes on from where something else came between", () => {
    const result = {
      kind: "table",
      columns: [{ name: "Total Amount", type: "decimal" }],
      rows: [],
    };
    const step: Step = { modelName: "x_ask_data", outcome: { ok: true, value: result } };
    const answer = (prompt: string) =>
      decide(
        conversation(prompt, [step], {
          earlier: [
            { prompt: "", answer: "", question: TOTALS },
            { prompt: "Total zorp", answer: "I'm not sure what “zorp” means here." },
          ],
        }),
        DATA,
        true,
      );
    const buildsOn = "This builds on your earlier question: Total Amount by Region.";
    expect(answer("only North")).toMatchObject({ text: expect.stringContaining(buildsOn) });
    expect(answer("average amount by region")).toMatchObject({
      text: expect.not.stringContaining("This builds on"),
    });
  });

  it("says that nothing is uploaded, that nothing is ticked, or that the limit was reached", () => {
    const [list, query] = DATA.map((one) => ({ ...one, tables: [] }));
    expect(
      next(
        "total amount",
        [list, query].filter((one) => one !== undefined),
      ),
    ).toContain("No file has been uploaded yet.");
    expect(next("total amount", [])).toContain("No connection is selected");
    const limit: Step = {
      modelName: "x_ask_data",
      outcome: {
        ok: false,
        sentence: "Tool call limit of 1 reached. Answer now with what you have.",
      },
    };
    expect(decide(conversation("total amount", [limit]), DATA, false)).toMatchObject({
      text: expect.stringContaining("**Max Tool Calls**"),
    });
  });

  it.each([
    ["Was kannst du?", "Mit den ausgewählten Verbindungen kann ich Folgendes: Fragen zu Ihren"],
    ["Hallo!", "Versuchen Sie zum Beispiel:"],
    ["Welche Dateien habe ich?", "Sie haben eine Datei.\n\n**s.csv**: "],
    ["Erzähl mir bitte einen Witz", "Das habe ich nicht verstanden."],
  ])("says in German what it can do: %s", (prompt, said) => {
    expect(next(prompt, DATA)).toContain(said);
    expect(next(prompt, DATA)).toContain(
      "- Wie hoch ist die Summe von Amount nach Region in s.csv?",
    );
  });

  it("says in German that nothing is uploaded", () => {
    const query = DATA.map((one) => ({ ...one, tables: [] }));
    expect(next("Wie viele Bestellungen gibt es?", query)).toContain(
      "Es ist noch keine Datei hochgeladen.",
    );
  });

  it.each([ENGLISH, GERMAN])("reads every question that it gives as an example", (words) => {
    const tables = DATA.flatMap((one) => one.tables ?? []);
    const column = tables[0]?.columns.find(({ type }) => type === "text");
    for (const of of [tables, tables.map((one) => ({ ...one, columns: column ? [column] : [] }))]) {
      const questions = exampleQuestions(of, words);
      expect(questions).toHaveLength(3);
      const unread = questions.filter((question) => typeof next(question, DATA) === "string");
      expect(unread).toEqual([]);
    }
  });

  it("names the tools by connection where there are several, and not every one of two hundred", () => {
    expect(next("what can you do?")).toContain("I can list tasks, create task and update task.");
    const many = Array.from({ length: 200 }, (_, index) =>
      TASKS.map((one) => ({ ...one, connection: `Customer ${index + 1}` })),
    ).flat();
    const answer = next("what can you do?", many);
    expect(answer).toContain("\n- **Customer 2**: list tasks, create task and update task\n");
    expect(answer).toContain("- and so on with 180 more");
    expect(answer).not.toContain("Customer 21");
  });

  it("asks for a shorter question rather than try each of thousands of words", () => {
    expect(next("total amount by region ".repeat(100), DATA)).toBe(
      "That is too long for me to read as a question about your files. Ask it in at most 2,000 characters.",
    );
    expect(next("Summe Amount nach Region ".repeat(100), DATA)).toBe(
      "Das ist als Frage zu Ihren Dateien zu lang. Stellen Sie sie bitte in höchstens 2.000 Zeichen.",
    );
  });

  it.each([
    ["total amount by region", "too long for me to sum up."],
    ["Summe Amount nach Region", "zu lang für eine Zusammenfassung."],
  ])("says that the result of %j is too long to sum up", (prompt, advice) => {
    const cut: Step = { modelName: "x_ask_data", outcome: { ok: true, value: "| Region | …" } };
    expect(decide(conversation(prompt, [cut]), DATA, true)).toMatchObject({
      kind: "say",
      text: expect.stringContaining(advice),
    });
  });

  it("keeps every word of a long task", () => {
    const title = `X${" .,".repeat(10_000)}y`;
    expect(next(`create a task ${title}.`)).toEqual(["create_task", { title }]);
  });
});
