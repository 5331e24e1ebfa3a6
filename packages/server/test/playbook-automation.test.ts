import { zPlaybook } from "@switchboard/api-client/schemas";
import type {
  InboxItem,
  Playbook,
  PlaybookAutomationWrite,
  PlaybookRun,
  PlaybookWrite,
} from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "../src/clock.ts";
import { onlyModel, scriptedModel } from "./agent-stores.ts";
import { makePlaybook } from "./playbook.ts";
import { connectionIds, enableTasks, readStream, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let time = new Date("2026-11-24T09:00:00Z").getTime();
const clock: Clock = { now: () => new Date(time) };

const working = scriptedModel([
  [{ call: "tasks_create_task", args: { title: "Call Maya" } }],
  [{ text: "The task is there." }],
]);
let isModelDown = false;
const model: typeof working = {
  ...working,
  doStream: (options) =>
    isModelDown ? Promise.reject(new Error("The model is down.")) : working.doStream(options),
};

let server: TestServer;
let person: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    overrides: {
      clock,
      agent: { models: onlyModel(model), flush: { ms: 0, bytes: 0 }, maxRetries: 0 },
    },
  });
});

/** A user who lets tasks be created without approval. */
async function newPerson(): Promise<TestClient> {
  const client = await server.signUp();
  await enableTasks(client, { verify: [] });
  return client;
}

async function automation(
  changes: Partial<PlaybookAutomationWrite> = {},
): Promise<PlaybookAutomationWrite> {
  return {
    enabled: true,
    connection_ids: await connectionIds(person),
    model: "openai:gpt-4o",
    max_executions: 2,
    daily_credits: 100,
    ...changes,
  };
}

const forTasks = (written: PlaybookAutomationWrite): PlaybookWrite => ({
  name: "Follow up",
  target_source_type: "manual",
  prompt_template: "Follow up on {{ inbox_item.title }}",
  automation: written,
});

const make = async (changes: Partial<PlaybookAutomationWrite> = {}): Promise<Playbook> =>
  makePlaybook(server, person, forTasks(await automation(changes)));

/** Adds a task, and waits for what that begins. */
async function addTask(title: string, more: object = {}): Promise<InboxItem> {
  const response = await person.send("POST", "/api/v1/inbox-items", { title, ...more });
  const item = (await response.json()) as InboxItem;
  await settled();
  return item;
}

async function settled() {
  await server.jobs.idle();
  await server.deps.runs.idle();
}

const runsOf = ({ id }: Playbook) => person.json<PlaybookRun[]>(`/api/v1/playbooks/${id}/runs`);
const readPlaybook = async ({ id }: Playbook) =>
  zPlaybook.parse(await person.json(`/api/v1/playbooks/${id}`));
const inbox = () => person.json<InboxItem[]>("/api/v1/inbox-items");
const said = async () =>
  (await inbox()).filter(({ kind }) => kind === "playbook").map(({ title }) => title);

async function approveAll() {
  for (const item of (await inbox()).filter(({ kind }) => kind === "approval")) {
    const { approval_id, session_id } = item.payload;
    const approved_tool_call = {
      name: "create_task",
      arguments: { title: "Call Maya" },
      approval_id,
    };
    const body = runBody("Continue", { session_id, approved_tool_call });
    await readStream(await person.send("POST", "/api/switchboard-chat/run", body));
  }
  await settled();
}

describe("a playbook that runs by itself", { timeout: 30_000 }, () => {
  it("runs once for a new item, needs approval in the inbox before it changes anything, and leaves its result with the item [S20 S21]", async () => {
    person = await newPerson();
    const playbook = await make();
    const item = await addTask("Renew the lease");
    expect((await inbox()).map(({ kind, title }) => [kind, title])).toEqual([
      ["approval", "Approve: Create task “Call Maya”"],
      ["task", "Renew the lease"],
    ]);
    const detail = () => person.json<InboxItem>(`/api/v1/inbox-items/${item.id}`);
    const run = {
      name: "Follow up",
      automatic: true,
      rehearsal: false,
      state: "awaiting_approval",
      approvals: { pending: 1, approved: 0, denied: 0, undecided: 0 },
    };
    expect((await detail()).playbook_runs).toMatchObject([run]);
    await approveAll();
    expect((await inbox()).map(({ title }) => title).sort()).toEqual([
      "Call Maya",
      "Renew the lease",
    ]);
    const done = { state: "finished", approvals: { ...run.approvals, pending: 0, approved: 1 } };
    expect((await detail()).playbook_runs).toMatchObject([done]);
    // The task that the agent added started nothing.
    expect(await runsOf(playbook)).toMatchObject([{ ...done, automatic: true, credits: 1 }]);
    expect((await readPlaybook(playbook)).automation).toMatchObject({
      spent_today: 1,
      last_run: { state: "finished" },
    });
  });

  it("waits for its person longer than a chat does, which has somebody before it", async () => {
    person = await newPerson();
    const playbook = await make();
    await addTask("Renew the lease");
    time += 2 * DAY_MS;
    await server.jobs.tick();
    await settled();
    expect((await runsOf(playbook))[0]).toMatchObject({ state: "awaiting_approval" });
    time += 2 * DAY_MS;
    await server.jobs.tick();
    await settled();
    expect((await runsOf(playbook))[0]).toMatchObject({
      state: "stopped",
      approvals: { undecided: 1 },
    });
  });

  it("leaves items alone that do not match, or that were there before", async () => {
    person = await newPerson();
    await addTask("Pay the invoice", { priority: "high" });
    time += 60_000;
    const playbook = await make({ min_priority: "high", title_words: "invoice" });
    await addTask("Pay the invoice of Maya", { priority: "low" });
    await addTask("Renew the lease", { priority: "critical" });
    expect(await runsOf(playbook)).toEqual([]);
    await addTask("An INVOICE to pay", { priority: "critical" });
    expect(await runsOf(playbook)).toMatchObject([{ title: "An INVOICE to pay" }]);
    const conditions = {
      target_source_type: "manual",
      min_priority: "high",
      title_words: "invoice",
    };
    const matches = await person.send("POST", "/api/v1/playbooks/matches", conditions);
    expect(await matches.json()).toEqual({ matching: 2, open: 4 });
  });

  it("stops at its daily limit until the next day, and says so once", async () => {
    person = await newPerson();
    const playbook = await make({ daily_credits: 5 });
    for (const name of ["one", "two", "three", "four"]) await addTask(name);
    expect(await runsOf(playbook)).toHaveLength(2);
    expect(await said()).toEqual(["Follow up reached its daily limit"]);
    const today = await readPlaybook(playbook);
    expect(today.automation).toMatchObject({ spent_today: 4, daily_credits: 5 });
    const until = today.automation?.limit_reached_until ?? "";
    expect(new Date(until).getTime()).toBeGreaterThan(time);
    time += DAY_MS;
    await addTask("five");
    expect(await runsOf(playbook)).toHaveLength(3);
    expect((await readPlaybook(playbook)).automation?.limit_reached_until).toBeNull();
    await addTask("six");
    await addTask("seven");
    expect(await runsOf(playbook)).toHaveLength(4);
    expect(await said()).toEqual(["Follow up reached its daily limit"]);
  });

  it("reports each failed run, is switched off after three in a row, and starts over when it is switched on", async () => {
    person = await newPerson();
    const playbook = await make();
    isModelDown = true;
    await addTask("one");
    expect(await said()).toEqual(["Follow up failed for “one”"]);
    await addTask("two");
    await addTask("three");
    await addTask("four");
    expect((await said()).sort()).toEqual([
      "Follow up failed for “one”",
      "Follow up failed for “two”",
      "Follow up no longer runs automatically",
    ]);
    expect(await runsOf(playbook)).toHaveLength(3);
    const paused = await readPlaybook(playbook);
    expect(paused.automation).toMatchObject({
      enabled: false,
      paused_reason: expect.stringMatching(/^3 runs in a row failed\. The last one: /),
    });
    isModelDown = false;
    const body = forTasks(await automation());
    await person.send("PUT", `/api/v1/playbooks/${playbook.id}`, body);
    expect((await readPlaybook(playbook)).automation?.paused_reason).toBeNull();
    expect(await said()).not.toContain("Follow up no longer runs automatically");
    await addTask("five");
    expect(await runsOf(playbook)).toHaveLength(4);
  });

  it("says that a run did not begin for want of credits or of a connection", async () => {
    person = await newPerson();
    const [tasks = ""] = await connectionIds(person);
    await make();
    await person.send("DELETE", `/api/v1/connections/${tasks}`);
    await addTask("one");
    const [notice] = (await inbox()).filter(({ kind }) => kind === "playbook");
    expect(notice).toMatchObject({
      title: "Follow up failed for “one”",
      description: expect.stringContaining(
        "A connection that this playbook uses no longer exists.",
      ),
    });
  });

  it("is switched off with one call, and keeps its conditions", async () => {
    person = await newPerson();
    const playbook = await make({ title_words: "lease" });
    const stopped = await person.send("POST", `/api/v1/playbooks/${playbook.id}/automation/stop`);
    expect(await stopped.json()).toMatchObject({
      automation: { enabled: false, title_words: "lease", paused_reason: null },
    });
    await addTask("Renew the lease");
    expect(await runsOf(playbook)).toEqual([]);
  });

  it("is refused with a limit below one run, and with a connection or a source of somebody else", async () => {
    const stranger = await newPerson();
    const [foreign = ""] = await connectionIds(stranger);
    person = await newPerson();
    const { id } = await makePlaybook(server, person);
    const path = `/api/v1/playbooks/${id}`;
    const answers = [];
    for (const changes of [
      { daily_credits: 1 },
      { connection_ids: [foreign] },
      { source_id: "00000000-0000-7000-8000-000000000000" },
    ]) {
      const response = await person.send("PUT", path, forTasks(await automation(changes)));
      answers.push([response.status, ((await response.json()) as { detail: string }).detail]);
    }
    expect(answers).toEqual([
      [422, expect.stringContaining("One run may cost up to 2.00 credits.")],
      [404, expect.stringContaining("A selected connection no longer exists.")],
      [404, "The selected source no longer exists. Select another one."],
    ]);
    expect((await readPlaybook({ id } as Playbook)).automation).toBeNull();
  });
});
