import type { AuditPage, ServerHealth } from "@switchboard/api-client/types";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { newId } from "../src/ids.ts";
import { connections, deadJobs, inboxSources, outbox } from "../src/store/schema.ts";
import { uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const HEALTH = "/api/v1/admin/health";
const DEAD = "/api/v1/admin/dead-work";
const HOUR_MS = 3_600_000;

let server: TestServer;
let boss: TestClient;
let maya: TestClient;

beforeEach(async () => {
  server = await startTestServer({ env: { ADMIN_EMAILS: "boss@example.com" } });
  boss = await server.signUp("boss@example.com");
  maya = await server.signUp("maya@example.com");
  await server.jobs.idle();
});

const health = () => boss.json<ServerHealth>(HEALTH);
const audit = async () =>
  (await boss.json<AuditPage>("/api/v1/audit")).items
    .filter(({ action }) => /^(job|message)_/.test(action))
    .map(({ action, actor_email, target }) => [action, actor_email, target]);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

async function deadJob(hours = 1, name = "refresh-source") {
  const id = newId();
  await server.database.db.insert(deadJobs).values({
    id,
    name,
    key: id,
    data: { source: newId(), user: newId() },
    settings: { retries: 0, backoffSeconds: 0, expireInSeconds: 60 },
    error: "It timed out. ".repeat(100),
    attempts: 3,
    enqueuedAt: ago(hours),
    diedAt: ago(hours),
  });
  return id;
}

async function deadMail(content: { subject: string; text: string; html: string }) {
  const id = newId();
  await server.database.db.insert(outbox).values({
    id,
    channel: "mail",
    recipient: "ines@example.com",
    template: "invitation",
    content,
    state: "dead",
    error: "No such mailbox.",
    settledAt: ago(2),
  });
  return id;
}
const secret = { subject: "Secret subject", text: "Secret text", html: "Secret text" };

it("of a server on which all is well has no failures, and says what is stored and since when it runs", async () => {
  await uploadText(maya, "r.csv", "Region,Amount\nNorth,1\n");
  await server.jobs.idle();
  const { at, ...found } = await health();
  expect(Date.parse(at)).toBeGreaterThan(0);
  expect(found).toMatchObject({
    server: { version: expect.stringMatching(/^\d+\.\d+/), database: "embedded" },
    queue: { waiting: 0, running: 0, failed: 0, oldest_waiting_at: null },
    dead: [],
    sources: { failing: 0, since: null, worst: [] },
    connections: [],
    storage: { upload_bytes: 22, uploads: 1 },
  });
  expect(found.storage.database_bytes).toBeGreaterThan(1_000_000);
  expect(Date.parse(found.server.started_at)).toBeLessThan(Date.now());
});

it("lists what was given up without its content, and counts that of a day", async () => {
  const mail = await deadMail(secret);
  const job = await deadJob();
  await deadJob(30);
  // It died with its message.
  await deadJob(1, "relay-message");
  const found = await health();
  expect(found.queue.failed).toBe(2);
  expect(
    found.dead.map(({ id, kind, name, recipient }) => ({ id, kind, name, recipient })),
  ).toEqual([
    { id: job, kind: "job", name: "refresh-source", recipient: null },
    { id: mail, kind: "mail", name: "invitation", recipient: "ines@example.com" },
    { id: expect.any(String), kind: "job", name: "refresh-source", recipient: null },
  ]);
  expect(found.dead[0]?.error.length).toBe(301);
  expect(JSON.stringify(found)).not.toMatch(/Secret|"user":/);
});

it("tries a message again under the same id, once, and says so in the audit record", async () => {
  const id = await deadMail(secret);
  const retried = await boss.send("POST", `${DEAD}/message/${id}/retry`);
  expect(retried.status).toBe(204);
  await server.jobs.idle();
  const [sent] = await server.database.db.select().from(outbox).where(eq(outbox.id, id));
  expect(sent).toMatchObject({ state: "sent", content: null });
  expect((await health()).dead).toEqual([]);
  expect((await boss.send("POST", `${DEAD}/message/${id}/retry`)).status).toBe(404);
  expect(await audit()).toEqual([["message_retried", "boss@example.com", "invitation"]]);
});

it("tries a job again, and discards jobs and messages, each in the audit record", async () => {
  const [again, gone, mail] = [await deadJob(), await deadJob(), await deadMail(secret)];
  expect((await boss.send("POST", `${DEAD}/job/${again}/retry`)).status).toBe(204);
  await server.jobs.idle();
  expect((await boss.send("DELETE", `${DEAD}/job/${gone}`)).status).toBe(204);
  expect((await boss.send("DELETE", `${DEAD}/message/${mail}`)).status).toBe(204);
  expect((await health()).dead).toEqual([]);
  expect(await audit()).toEqual([
    ["message_dropped", "boss@example.com", "invitation"],
    ["job_dropped", "boss@example.com", "refresh-source"],
    ["job_retried", "boss@example.com", "refresh-source"],
  ]);
});

it.each(["job", "message"])(
  "says of a %s that is not there that it was not found",
  async (kind) => {
    for (const id of [newId(), "nothing"]) {
      expect((await boss.send("POST", `${DEAD}/${kind}/${id}/retry`)).status).toBe(404);
      expect((await boss.send("DELETE", `${DEAD}/${kind}/${id}`)).status).toBe(404);
    }
    expect(await audit()).toEqual([]);
  },
);

it("counts sources and connections that fail, the worst sources first, without what people named them", async () => {
  const { id: userId } = await maya.me();
  const source = (failures: number, more: Partial<typeof inboxSources.$inferInsert> = {}) => ({
    id: newId(),
    userId,
    name: "Secret plans",
    sourceType: "email",
    connectionIds: [],
    config: {},
    refreshFrequencyMinutes: 60,
    nextRunAt: new Date(Date.now() + HOUR_MS),
    failingSince: ago(failures),
    failure: "The mailbox refused the password.",
    failures,
    ...more,
  });
  await server.database.db
    .insert(inboxSources)
    .values([
      ...Array.from({ length: 11 }, (_, at) => source(at + 1)),
      source(50, { pausedAt: new Date() }),
      source(60, { deletedAt: new Date() }),
      source(0, { failingSince: null, failure: null }),
    ]);
  const connection = (connectionType: string, status: "ok" | "failing" | "expired") => ({
    id: newId(),
    userId,
    name: "Secret name",
    connectionType,
    status,
  });
  await server.database.db
    .insert(connections)
    .values([
      connection("jira", "expired"),
      connection("github", "expired"),
      connection("github", "failing"),
      connection("github", "ok"),
      connection("linear", "ok"),
    ]);
  const found = await health();
  expect(found.sources).toMatchObject({ failing: 11 });
  expect(Date.parse(found.sources.since ?? "")).toBeCloseTo(ago(11).getTime(), -5);
  expect(found.sources.worst.map(({ failures }) => failures)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
  expect(found.sources.worst[0]).toMatchObject({
    owner: "maya@example.com",
    source_type: "email",
    failure: "The mailbox refused the password.",
  });
  expect(found.connections).toEqual([
    { plugin: "github", display_name: "GitHub", failing: 1, expired: 1, total: 3 },
    { plugin: "jira", display_name: "Jira", failing: 0, expired: 1, total: 1 },
  ]);
  expect(JSON.stringify(found)).not.toContain("Secret");
});

it("is shown to administrators alone", async () => {
  const id = await deadJob();
  expect((await maya.fetch(HEALTH)).status).toBe(403);
  expect((await maya.send("POST", `${DEAD}/job/${id}/retry`)).status).toBe(403);
  expect((await maya.send("DELETE", `${DEAD}/job/${id}`)).status).toBe(403);
  expect((await health()).dead).toHaveLength(1);
});
