import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { type ChatMessage, type ChatState, emptyChat } from "./chat-state.ts";
import { readStoredMessage } from "./read-message.ts";
import { createTranscriptView } from "./to-transcript.ts";

const call = { id: "c1", name: "query_data", arguments: { sql: "select 1" } };
const thought: ChatMessage = { id: "t", role: "tool_thought", call };
const result = { id: "r", role: "tool_result", call, result: 1, durationMs: 40 } as const;
const chat = (messages: ChatMessage[], phase: ChatState["phase"] = "idle"): ChatState => ({
  ...emptyChat,
  messages,
  phase,
});

describe("createTranscriptView", () => {
  it("makes one row of a thought and its result [CHAT-41 CHAT-42]", () => {
    expect(createTranscriptView()(chat([thought, result]))).toMatchObject([
      {
        kind: "tool_call",
        id: "t",
        call: { name: "query_data", state: "done", result: 1, durationMs: 40 },
      },
    ]);
  });

  it("draws a notice whose reason it does not know like any other [CHAT-43 STREAM-17]", () => {
    const said = (reason: string): ChatMessage => ({
      id: reason,
      role: "status",
      text: "x",
      reason,
    });
    expect(createTranscriptView()(chat([said("tea"), said("constructor")]))).toEqual([
      { kind: "status", id: "tea", text: "x" },
      { kind: "status", id: "constructor", text: "x" },
    ]);
  });

  it("says once that the planner answered: where the page does not say so itself", () => {
    const notice: ChatMessage = { id: "n", role: "status", text: "No API key.", reason: "planner" };
    expect(createTranscriptView(new Map(), {}, { plannerShown: true })(chat([notice]))).toEqual([]);
    expect(createTranscriptView()(chat([notice]))).toMatchObject([
      { kind: "status", text: "Answered by the built-in planner." },
    ]);
  });

  it("marks the answers from a file that is read differently since then, with their questions", () => {
    const from = (id: string, at: number, text: string): ChatMessage[] => [
      { id: `${id}-q`, role: "user", text, at },
      { ...result, id: `${id}-r`, result: { sources: ["orders.csv", "plan.csv"] }, at },
      { id: `${id}-a`, role: "assistant", text: "4", at },
    ];
    const other: ChatMessage[] = [
      { id: "o-q", role: "user", text: "Hello", at: 1 },
      { id: "o-a", role: "assistant", text: "Hello.", at: 1 },
    ];
    const readingChanges = new Map([["orders.csv", 50]]);
    const toTranscript = createTranscriptView(new Map(), {}, { readingChanges });
    const state = chat([...from("old", 10, "How many?"), ...other, ...from("new", 60, "And now?")]);
    const views = toTranscript(state);
    expect(views.filter((view) => "outdated" in view)).toEqual([
      {
        kind: "assistant",
        id: "old-a",
        text: "4",
        streaming: false,
        at: 10,
        outdated: { prompt: "How many?" },
      },
    ]);
    // What did not change keeps its objects: else each chunk would render all of them.
    expect(toTranscript({ ...state }).every((view, at) => view === views[at])).toBe(true);
  });

  it("asks the question of an outdated answer again as the bar or the built-in planner had it", () => {
    const { questionAnswer: answer } = fixtures;
    const { question, text } = answer;
    const { rows, row_count, ...asked } = answer;
    const table = { kind: "table", columns: [], rows, row_count, truncated: false, asked };
    const turn = (id: string, prompt: object, said: string): ChatMessage[] => [
      { id: `${id}-q`, role: "user", text: id, ...prompt, at: 1 },
      {
        ...result,
        id: `${id}-r`,
        call: { id, name: "ask_data", arguments: {} },
        connection: { id: "k", name: "Your files", plugin: "data" },
        result: { ...table, sources: ["orders.csv"] },
        at: 1,
      },
      { id: `${id}-a`, role: "assistant", text: said, at: 1 },
    ];
    const readingChanges = new Map([["orders.csv", 50]]);
    const views = createTranscriptView(
      new Map(),
      {},
      { readingChanges },
    )(
      chat([
        ...turn("bar", { question }, text),
        ...turn("planner", {}, text),
        ...turn("model", {}, "It is fine."),
      ]),
    );
    expect(views.flatMap((view) => ("outdated" in view ? [view.outdated] : []))).toEqual([
      { prompt: "bar", question },
      { prompt: "planner", question },
      { prompt: "model" },
    ]);
  });

  it("says how long a model thought, up to what came next, and while it thinks that it does", () => {
    const view = createTranscriptView();
    const thinking: ChatMessage = { id: "r", role: "reasoning", text: "Hm", at: 1000 };
    const said: ChatMessage = { id: "a", role: "assistant", text: "So.", at: 13_400 };
    expect(view(chat([thinking], "loading"))).toMatchObject([
      { kind: "reasoning", streaming: true },
    ]);
    const done = view(chat([thinking, said]));
    expect(done[0]).toMatchObject({ kind: "reasoning", streaming: false, durationMs: 12_400 });
    expect(view(chat([thinking, said]))[0]).toBe(done[0]);
  });

  it("shows a retry as under way only while nothing came after it", () => {
    const view = createTranscriptView();
    const retry: ChatMessage = { id: "s", role: "status", text: "Trying again.", reason: "retry" };
    expect(view(chat([retry], "loading"))).toMatchObject([{ mark: "busy" }]);
    expect(view(chat([retry]))).toMatchObject([{ kind: "status", mark: undefined }]);
  });

  it("draws the app of a call as the server shows it", () => {
    const connection = { id: "k", name: "Your files", plugin: "data" };
    const apps = new Map([["data", { name: "Files", logoUrl: "/logo" }]]);
    const messages = [{ ...thought, connection }, result];
    expect(createTranscriptView(apps)(chat(messages))).toMatchObject([
      { call: { connection: { name: "Your files", plugin: "Files", logoUrl: "/logo" } } },
    ]);
    expect(createTranscriptView()(chat(messages))).toMatchObject([
      { call: { connection: { plugin: "data", logoUrl: null } } },
    ]);
  });

  it("asks with choices, and says which one was chosen", () => {
    const asked: ChatMessage = {
      id: "q",
      role: "tool_result",
      call: { name: "offer_choices", arguments: {} },
      result: { kind: "choices", question: "Which?", options: [{ label: "A" }, { label: "B" }] },
    };
    const view = createTranscriptView();
    const [open] = view(chat([asked]));
    expect(open).toMatchObject({ kind: "choices", question: { question: "Which?" } });
    const said: ChatMessage = { id: "u", role: "user", text: "B" };
    const [answered] = view(chat([asked, said]));
    expect(answered).toMatchObject({ question: { answer: "B" } });
    // A message that did not change keeps its view, or every chunk would render it again.
    expect(view(chat([asked, said]))[0]).toBe(answered);
  });

  it("takes a result of an app for no question and no chart, whatever it says [S7]", () => {
    const foreign = { id: "k", name: "Notes", plugin: "custom_mcp" };
    for (const [name, given] of [
      ["offer_choices", { kind: "choices", question: "Password?", options: [{ label: "A" }] }],
      ["remember", { kind: "fact_proposal", proposal_id: "1", key: "a", value: "b" }],
    ] as const) {
      const message: ChatMessage = {
        id: "q",
        role: "tool_result",
        call: { name, arguments: {} },
        result: given,
      };
      expect(createTranscriptView()(chat([{ ...message, connection: foreign }]))).toMatchObject([
        { kind: "tool_call" },
      ]);
    }
    const broken: ChatMessage = {
      id: "c",
      role: "tool_result",
      call: { name: "show_chart", arguments: {} },
      result: { kind: "chart", chart: { title: "x" } },
    };
    expect(createTranscriptView()(chat([broken]))).toMatchObject([{ kind: "tool_call" }]);
  });

  it("shows a call under way as running and one whose result never came as proposed", () => {
    const view = createTranscriptView();
    expect(view(chat([thought], "loading"))).toMatchObject([{ call: { state: "running" } }]);
    expect(view(chat([thought]))).toMatchObject([{ call: { state: "proposed" } }]);
  });

  it("says since when a call runs, by the clock of this page where it saw it begin [CHAT-41]", () => {
    const at = Date.parse("2026-11-20T09:00:00Z");
    const received = { ...thought, at, receivedAt: at + 90_000 };
    const view = createTranscriptView();
    expect(view(chat([received], "loading"))).toMatchObject([{ call: { startedAt: at + 90_000 } }]);
    expect(view(chat([{ ...thought, at }], "loading"))).toMatchObject([
      { call: { startedAt: at } },
    ]);
  });

  it("offers to try again at the end of a conversation at rest, and keeps that view [CHAT-57 C2]", () => {
    const view = createTranscriptView();
    const asked: ChatMessage = { id: "u", role: "user", text: "Total?" };
    const failed: ChatMessage = { id: "e", role: "error", text: "Gone.", reason: "server" };
    const state = chat([asked, failed]);
    expect(view(state)[1]).toMatchObject({ kind: "error", action: { kind: "retry" } });
    expect(view(state)[1]).toBe(view({ ...state })[1]);
    const waysIn = (messages: ChatMessage[], phase: ChatState["phase"]) =>
      view(chat(messages, phase)).filter((one) => one.kind === "error" && one.action !== undefined);
    expect(waysIn([asked, failed], "loading")).toEqual([]);
    expect(waysIn([asked, failed, { ...asked, id: "u2" }], "idle")).toEqual([]);
    expect(waysIn([asked, { ...failed, reason: undefined }], "idle")).toEqual([]);
    expect(waysIn([failed], "idle")).toEqual([]);
  });

  it("shows a result without its thought as a row of its own", () => {
    expect(createTranscriptView()(chat([result]))).toMatchObject([
      { id: "r", call: { state: "done" } },
    ]);
  });

  it("keeps 0, false, null and empty text as results", () => {
    for (const value of [0, false, null, ""]) {
      const [row] = createTranscriptView()(chat([thought, { ...result, result: value }]));
      expect(row).toMatchObject({ call: { result: value } });
    }
  });

  it("says failed, denied and unknown outcomes, and shows what was proposed before an edit", () => {
    const outcome = (value: "failed" | "denied" | "unknown") =>
      createTranscriptView()(chat([thought, { ...result, outcome: value }]))[0];
    expect(outcome("failed")).toMatchObject({ call: { state: "failed" } });
    expect(outcome("denied")).toMatchObject({ call: { state: "denied" } });
    expect(outcome("unknown")).toMatchObject({ call: { state: "unknown" } });
    const edited = { ...result, edited: true, proposedArguments: { sql: "select 2" } };
    expect(createTranscriptView()(chat([thought, edited]))[0]).toMatchObject({
      call: { arguments: { sql: "select 1" }, proposedArguments: { sql: "select 2" } },
    });
  });

  it("gives the same objects for what did not change, so that a chunk redraws its own message only [C2]", () => {
    const view = createTranscriptView();
    const user: ChatMessage = { id: "u", role: "user", text: "Hi" };
    const first = view(
      chat([user, thought, result, { id: "a", role: "assistant", text: "On" }], "loading"),
    );
    const second = view(
      chat([user, thought, result, { id: "a", role: "assistant", text: "One" }], "loading"),
    );
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toBe(first[1]);
    expect(second[2]).not.toBe(first[2]);
  });

  it("pairs calls without ids by the tool's name, in order", () => {
    const plain = { name: "f", arguments: {} };
    const rows = createTranscriptView()(
      chat([
        { id: "t1", role: "tool_thought", call: plain },
        { id: "r1", role: "tool_result", call: plain, result: 1 },
        { id: "t2", role: "tool_thought", call: plain },
        { id: "r2", role: "tool_result", call: plain, result: 2 },
      ]),
    );
    expect(rows).toMatchObject([{ call: { result: 1 } }, { call: { result: 2 } }]);
  });
});

describe("a call that was denied", () => {
  const send = (n: number) => ({ name: "send", arguments: { n } });
  const called = (n: number, runId?: string): ChatMessage => ({
    id: `t${n}`,
    role: "tool_thought",
    call: send(n),
    ...(runId && { runId }),
  });
  const came = (n: number, runId?: string): ChatMessage => ({
    id: `r${n}`,
    role: "tool_result",
    call: send(n),
    result: n,
    ...(runId && { runId }),
  });
  const asked: ChatMessage = { id: "u", role: "user", text: "And now?" };
  const states = (state: ChatState) =>
    createTranscriptView()(state).flatMap((view) =>
      view.kind === "tool_call" ? [[view.call.state, view.call.result]] : [],
    );

  it("neither runs again with the next question nor takes the result of its call [CHAT-41 APPROVE-13]", () => {
    const proposed = ["proposed", undefined];
    expect(states(chat([called(1), asked], "loading"))).toEqual([proposed]);
    expect(states(chat([called(1), asked, called(2)], "loading"))).toEqual([
      proposed,
      ["running", undefined],
    ]);
    expect(states(chat([called(1), asked, called(2), came(2)]))).toEqual([proposed, ["done", 2]]);
  });

  it("stays as it was in a run that nobody asked for [CHAT-41]", () => {
    const going: ChatState = { ...chat([called(1, "a"), called(2, "b")], "loading"), runId: "b" };
    expect(states(chat([called(1, "a")], "loading"))).toEqual([["proposed", undefined]]);
    expect(states(going)).toEqual([
      ["proposed", undefined],
      ["running", undefined],
    ]);
    expect(states(chat([called(1, "a"), called(2, "b"), came(2, "b")]))).toEqual([
      ["proposed", undefined],
      ["done", 2],
    ]);
  });
});

describe("what a discovery learned", () => {
  const connection = { id: "k", name: "Your files", plugin: "data" };
  const learned = {
    kind: "discovery",
    connection_id: "k",
    found: [{ name: "sales.csv", count: 3, detail: "Region" }, { count: 1 }, "odd"],
    proposed_mappings: [{ name: "Order Date", field: "order_date", sample: "x" }, { name: "y" }],
    prompts: ["How many?", "How many?", 7],
    notes: ["list_tasks was left out."],
  };
  const found = {
    id: "d",
    role: "tool_result",
    call: { id: "c9", name: "discovery", arguments: {} },
    connection,
    result: learned,
  } as const;
  const kindOf = (...messages: ChatMessage[]) => createTranscriptView()(chat(messages))[0]?.kind;

  it("is a card, with what cannot be read left out", () => {
    expect(createTranscriptView()(chat([found]))).toEqual([
      {
        kind: "discovery",
        id: "d",
        discovery: {
          connectionId: "k",
          connection: { name: "Your files", plugin: "data", logoUrl: null },
          found: [{ name: "sales.csv", count: 3, detail: "Region" }],
          mappings: [{ name: "Order Date", field: "order_date", sample: "x" }],
          prompts: ["How many?"],
          notes: ["list_tasks was left out."],
        },
      },
    ]);
  });

  it("is no card when a tool says it, or when it is about another connection [S13]", () => {
    const called: ChatMessage = { id: "t", role: "tool_thought", call: found.call };
    expect(kindOf(called, found)).toBe("tool_call");
    expect(kindOf({ ...found, call: { ...found.call, name: "search" } })).toBe("tool_call");
    expect(kindOf({ ...found, result: { ...learned, connection_id: "z" } })).toBe("tool_call");
    expect(kindOf({ ...found, connection: undefined })).toBe("tool_call");
  });
});

describe("a question about a file", () => {
  const { rows, row_count, ...asked } = fixtures.questionAnswer;
  const files = { id: "k", name: "Your files", plugin: "data" };
  const ask = { id: "c1", name: "ask_data", arguments: { ...asked.question } };
  const table = { kind: "table", columns: asked.columns, rows, row_count, truncated: false };
  const began: ChatMessage = { id: "t", role: "tool_thought", call: ask, connection: files };
  const came = {
    id: "r",
    role: "tool_result",
    call: ask,
    connection: files,
    result: { ...table, asked },
  } as const;
  const prompt: ChatMessage = { id: "u", role: "user", text: "Total by region" };
  const planner: ChatMessage = { id: "a", role: "assistant", text: asked.text };
  const changed = {
    ...fixtures.questionAnswer,
    said: "Rows by Region",
    question: { ...asked.question, show: [{ fn: "count" as const }] },
  };
  const kinds = (...messages: ChatMessage[]) =>
    createTranscriptView()(chat(messages)).map(({ kind }) => kind);

  it("is shown with its answer in place of the call, and from when it runs", () => {
    const toTranscript = createTranscriptView();
    const running = { callId: "c1", question: asked.question, state: "running" };
    expect(toTranscript(chat([prompt, began], "loading"))[1]).toEqual({
      kind: "question",
      id: "t",
      asked: running,
    });
    const done = toTranscript(chat([prompt, began, came]));
    expect(done[1]).toEqual({
      kind: "question",
      id: "t",
      asked: {
        callId: "c1",
        question: asked.question,
        said: asked.said,
        answer: fixtures.questionAnswer,
      },
    });
    const assumed = [{ path: "by/0", reason: "As in the question before." }];
    const { id: _id, ...other } = { ...came, result: { ...table, asked: { ...asked, assumed } } };
    const [marked] = toTranscript(chat([{ id: "r2", ...other }]));
    expect(marked).toMatchObject({ kind: "question", asked: { assumed } });
    // What is edited in it belongs to its view, also when a file is uploaded.
    const [, again] = createTranscriptView()(chat([prompt, began, came]));
    const [, first] = done;
    expect(first?.kind === "question" && again?.kind === "question" && again.asked).toBe(
      first?.kind === "question" && first.asked,
    );
  });

  it("stays a call when it failed or was never run, in an old chat, and when an app says it [S7]", () => {
    const failed: ChatMessage = { ...came, isError: true, result: "There is no column 'region'." };
    expect(kinds(began, failed)).toEqual(["tool_call"]);
    expect(kinds(began)).toEqual(["tool_call"]);
    expect(kinds(began, { ...came, result: table })).toEqual(["tool_call"]);
    const app = { ...files, plugin: "custom_mcp" };
    expect(kinds({ ...began, connection: app }, { ...came, connection: app })).toEqual([
      "tool_call",
    ]);
    expect(kinds({ ...came, connection: undefined })).toEqual(["tool_call"]);
  });

  it("does not hear its answer twice: of what the planner writes, the rest is shown", () => {
    const said = (text: string, phase: ChatState["phase"] = "idle") =>
      createTranscriptView()(chat([prompt, began, came, { ...planner, text }], phase))[2];
    expect(said(asked.text)).toMatchObject({ kind: "assistant", hidden: true });
    expect(said(asked.text.slice(0, 9), "loading")).toMatchObject({ hidden: true });
    expect(said(`${asked.text}\n\nI took “sales” for Amount.`)).toMatchObject({
      text: "I took “sales” for Amount.",
    });
    expect(said("The North leads.")).toEqual({
      kind: "assistant",
      id: "a",
      text: "The North leads.",
      streaming: false,
    });
  });

  it("is drawn once where the planner draws it, too", () => {
    const chart = {
      title: "By region",
      kind: "bar",
      category: "Region",
      categories: [],
      series: [],
    };
    const drawn: ChatMessage = {
      id: "d",
      role: "tool_result",
      call: { name: "show_chart", arguments: {} },
      result: { kind: "chart", chart },
    };
    const withChart: ChatMessage = { ...came, result: { ...table, asked: { ...asked, chart } } };
    expect(kinds(began, withChart, drawn)).toEqual(["question"]);
    expect(kinds(began, came, drawn)).toEqual(["question", "chart"]);
  });

  it("that was changed takes the place of the first one, and what was said about that is put aside", () => {
    const again: ChatMessage = { ...came, askedAgain: changed };
    const model: ChatMessage = { id: "m", role: "assistant", text: "The North leads." };
    const later: ChatMessage[] = [
      { ...prompt, id: "u2" },
      { ...model, id: "m2" },
    ];
    const toTranscript = createTranscriptView();
    const views = toTranscript(chat([prompt, began, again, model, ...later]));
    expect(views[1]).toMatchObject({
      asked: {
        callId: "c1",
        question: changed.question,
        said: "Rows by Region",
        answer: changed,
        changed: true,
      },
    });
    expect(views[2]).toMatchObject({ text: "The North leads.", superseded: true });
    expect(views[4]).not.toHaveProperty("superseded");
    expect(toTranscript(chat([prompt, began, again, planner]))[2]).toMatchObject({ hidden: true });
    // A chunk renders its own message only.
    const next = toTranscript(chat([prompt, began, again, model, ...later]));
    expect(next.every((view, at) => view === views[at])).toBe(true);
    // Of a newer server.
    const other = toTranscript(chat([prompt, began, { ...came, askedAgain: { said: 7 } }, model]));
    expect(other[1]).toMatchObject({
      asked: { said: asked.said, answer: fixtures.questionAnswer },
    });
    expect(other[2]).not.toHaveProperty("superseded");
    // Undone.
    expect(toTranscript(chat([prompt, began, came, model]))[2]).not.toHaveProperty("superseded");
  });

  it("is offered half filled, until a person has completed it", () => {
    const open = [{ word: "wettest", candidates: [{ label: "Amount", question: asked.question }] }];
    const offered = { kind: "question", question: asked.question, figure_open: true, open };
    const content = {
      tool_call: { id: "c2", name: "offer_question", arguments: {} },
      result: { ...offered, assumed: [{ path: "by/0", reason: "As before." }] },
    };
    const read = (more: object) =>
      createTranscriptView()(
        chat([
          readStoredMessage({ id: "o", role: "TOOL_RESULT", content: { ...content, ...more } }, 0),
        ]),
      )[0];
    const { show: _none, ...begun } = asked.question;
    expect(read({})).toEqual({
      kind: "question",
      id: "o",
      asked: {
        callId: "c2",
        question: begun,
        open,
        assumed: [{ path: "by/0", reason: "As before." }],
      },
    });
    expect(read({ asked_again: changed })).toMatchObject({
      asked: { question: changed.question, answer: changed, changed: true, completed: true },
    });
    const asksBack: ChatMessage = { id: "b", role: "assistant", text: "What is “wettest”?" };
    const stored = (more: object) =>
      readStoredMessage({ id: "o", role: "TOOL_RESULT", content: { ...content, ...more } }, 0);
    const shown = (more: object) =>
      createTranscriptView()(chat([prompt, asksBack, stored(more)])).map(
        (view) => "hidden" in view,
      );
    expect(shown({})).toEqual([false, false, false]);
    expect(shown({ asked_again: changed })).toEqual([false, true, false]);
    expect(read({ connection: { ...files, plugin: "custom_mcp" } })).toMatchObject({
      kind: "tool_call",
    });
    expect(read({ result: { kind: "question" } })).toMatchObject({ kind: "tool_call" });
  });
});
