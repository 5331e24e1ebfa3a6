import { describe, expect, it } from "vitest";
import { normaliseEvent } from "@switchboard/api-client/stream";
import { joinChunks } from "./chunked-text.ts";
import { readStoredMessage } from "./read-message.ts";
import { type ChatMessage, type ChatState, emptyChat, type PendingApproval } from "./chat-state.ts";
import { chatReducer, sessionTitle, type ChatEvent } from "./run-reducer.ts";

const at = "2026-11-20T09:00:00.000Z";
const sent = (prompt = "Total by region?"): ChatEvent => ({ type: "prompt_sent", prompt, at });
const says = (event: Record<string, unknown>): ChatEvent => ({
  type: "stream",
  event: normaliseEvent(event),
});
const run = (events: readonly ChatEvent[], from: ChatState = emptyChat): ChatState =>
  events.reduce(chatReducer, from);
const texts = (state: ChatState) =>
  state.messages.map((m) => ("text" in m ? `${m.role}: ${joinChunks(m.text)}` : m.role));

const hitl = {
  type: "hitl_required",
  tool_call: { id: "c1", name: "create_task", arguments: { title: "Call Maya" } },
  approval_id: "a1",
};
const approval: PendingApproval = {
  call: { id: "c1", name: "create_task", arguments: { title: "Call Maya" } },
  approvalId: "a1",
  expiresAt: null,
  connection: null,
  effect: null,
  sentence: null,
  because: null,
  schema: null,
  origins: [],
  position: null,
};

describe("what the stream says", () => {
  it("has the time and the run that the server tells, and why a run failed [CHAT-44 CHAT-57]", () => {
    const place = { run_id: "r1", created_at: "2026-11-20T08:59:58.500Z" };
    const { messages } = run([
      sent(),
      says({ type: "assistant", content: "Well", seq: 1, ...place }),
      says({ type: "assistant", content: " then", seq: 2, ...place, created_at: "not a time" }),
      says({ type: "status", content: "Here", seq: 3, run_id: "r1", created_at: "nor this" }),
      says({ type: "error", content: "Gone.", reason: "model", seq: 4, ...place }),
    ]);
    const origin = { runId: "r1", at: Date.parse(place.created_at) };
    expect(messages[1]).toMatchObject({ text: "Well then", ...origin });
    expect(messages[2]).not.toHaveProperty("at");
    expect(messages[3]).toMatchObject({ role: "error", reason: "model", ...origin });
  });
});

describe("what a model thinks", () => {
  it("grows in one message apart from its answer, and lets a denied run go on", () => {
    const state = run([
      sent(),
      says({ type: "reasoning", content: "First ", seq: 1 }),
      says({ type: "reasoning", content: "this.", seq: 2 }),
      says({ type: "assistant", content: "So.", seq: 3 }),
      says({ type: "reasoning", content: "More.", seq: 4 }),
    ]);
    expect(texts(state).slice(1)).toEqual([
      "reasoning: First this.",
      "assistant: So.",
      "reasoning: More.",
    ]);
  });
});

describe("a run that has reached its limit of credits", () => {
  const question = { id: "q1", run_id: "r1", used: 5 };
  const reached = says({ type: "credit_limit_reached", question, seq: 2, run_id: "r1" });

  it("keeps the inputs locked when the stream ends, until it goes on [CHAT-51]", () => {
    const waiting = run([sent(), reached, { type: "stream_ended" }]);
    expect(waiting).toMatchObject({
      phase: "awaiting_approval",
      creditsUsed: 5,
      credits: question,
    });
    const failed = run([{ type: "go_on_sent" }, { type: "go_on_failed", message: "No." }], waiting);
    expect(failed).toMatchObject({
      phase: "awaiting_approval",
      continuing: { pending: false, error: "No." },
    });
    const going = run([{ type: "continued" }], failed);
    expect(going).toMatchObject({ phase: "loading", credits: null, continuing: { error: null } });
    expect(run([{ type: "stream_ended" }], going).phase).toBe("idle");
  });

  it("is there again when the chat is opened, and says what it has used while it goes on", () => {
    const session = { sessionId: "s", title: "T", messages: [] };
    const live = { runId: "r1", lastSeq: 2, startedAt: at, approval: null, credits: question };
    const opened = run([{ type: "opened", ...session, live: { ...live, creditsUsed: 5 } }]);
    expect(opened).toMatchObject({ phase: "awaiting_approval", creditsUsed: 5 });
    const result = {
      type: "tool_result",
      tool_call: { id: "c", name: "look", arguments: {} },
      result: "seen",
      credits_used: 6,
    };
    const next = run([{ type: "continued" }, says(result)], opened);
    expect(next.creditsUsed).toBe(6);
    expect(run([sent()], next).creditsUsed).toBe(0);
  });

  it.each([{}, { question: null }, { question: { id: "q1" } }])(
    "shows %j, which it cannot read, as an event that it does not know",
    (members) => {
      const { messages, phase } = run([sent(), says({ type: "credit_limit_reached", ...members })]);
      expect(messages.at(-1)).toMatchObject({ role: "unknown" });
      expect(phase).toBe("loading");
    },
  );
});

describe("a connection that the run waits for", () => {
  const reconnect = {
    id: "w1",
    run_id: "r1",
    problem: "Invalid key (401).",
    tool_call: { id: "c1", name: "list_issues", arguments: {} },
    connection: { id: "k", name: "Our tracker", plugin: "redmine", logo_url: null },
  };
  const needed = says({ type: "reconnect_required", reconnect, seq: 2, run_id: "r1" });

  it("keeps the inputs locked when the stream ends, until it is mended [CHAT-51 CHAT-61]", () => {
    const waiting = run([sent(), needed, { type: "stream_ended" }]);
    expect(waiting).toMatchObject({ phase: "awaiting_approval", reconnect: { id: "w1" } });
    const mended = run([{ type: "reconnected" }], waiting);
    expect(mended).toMatchObject({ phase: "loading", reconnect: null });
    expect(run([{ type: "stream_ended" }], mended).phase).toBe("idle");
  });

  it("can be skipped again in a later run, although the first answer never came [CHAT-61]", () => {
    const skipping = run([sent(), needed, { type: "skip_sent" }]);
    expect(skipping.skipping.pending).toBe(true);
    const later = { ...reconnect, id: "w2", run_id: "r2" };
    const again = says({ type: "reconnect_required", reconnect: later, seq: 1, run_id: "r2" });
    const failed = { type: "stream_failed", message: "Lost.", fallback: "" } as const;
    const waiting = run([failed, sent(), again], skipping);
    expect(waiting).toMatchObject({ reconnect: { id: "w2" }, skipping: { pending: false } });
  });

  it("can stand beside a call that waits for approval, and leaves that waiting [STREAM-08]", () => {
    const both = run([sent(), needed, says({ ...hitl, seq: 3, run_id: "r1" })]);
    expect(both.approval?.approvalId).toBe("a1");
    expect(run([{ type: "reconnected" }], both).phase).toBe("awaiting_approval");
  });

  it("is there again when the chat is opened, and gone when the run was ended", () => {
    const live = { runId: "r1", lastSeq: 2, startedAt: at, approval: null, reconnect };
    const session = { sessionId: "s", title: "", messages: [] };
    const opened = run([{ type: "opened", ...session, live }]);
    expect(opened).toMatchObject({ phase: "awaiting_approval", reconnect: { id: "w1" } });
    expect(run([{ type: "opened", ...session, live: null }], opened).reconnect).toBeNull();
  });
});

describe("sending", () => {
  it("adds the user's message at once and locks the inputs [CHAT-51 CHAT-52]", () => {
    const state = run([sent()]);
    expect(texts(state)).toEqual(["user: Total by region?"]);
    expect(state.phase).toBe("loading");
  });

  it("is idle again when the stream ends, with or without an error [CHAT-61]", () => {
    expect(run([sent(), { type: "stream_ended" }]).phase).toBe("idle");
    expect(
      run([
        sent(),
        { type: "stream_failed", message: null, fallback: "An unknown error occurred." },
      ]).phase,
    ).toBe("idle");
  });

  it("says the server's detail, else the fixed sentence [CHAT-57 CHAT-58 ERR-01 ERR-02]", () => {
    const fail = (message: string | null) =>
      run([sent(), { type: "stream_failed", message, fallback: "An unknown error occurred." }]);
    expect(texts(fail("Not enough credits.")).at(-1)).toBe("error: Not enough credits.");
    expect(texts(fail(null)).at(-1)).toBe("error: An unknown error occurred.");
  });

  it("takes a refused prompt out of the conversation when its text went back to the composer", () => {
    const state = run([
      sent("first"),
      { type: "stream_ended" },
      sent("too long"),
      {
        type: "stream_failed",
        message: "The message is too long.",
        fallback: "",
        withdrawn: true,
      },
    ]);
    expect(texts(state)).toEqual(["user: first", "error: The message is too long."]);
    expect(state.lastPrompt).toBe("first");
  });

  it("keeps what had arrived when the stream breaks off", () => {
    const state = run([
      sent(),
      says({ type: "assistant", content: "Half an ans" }),
      { type: "stream_failed", message: "Cut.", fallback: "" },
    ]);
    expect(texts(state)).toEqual([
      "user: Total by region?",
      "assistant: Half an ans",
      "error: Cut.",
    ]);
  });
});

describe("stream", () => {
  it("appends a chunk that directly follows an assistant message [STREAM-04]", () => {
    const state = run([
      sent(),
      says({ type: "assistant", content: "Six " }),
      says({ type: "assistant", content: "accounts" }),
    ]);
    expect(texts(state).slice(1)).toEqual(["assistant: Six accounts"]);
  });

  it("starts a new assistant message after any other message [STREAM-05]", () => {
    const state = run([
      sent(),
      says({ type: "assistant", content: "a" }),
      says({ type: "status", content: "Looking." }),
      says({ type: "assistant", content: "b" }),
    ]);
    expect(texts(state).slice(1)).toEqual(["assistant: a", "status: Looking.", "assistant: b"]);
  });

  it("adds a chunk to the message that it names, wherever that stands, and to no other [STREAM-04 C11]", () => {
    const chunk = (run_id: string, message_id: string, content: string) =>
      says({ type: "assistant", content, message_id, run_id });
    const state = run([
      sent(),
      chunk("r1", "m1", "Hel"),
      { type: "note", key: "stop", text: "The server could not be reached.", reason: "failed" },
      chunk("r1", "m1", "lo"),
      { type: "stream_ended" },
      { type: "discovery_started", at },
      chunk("r2", "m2", "Found"),
      chunk("r2", "m3", "more."),
    ]);
    expect(texts(state)).toEqual([
      "user: Total by region?",
      "assistant: Hello",
      "status: The server could not be reached.",
      "assistant: Found",
      "assistant: more.",
    ]);
    expect(state.messages.slice(3).map(({ id }) => id)).toEqual(["m2", "m3"]);
  });

  it("makes every other event a message of its role [STREAM-06]", () => {
    const call = { id: "c", name: "query_data", arguments: { sql: "select 1" } };
    const state = run([
      sent(),
      says({ type: "tool_thought", tool_call: call }),
      says({ type: "tool_result", tool_call: call, result: 0 }),
      says({ type: "status", content: "s" }),
      says({ type: "error", content: "e" }),
    ]);
    expect(state.messages.map((m) => m.role)).toEqual([
      "user",
      "tool_thought",
      "tool_result",
      "status",
      "error",
    ]);
  });

  it("stores the call of hitl_required, opens the dialog and ignores the rest of that stream [STREAM-08 STREAM-09 STREAM-10]", () => {
    const state = run([
      sent(),
      says(hitl),
      says({ type: "assistant", content: "late" }),
      { type: "stream_ended" },
    ]);
    expect(state.phase).toBe("awaiting_approval");
    expect(state.approval).toMatchObject({
      approvalId: "a1",
      call: { name: "create_task", arguments: { title: "Call Maya" } },
    });
    expect(texts(state)).toEqual(["user: Total by region?"]);
  });

  it("takes the session of a new chat from session_id, with its title [STREAM-11]", () => {
    const state = run([
      sent(),
      says({ type: "session_id", session_id: "s1", title: "Total by region?" }),
    ]);
    expect([state.sessionId, state.title]).toEqual(["s1", "Total by region?"]);
  });

  it("changes nothing by session_id in a chat that has a session [STREAM-13]", () => {
    const open: ChatState = { ...emptyChat, sessionId: "s0", title: "Kept" };
    const state = run(
      [sent(), says({ type: "session_id", session_id: "s1", title: "Other" })],
      open,
    );
    expect([state.sessionId, state.title]).toEqual(["s0", "Kept"]);
  });

  it("makes no message of control events [STREAM-15]", () => {
    const state = run([
      sent(),
      says({ type: "balance_update", new_balance: 3 }),
      says({ type: "session_id", session_id: "s" }),
      says(hitl),
    ]);
    expect(state.messages).toHaveLength(1);
  });

  it("asks and tells without words that it does not know, and without places in a queue that hold nothing [STREAM-17]", () => {
    const call = { id: "c1", name: "create_task", arguments: {} };
    const asked = run([says({ ...hitl, effect: "teleport", queue: [null, 7, { tool_call: {} }] })]);
    expect(asked.approval).toEqual({ ...approval, effect: null });
    expect(asked.others).toEqual([]);
    const { messages } = run([
      says({ type: "tool_thought", tool_call: call, effect: "teleport" }),
      says({ type: "tool_result", tool_call: call, effect: 7, outcome: "vanished", result: 0 }),
    ]);
    expect(messages[0]).toMatchObject({ role: "tool_thought", effect: undefined });
    expect(messages[1]).toMatchObject({ effect: undefined, outcome: undefined, result: 0 });
  });

  it("shows an unknown event instead of failing on it [STREAM-17]", () => {
    const state = run([sent(), says({ type: "tea_break", minutes: 5 })]);
    expect(state.messages.at(-1)).toMatchObject({
      role: "unknown",
      value: { type: "tea_break", minutes: 5 },
    });
  });

  it("takes nothing beside a call that it cannot read [STREAM-17]", () => {
    const call = { id: "c", name: "query_data", arguments: {} };
    const beside = {
      tool_call: call,
      connection: "tasks",
      effect: "magic",
      label: { en: "Look" },
      outcome: "success",
      duration_ms: "12",
      proposed_arguments: [1],
    };
    const { messages } = run([
      sent(),
      says({ type: "tool_thought", ...beside }),
      says({ type: "tool_result", ...beside, result: 1 }),
    ]);
    const result = { result: 1, isError: false, edited: false };
    expect(messages.slice(1)).toEqual([
      { id: expect.any(String), role: "tool_thought", call },
      { id: expect.any(String), role: "tool_result", call, ...result },
    ]);
  });

  it("applies each numbered event once, whatever is replayed after a cut [R4]", () => {
    const chunk = (seq: number, content: string) =>
      says({ type: "assistant", content, seq, run_id: "r1" });
    const state = run([
      sent(),
      chunk(1, "a"),
      chunk(2, "b"),
      { type: "line_cut", offline: false },
      chunk(1, "a"),
      chunk(2, "b"),
      chunk(3, "c"),
    ]);
    expect(texts(state).at(-1)).toBe("assistant: abc");
    expect(state.phase).toBe("loading");
  });

  it("tells a lost line from a device without a network, and is loading again once the line is back [R4]", () => {
    const phases = (events: readonly ChatEvent[]) =>
      events.map((_, index) => run(events.slice(0, index + 1), run([sent()])).phase);
    const cut = (offline: boolean): ChatEvent => ({ type: "line_cut", offline });
    expect(phases([cut(false), cut(true), cut(false), { type: "line_back" }])).toEqual([
      "reconnecting",
      "offline",
      "reconnecting",
      "loading",
    ]);
    expect(phases([cut(true), says({ type: "assistant", content: "a" })])).toEqual([
      "offline",
      "loading",
    ]);
    expect(run([cut(true)]).phase).toBe("idle");
  });

  it("tells so, too, while a decision is on its way, and waits again once the line is back [A9 C11]", () => {
    const cut: ChatEvent = { type: "line_cut", offline: true };
    const asked = run([sent(), says(hitl)]);
    expect(run([cut], asked).phase).toBe("offline");
    expect(run([cut, { type: "line_back" }], asked).phase).toBe("awaiting_approval");
    expect(run([cut, { type: "approved", name: "create_task", at }], asked).phase).toBe("loading");
    const late = [says({ type: "assistant", content: "late" }), { type: "stream_ended" }] as const;
    expect(run([cut, ...late, { type: "line_back" }], asked)).toEqual(asked);
  });

  it("begins to count anew with the next run", () => {
    const chunk = (run_id: string, seq: number, content: string) =>
      says({ type: "assistant", content, seq, run_id });
    const state = run([
      sent("1"),
      chunk("r1", 7, "x"),
      { type: "stream_ended" },
      sent("2"),
      chunk("r2", 1, "y"),
    ]);
    expect(texts(state).at(-1)).toBe("assistant: y");
  });

  it("reads a call nested under function with JSON text for arguments [CHAT-47]", () => {
    const state = run([
      sent(),
      says({
        type: "tool_thought",
        tool_call: { id: "c", function: { name: "f", arguments: '{"a":1}' } },
      }),
    ]);
    expect(state.messages.at(-1)).toMatchObject({ call: { name: "f", arguments: { a: 1 } } });
  });
});

describe("discovering", () => {
  it("is told from an answer to a prompt, as it has a limit of its own [DISC-03]", () => {
    const discovering = run([{ type: "discovery_started", at }]);
    expect(discovering.discovering).toBe(true);
    expect(run([sent()], run([{ type: "stream_ended" }], discovering)).discovering).toBe(false);
  });
});

describe("deciding", () => {
  const waiting = run([sent("Create a task"), says(hitl)]);

  it("adds the status line of an approval and no second user message [APPROVE-10 A11]", () => {
    const state = run([{ type: "approved", name: "create_task", at }], waiting);
    expect(texts(state)).toEqual([
      "user: Create a task",
      "status: User approved tool call: create_task",
    ]);
    expect([state.phase, state.approval]).toEqual(["loading", null]);
  });

  it("keeps the last prompt for the re-send [APPROVE-07]", () => {
    expect(waiting.lastPrompt).toBe("Create a task");
  });

  it("closes the dialog, stops loading and says so on a denial [APPROVE-11 APPROVE-12 APPROVE-13 A11]", () => {
    const state = run([{ type: "denied" }], waiting);
    expect(texts(state).at(-1)).toBe("status: Tool call denied by user. Task halted.");
    expect([state.phase, state.approval]).toEqual(["idle", null]);
  });
});

describe("opening", () => {
  it("goes on with the live run of a stored session after its last known event [R4]", () => {
    const state = run([
      {
        type: "opened",
        sessionId: "s1",
        title: "T",
        messages: [
          { id: "u", role: "user", text: "Hi" },
          { id: "a", role: "assistant", text: "Hel" },
        ],
        live: { runId: "r1", lastSeq: 4, startedAt: at, approval: null },
      },
      says({ type: "assistant", content: "again", seq: 4, run_id: "r1" }),
      says({ type: "assistant", content: "lo", seq: 5, run_id: "r1" }),
    ]);
    expect(texts(state)).toEqual(["user: Hi", "assistant: Hello"]);
    expect(state.lastPrompt).toBe("Hi");
  });

  it("asks a question of the bar again as it was, and not its words", () => {
    const question = { table: "orders", show: [{ fn: "count" as const }] };
    const stored = { id: "u", role: "USER", content: { content: "Number of rows", question } };
    const state = run([
      {
        type: "opened",
        sessionId: "s1",
        title: "T",
        messages: [stored].map(readStoredMessage),
        live: null,
      },
    ]);
    expect(state.lastQuestion).toEqual(question);
  });

  it("counts the tool calls that its run made before", () => {
    const call = (id: string): ChatMessage => ({
      id,
      role: "tool_thought",
      call: { id, name: "query_data", arguments: {} },
    });
    const opened = (live: object | null): ChatEvent => ({
      type: "opened",
      sessionId: "s1",
      title: "T",
      messages: [
        { id: "u1", role: "user", text: "One" },
        call("t1"),
        { id: "u2", role: "user", text: "Two" },
        call("t2"),
        call("t3"),
      ],
      live: live && { runId: "r2", lastSeq: 9, startedAt: at, approval: null },
    });
    expect(run([opened({})]).toolCalls).toBe(2);
    const next = {
      type: "tool_thought",
      tool_call: { id: "t4", name: "query_data", arguments: {} },
    };
    expect(run([opened({}), says(next)]).toolCalls).toBe(3);
    expect(run([opened(null)]).toolCalls).toBe(0);
  });

  it("opens the dialog again for a call that still waits [A9]", () => {
    const state = run([
      {
        type: "opened",
        sessionId: "s",
        title: "T",
        messages: [],
        live: { runId: "r", lastSeq: 3, startedAt: null, approval },
      },
    ]);
    expect(state.phase).toBe("awaiting_approval");
  });
});

describe("upload lines", () => {
  it("replaces the line of an upload by its outcome [UPLOAD-07 UPLOAD-08 UPLOAD-09]", () => {
    const state = run([
      { type: "note", key: "u1", text: "Uploading 'a.csv'..." },
      { type: "note", key: "u2", text: "Uploading 'b.csv'..." },
      {
        type: "note",
        key: "u1",
        text: "Successfully uploaded 'a.csv'. It is now available for queries.",
      },
    ]);
    expect(texts(state)).toEqual([
      "status: Successfully uploaded 'a.csv'. It is now available for queries.",
      "status: Uploading 'b.csv'...",
    ]);
  });
});

describe("sessionTitle", () => {
  it("is the first 50 characters of the prompt [CHAT-60 LIMIT-04]", () => {
    expect(sessionTitle("x".repeat(60))).toBe("x".repeat(50));
  });
  it("does not cut a character in two", () => {
    expect([...sessionTitle("🦊".repeat(60))]).toHaveLength(50);
  });
  it("is Discovery without a prompt [STREAM-11]", () => {
    expect(sessionTitle(null)).toBe("Discovery");
  });
});
