import type { Approval, ChatSessionDetail, InboxItem } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
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

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
});

describe("the approval calls", () => {
  let client: TestClient;

  beforeAll(async () => {
    client = await server.signUp();
    await enableTasks(client);
  });

  async function waiting(title: string) {
    const events = await ask(client, `create a task to ${title}`, {
      connection_ids: await connectionIds(client),
    });
    const question = events.at(-1) as WireEvent;
    const sessionId = String(events[0]?.["session_id"]);
    const id = String(question["approval_id"]);
    const call = question["tool_call"] as Record<string, unknown>;
    const body = runBody(`create a task to ${title}`, {
      session_id: sessionId,
      approved_tool_call: { ...call, approval_id: id },
    });
    return { question, sessionId, id, body };
  }
  const session = (id: string) => client.json<ChatSessionDetail>(`/api/v1/chatsessions/${id}`);
  const get = (id: string) => client.json<Approval>(`/api/v1/approvals/${id}`);

  it("run an approved call once over retries under one key, a cut line and a resumed stream [C10 R8]", async () => {
    const { question, sessionId, id, body } = await waiting("ring Tomás once");
    const tasks = async () =>
      (await client.json<InboxItem[]>("/api/v1/inbox-items")).filter(({ kind }) => kind === "task");
    const before = (await tasks()).length;
    const send = (key: string) => client.send("POST", RUN, body, { "idempotency-key": key });
    // The line breaks after the first event; the page sends the same again, and again.
    const cut = await readStream(await send("approve-1"), 1);
    const again = await readStream(await send("approve-1"));
    const third = await readStream(await send("approve-1"));
    expect(again.events[0]).toEqual(cut.events[0]);
    expect(third).toEqual(again);
    const resumed = await readStream(
      await client.fetch(`/api/v1/runs/${question.run_id}/events?after=${cut.events[0]?.seq}`),
    );
    expect(resumed.events).toEqual(again.events.slice(1));
    for (const refused of [await send("approve-2"), await send("approve-2")]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toEqual({
        detail: "This tool call was already approved. It does not run again.",
      });
    }
    expect(await tasks()).toHaveLength(before + 1);
    const { messages } = await session(sessionId);
    expect(messages.filter(({ role }) => role === "TOOL_RESULT")).toHaveLength(1);
    expect(await get(id)).toMatchObject({ state: "approved", decided_via: "browser" });
  });

  it("say who decided and when, and as whom a call acts [C8 C9]", async () => {
    const { email } = await client.me();
    const { sessionId, id } = await waiting("water the plants");
    const { active_run: run } = await session(sessionId);
    expect(run?.pending_approvals).toEqual([run?.pending_approval]);
    expect(run?.pending_approval).toMatchObject({
      connection: { account: email },
      decided_at: null,
      decided_by: null,
      decided_via: null,
    });
    const denied = await client.send("POST", `/api/v1/approvals/${id}/deny`, { reason: "Too wet" });
    expect(await denied.json()).toMatchObject({
      state: "denied",
      decided_by: email,
      decided_via: "browser",
      decided_at: expect.stringMatching(/^\d{4}-/),
    });
    const { messages, active_run: over } = await session(sessionId);
    expect(over).toBeNull();
    expect(messages.at(-2)).toMatchObject({
      role: "TOOL_RESULT",
      content: {
        outcome: "denied",
        result: "The person denied this call, so it did not run. Reason: Too wet",
      },
    });
  });
});

describe("a change of something that is named by words", () => {
  let person: TestClient;
  let connections: { connection_ids: string[] };
  const tasksOf = () => person.json<InboxItem[]>("/api/v1/inbox-items");
  const add = (title: string) => person.send("POST", "/api/v1/inbox-items", { title });
  const prompt = "Mark the Kestrel Labs task as done";

  beforeEach(async () => {
    person = await server.signUp();
    await enableTasks(person, { verify: ["update_task"] });
    connections = { connection_ids: await connectionIds(person) };
  });

  it("asks to approve the one that was found, by its title and id, and changes it", async () => {
    await add("Send Kestrel Labs the offer");
    await add("Water the plants");
    const kestrel = (await tasksOf()).find(({ title }) => title.includes("Kestrel"));
    const events = await ask(person, prompt, connections);
    const question = events.at(-1) as WireEvent;
    expect(question).toMatchObject({
      type: "hitl_required",
      sentence: "Update task “Send Kestrel Labs the offer”.",
      tool_call: { arguments: { task_id: kestrel?.id, title: kestrel?.title, status: "done" } },
    });
    await ask(person, prompt, {
      ...connections,
      session_id: events[0]?.["session_id"],
      approved_tool_call: {
        ...(question["tool_call"] as object),
        approval_id: question["approval_id"],
      },
    });
    const done = (await tasksOf()).filter(({ status }) => status === "done");
    expect(done.map(({ id }) => id)).toEqual([kestrel?.id]);
  });

  it("offers several as a choice, and carries out the one that is chosen", async () => {
    await add("Send Kestrel Labs the offer");
    await add("Renewal for Kestrel Labs");
    const events = await ask(person, prompt, connections);
    expect(events.findLast(({ type }) => type === "tool_result")).toMatchObject({
      result: {
        kind: "choices",
        question: "Which one do you mean?",
        options: [{ label: "Renewal for Kestrel Labs" }, { label: "Send Kestrel Labs the offer" }],
      },
    });
    const session_id = events[0]?.["session_id"];
    const chosen = await ask(person, "Renewal for Kestrel Labs", { ...connections, session_id });
    expect(chosen.at(-1)).toMatchObject({
      type: "hitl_required",
      sentence: "Update task “Renewal for Kestrel Labs”.",
    });
  });

  it("says that nothing matches, and asks nobody to approve it", async () => {
    await add("Water the plants");
    const events = await ask(person, prompt, connections);
    expect(events.some(({ type }) => type === "hitl_required")).toBe(false);
    expect(answerOf(events)).toContain("I found no task that matches “Kestrel Labs”");
  });
});
