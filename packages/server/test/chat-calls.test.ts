import type {
  AppInfo,
  Approval,
  ChatSessionDetail,
  ChatSessionPage,
  LedgerPage,
  Run,
} from "@switchboard/api-client/types";
import { zRunEvent } from "@switchboard/api-client/schemas";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { giveCredits } from "../src/domain/credits/credits.ts";
import { newId } from "../src/ids.ts";
import { onlyModel, scriptedModel } from "./agent-stores.ts";
import { login } from "./portal.ts";
import {
  answerOf,
  ask,
  connectionIds,
  enableTasks,
  readStream,
  runBody,
  type WireEvent,
} from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const RUN = "/api/switchboard-chat/run";

/** Leaves one credit of the 500 that a new person has. */
async function takeAllButOne({ deps }: TestServer, person: TestClient) {
  const { id: userId } = await person.me();
  await deps.store.transaction((tx) =>
    giveCredits(deps, tx, {
      userId,
      amount: -499_00,
      reason: "admin",
      cause: "Taken for a test",
      sourceKey: `test:${userId}`,
    }),
  );
}

describe("the chat calls", () => {
  let server: TestServer;
  let client: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
    client = await server.signUp();
    await enableTasks(client);
  });

  const detail = async (response: Response) => ({
    status: response.status,
    detail: ((await response.json()) as { detail: unknown }).detail,
  });
  const post = async (body: Record<string, unknown>, by = client) => by.send("POST", RUN, body);
  async function waiting(prompt = "create a task to call Maya") {
    const events = await ask(client, prompt, { connection_ids: await connectionIds(client) });
    const question = events.at(-1) as WireEvent;
    expect(question.type).toBe("hitl_required");
    return { question, sessionId: String(events[0]?.["session_id"]) };
  }
  const approved = ({ question }: { question: WireEvent }, more: Record<string, unknown> = {}) => {
    const { name, arguments: args, id } = question["tool_call"] as Record<string, unknown>;
    return { name, arguments: args, id, approval_id: question["approval_id"], ...more };
  };

  it("streams lines of `data: ` with JSON, apart by blank lines, with [DONE] last [STREAM-01 STREAM-02 STREAM-14]", async () => {
    const response = await post(runBody("hello"));
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const text = await response.text();
    const blocks = text.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
    expect(blocks.at(-1)).toBe("data: [DONE]");
    for (const block of blocks.slice(0, -1)) {
      expect(block).toMatch(/^data: \{[^\n]*\}$/);
      expect(zRunEvent.safeParse(JSON.parse(block.slice(6))).success).toBe(true);
    }
  });

  it("makes a session titled with the first 50 characters of the first prompt, and keeps to it [CHAT-55 CHAT-60 LIMIT-04]", async () => {
    const prompt = `hello ${"x".repeat(60)}`;
    const [first] = await ask(client, prompt);
    expect(first).toMatchObject({ type: "session_id", title: prompt.slice(0, 50) });
    const sessionId = String(first?.["session_id"]);
    const [again] = await ask(client, "hello again", { session_id: sessionId });
    expect(again).toMatchObject({ session_id: sessionId, title: prompt.slice(0, 50) });
  });

  it("keeps every message of a run under its role [CHAT-46 CHAT-56]", async () => {
    const events = await ask(client, "list my tasks", {
      connection_ids: await connectionIds(client),
    });
    const session = await client.json<ChatSessionDetail>(
      `/api/v1/chatsessions/${String(events[0]?.["session_id"])}`,
    );
    expect(session.messages.map(({ role }) => role)).toEqual([
      "USER",
      "STATUS",
      "TOOL_THOUGHT",
      "TOOL_RESULT",
      "ASSISTANT",
    ]);
    for (const { content } of session.messages.slice(2, 4)) {
      expect(content).toMatchObject({
        connection: {
          name: "My tasks",
          plugin: "tasks",
          plugin_display_name: "Tasks",
          logo_url: "/api/v1/plugins/tasks/logo",
        },
      });
    }
    expect(session.messages[0]?.content).toEqual({ content: "list my tasks" });
    expect(session.messages.at(-1)?.content).toEqual({ content: answerOf(events) });
    expect(session.settings).toMatchObject({ model: "openai:gpt-4o", max_executions: 3 });
    expect(session.active_run).toBeNull();
  });

  it("says that the planner answers once in a session, and again when the model changes", async () => {
    const first = await ask(client, "hello");
    const sessionId = String(first[0]?.["session_id"]);
    const second = await ask(client, "hello", { session_id: sessionId });
    const third = await ask(client, "hello", {
      session_id: sessionId,
      model: "google:gemini-1.5-flash-latest",
    });
    const said = [first, second, third].map((events) =>
      events
        .filter(({ reason }) => reason === "planner")
        .map(({ content }) => String(content).split(". ")[0]),
    );
    expect(said).toEqual([
      ["This server has no API key for openai:gpt-4o"],
      [],
      ["This server has no API key for google:gemini-1.5-flash-latest"],
    ]);
  });

  it("begins one run however often one request is sent under one key, and reads that again [R8]", async () => {
    const person = await server.signUp();
    const send = (prompt: string, key = "run-1") =>
      person.send("POST", RUN, runBody(prompt), { "idempotency-key": key });
    const first = await readStream(await send("hello"));
    const again = await send("hello");
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await readStream(again)).toEqual(first);
    expect((await send("something else")).status).toBe(422);
    expect((await person.me()).chat_sessions).toHaveLength(1);

    const together = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await send("hello to all", "run-2");
        if (response.ok) return (await readStream(response)).events[0]?.run_id;
        expect(response.status).toBe(409);
        return undefined;
      }),
    );
    expect(new Set(together.filter(Boolean)).size).toBe(1);
    expect((await person.me()).chat_sessions).toHaveLength(2);
  });

  it("lets a refused request be sent again under its key [R8]", async () => {
    const strange = runBody("hello", { connection_ids: [newId()] });
    const key = { "idempotency-key": "run-3" };
    expect((await client.send("POST", RUN, strange, key)).status).toBe(404);
    expect((await client.send("POST", RUN, runBody("hello"), key)).status).toBe(200);
  });

  it("refuses a prompt of 100,000 characters, naming the limit", async () => {
    const refused = await detail(await post(runBody("x".repeat(100_000))));
    expect(refused).toMatchObject({ status: 422, detail: expect.stringMatching(/32[,.]?000/) });
  });

  it("refuses a blank prompt, an unknown model and 11 tool calls with 422 [CHAT-19 CHAT-29 LIMIT-01 LIMIT-03]", async () => {
    for (const body of [
      runBody("   "),
      runBody("hello", { model: "openai:gpt-5" }),
      runBody("hello", { max_executions: 11 }),
      runBody("hello", { max_executions: 0 }),
    ]) {
      expect(await detail(await post(body))).toMatchObject({
        status: 422,
        detail: expect.any(String),
      });
    }
  });

  it("refuses strangers' sessions, runs, approvals and connections with 404", async () => {
    const { question, sessionId } = await waiting();
    const stranger = await server.signUp();
    const theirs = await connectionIds(client);
    const attempts = [
      post(runBody("hello", { session_id: sessionId }), stranger),
      post(runBody("hello", { connection_ids: theirs }), stranger),
      stranger.fetch(`/api/v1/chatsessions/${sessionId}`),
      stranger.send("PATCH", `/api/v1/chatsessions/${sessionId}`, { title: "Mine" }),
      stranger.send("DELETE", `/api/v1/chatsessions/${sessionId}`),
      stranger.fetch(`/api/v1/runs/${question.run_id}`),
      stranger.fetch(`/api/v1/runs/${question.run_id}/events`),
      stranger.send("POST", `/api/v1/runs/${question.run_id}/stop`),
      stranger.fetch(`/api/v1/approvals/${String(question["approval_id"])}`),
      stranger.send("POST", `/api/v1/approvals/${String(question["approval_id"])}/deny`, {}),
      client.fetch("/api/v1/runs/nonsense"),
      post(runBody("hello", { connection_ids: ["nonsense"] })),
    ];
    for (const attempt of attempts)
      expect(await detail(await attempt)).toMatchObject({ status: 404 });
    expect((await stranger.json<unknown[]>("/api/v1/approvals")).length).toBe(0);
  });

  it("refuses a forged approval with 403, a replayed one with 409, a second live run with 409 [APPROVE-09 C10]", async () => {
    const asked = await waiting();
    const session_id = asked.sessionId;
    const forged = approved(asked, { approval_id: "0198c0de-0000-7000-8000-000000000000" });
    const ordinary = runBody("create a task to call Maya", { session_id });
    expect(await detail(await post({ ...ordinary, approved_tool_call: forged }))).toMatchObject({
      status: 403,
    });
    expect(await detail(await post(ordinary))).toMatchObject({ status: 409 });
    const badly = approved(asked, { arguments: { title: 7 } });
    expect(await detail(await post({ ...ordinary, approved_tool_call: badly }))).toMatchObject({
      status: 422,
      detail: expect.stringContaining("title"),
    });
    const edited = approved(asked, { arguments: { title: "Call Maya now", priority: "high" } });
    const { events, done } = await readStream(
      await post({ ...ordinary, approved_tool_call: edited }),
    );
    expect(done).toBe(true);
    expect(events[0]?.type).toBe("tool_thought");
    expect(answerOf(events)).toContain("With your edits: Created the task **Call Maya now**");
    expect(await detail(await post({ ...ordinary, approved_tool_call: edited }))).toMatchObject({
      status: 409,
    });
  });

  it("does not run an approved call whose tool was turned off in between, and says so", async () => {
    const person = await server.signUp();
    const tasks = await enableTasks(person);
    const asked = await ask(person, "create a task to call Maya", { connection_ids: [tasks.id] });
    await person.send("POST", `/api/v1/connections/${tasks.id}`, {
      name: "My tasks",
      enabled_methods: ["list_tasks"],
    });
    const waits = { question: asked.at(-1) as WireEvent };
    const { events, done } = await readStream(
      await post(
        runBody("create a task to call Maya", {
          session_id: asked[0]?.["session_id"],
          approved_tool_call: approved(waits),
        }),
        person,
      ),
    );
    expect(done).toBe(true);
    expect(events[0]).toMatchObject({ type: "tool_result", outcome: "failed", is_error: true });
    expect(answerOf(events)).toBe(
      "This did not work: create_task did not run because the tool was turned off or its connection was deleted after the question was asked.",
    );
    expect(await person.json("/api/v1/inbox-items")).toEqual([]);
  });

  it("continues a stream after a number, and a waiting run shows its question when the session is opened", async () => {
    const asked = await waiting("add a task: water the plants");
    const session = await client.json<ChatSessionDetail>(`/api/v1/chatsessions/${asked.sessionId}`);
    expect(session.active_run).toMatchObject({
      id: asked.question.run_id,
      state: "awaiting_approval",
      last_seq: asked.question.seq,
      pending_approval: { id: asked.question["approval_id"], tool_call: { name: "create_task" } },
    });
    const whole = await readStream(
      await client.fetch(`/api/v1/runs/${asked.question.run_id}/events`),
    );
    const rest = await readStream(
      await client.fetch(`/api/v1/runs/${asked.question.run_id}/events?after=1`),
    );
    expect(rest).toEqual({ events: whole.events.slice(1), done: true });
    const approvals = await client.json<Approval[]>("/api/v1/approvals");
    expect(approvals.map(({ id }) => id)).toContain(asked.question["approval_id"]);
  });

  it("denies with the exact status, and stops with its own [APPROVE-13]", async () => {
    const asked = await waiting();
    const denied = await client.send(
      "POST",
      `/api/v1/approvals/${String(asked.question["approval_id"])}/deny`,
      {
        reason: "Not today",
      },
    );
    expect(await denied.json()).toMatchObject({ state: "denied" });
    const other = await waiting();
    const stopped = await client.send("POST", `/api/v1/runs/${other.question.run_id}/stop`);
    expect((await stopped.json()) as Run).toMatchObject({ state: "stopped" });
    const said = await Promise.all(
      [asked, other].map(async ({ sessionId }) => {
        const session = await client.json<ChatSessionDetail>(`/api/v1/chatsessions/${sessionId}`);
        return session.messages.at(-1)?.content;
      }),
    );
    expect(said).toEqual([
      { content: "Tool call denied by user. Task halted.", reason: "denied" },
      { content: "Stopped by user.", reason: "stopped" },
    ]);
  });

  it("refuses a run that the credits do not cover with 402, and shows every credit in the ledger", async () => {
    const poor = await server.signUp();
    await takeAllButOne(server, poor);
    expect(await detail(await post(runBody("hello"), poor))).toEqual({
      status: 402,
      detail:
        "You have 1.00 credits and this run may need up to 3.00. Lower Max Tool Calls or add credits.",
    });
    const ledger = await poor.json<LedgerPage>("/api/v1/credits/ledger");
    expect(ledger.items.map(({ delta, balance_after }) => [delta, balance_after])).toEqual([
      [-499, 1],
      [500, 500],
    ]);
    expect((await poor.me()).balance).toBe(1);
  });

  it("lists sessions with messages, and titles page by page; renames, pins, deletes [CHAT-06 CHAT-33]", async () => {
    const writer = await server.signUp();
    const ids: string[] = [];
    for (const prompt of ["hello one", "hello two", "hello 100%"]) {
      ids.push(String((await ask(writer, prompt))[0]?.["session_id"]));
    }
    const all = await writer.json<{ title: string; messages: unknown[] }[]>("/api/v1/chatsessions");
    expect(all.map(({ title }) => title)).toEqual(["hello 100%", "hello two", "hello one"]);
    expect(all.every(({ messages }) => messages.length >= 3)).toBe(true);
    const rename = await writer.send("PATCH", `/api/v1/chatsessions/${ids[0]}`, {
      title: " First ",
      pinned: true,
    });
    expect(await rename.json()).toMatchObject({
      title: "First",
      pinned: true,
      live_run_state: null,
    });
    const list = await writer.json<ChatSessionPage>("/api/v1/chatsessions?view=list");
    expect(list.items.map(({ title }) => title)).toEqual(["First", "hello 100%", "hello two"]);
    const found = await writer.json<ChatSessionPage>(
      `/api/v1/chatsessions?view=list&query=${encodeURIComponent("0%")}`,
    );
    expect(found.items.map(({ title }) => title)).toEqual(["hello 100%"]);
    const gone = await writer.send("DELETE", `/api/v1/chatsessions/${ids[1]}`);
    expect(gone.status).toBe(204);
    expect((await writer.fetch(`/api/v1/chatsessions/${ids[1]}`)).status).toBe(404);
  });

  it("lists 50 chats at a time, the newest first, and finds one among all of them [CHAT-06 CHAT-07]", async () => {
    const writer = await server.signUp();
    const { id: userId } = await writer.me();
    const titles = Array.from({ length: 55 }, (_, at) => `Stock count ${at}.`);
    await server.deps.store.transaction(async (tx) => {
      for (const [at, title] of titles.entries()) {
        const time = new Date(Date.UTC(2026, 4, 1, 0, at));
        await tx.chats.insert({ id: newId(), userId, title, createdAt: time, updatedAt: time });
      }
    });
    const read = (query: string) =>
      writer.json<ChatSessionPage>(`/api/v1/chatsessions?view=list${query}`);
    const { items: newest, next_cursor: cursor } = await read("");
    const { items: older, next_cursor: end } = await read(`&cursor=${cursor}`);
    expect(newest).toHaveLength(50);
    expect([...newest, ...older].map(({ title }) => title)).toEqual(titles.toReversed());
    expect(end).toBeNull();
    const found = await read("&query=COUNT%200.");
    expect(found.items.map(({ title }) => title)).toEqual(["Stock count 0."]);
  });

  it("returns a conversation page by page from its end, and whole without paging parameters", async () => {
    const writer = await server.signUp();
    const [first] = await ask(writer, "hello 1");
    const sessionId = String(first?.["session_id"]);
    for (const prompt of ["hello 2", "hello 3"])
      await ask(writer, prompt, { session_id: sessionId });
    const read = (query = "") =>
      writer.json<ChatSessionDetail>(`/api/v1/chatsessions/${sessionId}${query}`);
    const whole = await read();
    expect(whole.has_earlier).toBe(false);
    const ids = whole.messages.map(({ id }) => id);
    const pages: string[][] = [];
    let page = await read("?limit=3");
    while (page.has_earlier) {
      pages.unshift(page.messages.map(({ id }) => id));
      page = await read(`?limit=3&before=${page.messages[0]?.id}`);
    }
    pages.unshift(page.messages.map(({ id }) => id));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(ids);
    expect((await read(`?limit=${ids.length}`)).has_earlier).toBe(false);
    expect((await read(`?before=${ids[1]}`)).messages.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it("knows no message of another chat as the end of a page [S2]", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const sessionOf = async (by: TestClient) => String((await ask(by, "hello"))[0]?.["session_id"]);
    const [mine, theirs] = [await sessionOf(one), await sessionOf(other)];
    const { messages } = await other.json<ChatSessionDetail>(`/api/v1/chatsessions/${theirs}`);
    for (const before of [messages[0]?.id, "no-id"]) {
      const answer = await one.fetch(`/api/v1/chatsessions/${mine}?before=${before}&limit=2`);
      expect(await detail(answer)).toEqual({
        status: 422,
        detail: "This message was not found in the chat.",
      });
    }
  });

  it("shows beforehand what a run will reserve", async () => {
    const priced = await startTestServer({
      env: { OPENAI_API_KEY: "key" },
      overrides: { agent: { plannerPaceMs: 0 } },
    });
    const { prices } = await priced.anonymous().json<AppInfo>("/api/v1/app-info");
    expect(prices).toEqual({
      tool_call: 1,
      models: [
        { id: "openai:gpt-4o", allowance: 5 },
        { id: "google:gemini-1.5-pro-latest", allowance: 0 },
        { id: "google:gemini-1.5-flash-latest", allowance: 0 },
      ],
    });
    const poor = await priced.signUp();
    await takeAllButOne(priced, poor);
    const said = async (model: string) =>
      (await detail(await post(runBody("hello", { model, max_executions: 4 }), poor))).detail;
    const [paid, free] = prices?.models ?? [];
    const need = (allowance = 0) => (4 * (prices?.tool_call ?? 0) + allowance).toFixed(2);
    expect(await said("openai:gpt-4o")).toContain(`up to ${need(paid?.allowance)}.`);
    expect(await said("google:gemini-1.5-pro-latest")).toContain(`up to ${need(free?.allowance)}.`);
  });

  it("stops to tell of a run where its reader was logged out in another window; the run goes on [S2 R2]", async () => {
    const gate = Promise.withResolvers<void>();
    const script = scriptedModel([[{ text: "Done at last." }]], () => gate.promise);
    const slow = await startTestServer({ overrides: { agent: { models: onlyModel(script) } } });
    const one = await slow.signUp("left@example.com");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const streams = [
        await post(runBody("hello"), one),
        await one.fetch("/api/v1/chatsessions/events"),
      ].map((response) => readStream(response));
      const other = slow.anonymous();
      other.setCookie("sid", one.cookie("sid") ?? "");
      await other.fetch("/api/v1/auth/logout");
      await vi.advanceTimersByTimeAsync(15_000);
      expect((await Promise.all(streams)).map(({ done }) => done)).toEqual([false, false]);
    } finally {
      vi.useRealTimers();
    }
    const again = slow.anonymous();
    await login(again, "sign-in", "left@example.com");
    gate.resolve();
    const [session] = (await again.json<ChatSessionPage>("/api/v1/chatsessions?view=list")).items;
    await expect
      .poll(async () => {
        const path = `/api/v1/chatsessions/${session?.id}`;
        return (await again.json<ChatSessionDetail>(path)).messages.at(-1)?.content;
      })
      .toMatchObject({ content: "Done at last." });
  });

  it("needs a person for every call [CHAT-59]", async () => {
    const nobody = server.anonymous();
    expect((await post(runBody("hello"), nobody)).status).toBe(401);
    expect((await nobody.fetch("/api/v1/chatsessions")).status).toBe(401);
    expect((await nobody.fetch("/api/v1/credits/ledger")).status).toBe(401);
  });
});
