import type { InboxItem, PlaybookRun, Run } from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import { makePlaybook } from "./playbook.ts";
import { answerOf, ask, connectionIds, enableTasks, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let owner: TestClient;
let item: InboxItem;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  // The user lets tasks be created without approval.
  await enableTasks(owner, { verify: [] });
  item = await addItem(owner, "Late delivery");
});

async function addItem(person: TestClient, title: string): Promise<InboxItem> {
  const response = await person.send("POST", "/api/v1/inbox-items", { title });
  return (await response.json()) as InboxItem;
}

const prompt = "Create a task to call Maya";
const questionOf = (events: Awaited<ReturnType<typeof ask>>) =>
  events.find(({ type }) => type === "hitl_required");

describe("a run whose prompt quotes an inbox item", () => {
  it("needs approval before its first change, naming the item, whatever was allowed before", async () => {
    const connection_ids = await connectionIds(owner);
    expect(questionOf(await ask(owner, prompt, { connection_ids }))).toBeUndefined();
    const quoting = await ask(owner, prompt, { connection_ids, inbox_item_id: item.id });
    expect(questionOf(quoting)).toMatchObject({ origins: ["Inbox: Late delivery"] });
  });

  it("leaves its chat that careful, also when the item is gone", async () => {
    const connection_ids = await connectionIds(owner);
    const gone = await addItem(owner, "Gone tomorrow");
    const first = await ask(owner, "Hello", { connection_ids, inbox_item_id: gone.id });
    await owner.send("DELETE", `/api/v1/inbox-items/${gone.id}`);
    const more = await ask(owner, prompt, {
      connection_ids,
      session_id: first[0]?.["session_id"],
    });
    expect(questionOf(more)).toMatchObject({
      origins: expect.arrayContaining(["Inbox: Gone tomorrow"]),
    });
  });

  it("is offered what can be done with the item without a language model, and does what is chosen", async () => {
    const person = await server.signUp();
    await enableTasks(person, { verify: ["update_task"] });
    const task = await addItem(person, "Send Kestrel the offer");
    await makePlaybook(server, person, {
      name: "Note it",
      target_source_type: "manual",
      prompt_template: "Create a task to call about {{ inbox_item.title }}",
    });
    const connections = { connection_ids: await connectionIds(person) };
    const events = await ask(
      person,
      `Help me resolve this item of my inbox.\n\nTitle: ${task.title}`,
      {
        ...connections,
        inbox_item_id: task.id,
      },
    );
    expect(answerOf(events)).not.toContain("I did not understand");
    // The chat is named by the item, not by the words that all of these prompts begin with.
    expect(events[0]).toMatchObject({ type: "session_id", title: "Send Kestrel the offer" });
    expect(events.findLast(({ type }) => type === "tool_result")).toMatchObject({
      result: {
        kind: "choices",
        options: [
          { label: "Run playbook “Note it”" },
          { label: "Mark “Send Kestrel the offer” as done" },
        ],
      },
    });
    const more = { ...connections, session_id: events[0]?.["session_id"] };
    const chosen = await ask(person, "Mark “Send Kestrel the offer” as done", more);
    expect(questionOf(chosen)).toMatchObject({
      tool_call: { name: "update_task", arguments: { task_id: task.id, status: "done" } },
    });
  });

  it("is refused for an item or a playbook of somebody else", async () => {
    const stranger = await server.signUp();
    const playbook = await makePlaybook(server, owner);
    for (const more of [{ inbox_item_id: item.id }, { playbook_id: playbook.id }]) {
      const body = runBody("Hello", more);
      const response = await stranger.send("POST", "/api/switchboard-chat/run", body);
      expect(response.status).toBe(404);
    }
  });
});

describe("a rehearsal", () => {
  it("shows what it would change, asks nothing and changes nothing, whatever was allowed before", async () => {
    const playbook = await makePlaybook(server, owner, { target_source_type: "manual" });
    const connection_ids = await connectionIds(owner);
    const before = await owner.json<InboxItem[]>("/api/v1/inbox-items");
    const events = await ask(owner, prompt, {
      connection_ids,
      inbox_item_id: item.id,
      playbook_id: playbook.id,
      rehearsal: true,
    });
    expect(events.filter(({ type }) => type === "status")).toContainEqual(
      expect.objectContaining({ reason: "rehearsal" }),
    );
    expect(questionOf(events)).toBeUndefined();
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({
      outcome: "not_run",
      effect: "write",
      tool_call: { name: "create_task", arguments: { title: "Call Maya" } },
      result: "Not run in a rehearsal. In a real run: Create task “Call Maya”.",
    });
    expect(answerOf(events)).toContain("Not run in a rehearsal.");
    expect(await owner.json<InboxItem[]>("/api/v1/inbox-items")).toEqual(before);
    const run = await owner.json<Run>(`/api/v1/runs/${events[0]?.run_id}`);
    expect(run).toMatchObject({ rehearsal: true, playbook_id: playbook.id });
    const [listed] = await owner.json<PlaybookRun[]>(`/api/v1/playbooks/${playbook.id}/runs`);
    expect(listed).toMatchObject({ rehearsal: true, state: "finished", credits: 0 });
  });

  it("reads, which costs what it costs in any run", async () => {
    const connection_ids = await connectionIds(owner);
    const { balance } = await owner.me();
    const events = await ask(owner, "List my tasks", { connection_ids, rehearsal: true });
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({ outcome: "done" });
    expect((await owner.me()).balance).toBe(balance - 1);
  });
});

describe("the runs of a playbook", () => {
  it("are listed with their item and what they cost", async () => {
    const connection_ids = await connectionIds(owner);
    const playbook = await makePlaybook(server, owner, { target_source_type: "manual" });
    const path = `/api/v1/playbooks/${playbook.id}/runs`;
    expect(await owner.json(path)).toEqual([]);
    const events = await ask(owner, "List my tasks", {
      connection_ids,
      inbox_item_id: item.id,
      playbook_id: playbook.id,
    });
    expect(await owner.json<PlaybookRun[]>(path)).toEqual([
      {
        id: events[0]?.run_id,
        session_id: events[0]?.["session_id"],
        title: "Late delivery",
        state: "finished",
        started_at: expect.any(String),
        credits: 1,
        rehearsal: false,
        automatic: false,
        approvals: { pending: 0, approved: 0, denied: 0, undecided: 0 },
      },
    ]);
  });
});
