import type { AuditEntry, AuditPage, AuditVerification } from "@switchboard/api-client/types";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { verifyAudit } from "../src/domain/audit/chain.ts";
import { recordAudit } from "../src/domain/audit/record-audit.ts";
import { createLog } from "../src/log.ts";
import { auditEntries } from "../src/store/schema.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { connectAgent, makeKey } from "./agent-client.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { startOAuthServer } from "./oauth-server.ts";
import { login, submitPortal } from "./portal.ts";
import { ask, enableTasks, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";

const read = async (client: TestClient, query = ""): Promise<AuditEntry[]> => [
  ...(await client.json<AuditPage>(`/api/v1/audit${query}`)).items,
];

const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

const event = { actor: null, action: "login_failed", outcome: "failed" } as const;

describeOnEachEngine("the audit record", (engine) => {
  it("counts without a gap and holds each line to the one before, however many add at once [S25]", async () => {
    const store = createUnitOfWork(await engine.openTestStore());
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transaction(async (tx) => {
          await recordAudit(tx, event);
          await recordAudit(tx, event);
        }),
      ),
    );
    await expect(
      store.transaction(async (tx) => {
        await recordAudit(tx, event);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await recordAudit(store, event);
    expect(await verifyAudit({ store })).toEqual({ checked: 41, brokenAt: null });
    const lines = await store.audit.listSealed(0, 100);
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
  });

  it("cannot be changed, and shows where it was changed, cut or added to all the same [S25]", async () => {
    const database = await engine.openTestStore();
    const store = createUnitOfWork(database);
    const { db } = database;
    const add = async () => {
      for (let line = 0; line < 3; line += 1) await recordAudit(store, event);
    };
    await add();
    const attempts = [
      db.update(auditEntries).set({ action: "login" }),
      db.delete(auditEntries),
      db.execute(sql`truncate audit_entries`),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toThrow();

    await db.execute(sql`alter table audit_entries disable trigger all`);
    const breaks = [
      {
        at: 2,
        how: () => db.execute(sql`update audit_entries set action = 'login' where seq = 2`),
      },
      { at: 3, how: () => db.execute(sql`delete from audit_entries where seq = 3`) },
      { at: 2, how: () => db.execute(sql`delete from audit_entries where seq = 2`) },
      {
        at: 4,
        how: () =>
          db.execute(
            sql`insert into audit_entries (seq, at, action, outcome, hash) values (4, now(), 'x', 'done', 'x')`,
          ),
      },
    ];
    for (const { at, how } of breaks) {
      const kept = await db.select().from(auditEntries);
      await how();
      expect((await verifyAudit({ store })).brokenAt).toBe(at);
      await db.delete(auditEntries);
      await db.insert(auditEntries).values(kept);
      expect((await verifyAudit({ store })).brokenAt).toBeNull();
    }
  });
});

it("lists logins, keys, connections, credentials, approvals and calls, for the user who did them [S25 S4]", async () => {
  const server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com" },
    overrides: { plugins: [deskPlugin()], agent: { plannerPaceMs: 0 } },
  });
  const client = await server.signUp("maya@example.com");
  const other = await server.signUp();
  const tasks = await enableTasks(client);
  const asked = await ask(client, 'Create a task called "Buy beans"', {
    connection_ids: [tasks.id],
  });
  const approved = { name: "create_task", arguments: { title: "Buy more beans" } };
  await ask(client, "Go on", {
    session_id: asked[0]?.["session_id"],
    approved_tool_call: approved,
  });
  const { key_info: key, plaintext_key: text } = await makeKey(client);
  const agent = await connectAgent(server.url, text);
  const { tools } = await agent.listTools();
  const list = tools.find(({ name }) => name.includes("list_tasks"))?.name ?? "";
  await agent.callTool({ name: list, arguments: {} });
  await client.send("DELETE", `/api/v1/developer/api-keys/${key.id}`);
  const made = await client.send("POST", "/api/v1/connections", deskConnection());
  const { id } = (await made.json()) as { id: string };
  await client.send("POST", `/api/v1/connections/${id}`, {
    name: "Desk",
    credentials: { password: "another" },
  });
  await client.send("DELETE", `/api/v1/connections/${id}`);
  await client.fetch("/api/v1/admin/plugin-settings");
  await client.fetch("/api/v1/auth/logout");
  await submitPortal(client, "sign-in", { email: "maya@example.com", password: "wrong wrong" });
  await login(client, "sign-in", "maya@example.com");

  const entries = await read(client);
  expect(actionsOf(entries)).toEqual([
    "login",
    "logout",
    "permission_denied",
    "connection_deleted",
    "connection_updated",
    "credentials_stored",
    "credentials_stored",
    "connection_created",
    "api_key_revoked",
    "tool_call",
    "api_key_created",
    "tool_call",
    "approval_approved",
    "connection_created",
    "login",
    "connection_created",
    "account_created",
  ]);
  const { id: me } = await client.me();
  const about = (action: string) => entries.filter((entry) => entry.action === action);
  expect(about("tool_call")).toEqual([
    expect.objectContaining({
      tool: "list_tasks",
      connection: "My tasks",
      outcome: "done",
      approved_by: null,
      target_kind: "api_key",
      target: expect.stringMatching(/^\w+/),
    }),
    expect.objectContaining({
      actor_id: me,
      actor_email: "maya@example.com",
      tool: "create_task",
      connection: "My tasks",
      outcome: "done",
      approved_by: "maya@example.com",
      run_id: asked[0]?.run_id,
    }),
  ]);
  expect(about("approval_approved")).toEqual([expect.objectContaining({ edited: true })]);
  expect(about("permission_denied")).toEqual([
    expect.objectContaining({ target: "listPluginSettings", outcome: "denied" }),
  ]);
  expect(actionsOf(await read(other))).toEqual(["login", "connection_created", "account_created"]);

  const boss = await server.signUp("boss@example.com");
  const failed = await read(boss, "?action=login_failed");
  expect(failed).toEqual([expect.objectContaining({ actor_id: null, target: "maya@example.com" })]);
  const denied = await read(boss, "?email=MAYA&outcome=denied");
  expect(actionsOf(denied)).toEqual(["permission_denied"]);
  expect(actionsOf(await read(boss, "?mine=true"))).toEqual(actionsOf(await read(other)));
  expect((await boss.fetch("/api/v1/audit?from=yesterday")).status).toBe(422);
  expect((await boss.fetch("/api/v1/audit?cursor=yesterday")).status).toBe(422);
  const check = await boss.json<AuditVerification>("/api/v1/admin/audit/verification");
  expect(check.broken_at).toBeNull();
  const csv = await (await boss.fetch("/api/v1/admin/audit/export?action=tool_call")).text();
  expect(csv.split("\r\n")).toEqual([
    expect.stringMatching(/^id,created_at,actor_email,action,/),
    expect.stringContaining("maya@example.com,tool_call,done,api_key,"),
    expect.stringContaining("maya@example.com,tool_call,done,,,create_task,My tasks,maya@"),
    "",
  ]);
});

it("goes page by page, day by day, and forgets what is older than it is kept without a break [S25]", async () => {
  let now = new Date("2026-11-01T12:00:00Z");
  const server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com", AUDIT_KEEP_DAYS: "30" },
    overrides: { clock: { now: () => now } },
  });
  const { store } = server.deps;
  for (let line = 0; line < 60; line += 1) await recordAudit(store, event);
  now = new Date("2026-11-20T12:00:00Z");
  const boss = await server.signUp("boss@example.com");
  const first = await boss.json<AuditPage>("/api/v1/audit");
  const second = await boss.json<AuditPage>(`/api/v1/audit?cursor=${first.next_cursor}`);
  expect([first.items.length, second.items.length, second.next_cursor]).toEqual([50, 13, null]);
  expect(await read(boss, "?from=2026-11-20&to=2026-11-20")).toHaveLength(3);
  expect(await read(boss, "?from=2026-11-02&to=2026-11-19")).toHaveLength(0);

  now = new Date("2026-12-03T12:00:00Z");
  await server.jobs.tick();
  await server.jobs.idle();
  expect(actionsOf(await read(boss))).toEqual([
    "audit_pruned",
    "login",
    "connection_created",
    "account_created",
  ]);
  const check = await boss.json<AuditVerification>("/api/v1/admin/audit/verification");
  expect(check).toEqual({ checked: 4, broken_at: null });
});

describe("what people, apps and models write", () => {
  it("is in no line of the audit record and in none of the log [S25 S14]", {
    timeout: 60_000,
  }, async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const canary = (what: string) => `canary-${what}-7f3a`;
    const desk = deskPlugin({ list: async () => ({ text: canary("result") }) });
    const { server, admin, app } = await startOAuthServer({
      server: {
        overrides: {
          plugins: [desk],
          agent: { plannerPaceMs: 0 },
          log: createLog({ logLevel: "trace" }, destination),
        },
      },
    });
    const client = await server.signUp("maya@example.com");
    const made = await client.send(
      "POST",
      "/api/v1/connections",
      deskConnection({
        name: canary("name"),
        configuration: { site_url: `https://${canary("site")}.example`, user: canary("user") },
        credentials: { password: canary("password"), api_token: canary("token") },
      }),
    );
    const { id } = (await made.json()) as { id: string };
    await ask(client, `list tickets ${canary("prompt")}`, { connection_ids: [id] });
    const tasks = await enableTasks(client);
    const ids = { connection_ids: [tasks.id] };
    const asked = await ask(client, `Create a task called "${canary("title")}"`, ids);
    await ask(client, "Go on", {
      session_id: asked[0]?.["session_id"],
      approved_tool_call: { name: "create_task", arguments: { title: canary("edited") } },
    });
    await ask(client, `Create a task called "${canary("again")}"`, ids);
    const [waiting] = await client.json<{ id: string }[]>("/api/v1/approvals");
    const denial = { reason: canary("reason") };
    await client.send("POST", `/api/v1/approvals/${waiting?.id}/deny`, denial);
    const key = await makeKey(client, canary("key"));
    await admin.send("POST", `/api/v1/admin/plugin-settings/${app.plugin}`, {
      config: { client_id: canary("client-id"), client_secret: canary("client-secret") },
    });
    await admin.send("POST", `/api/v1/admin/plugin-settings/${app.plugin}`, {
      config: { [canary("field")]: "x" },
    });
    await client.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody(canary("body"), { model: canary("model") }),
    );
    await submitPortal(client, "sign-in", {
      email: `${canary("email")}@example.com`,
      password: canary("typed"),
    });
    await client.send("DELETE", `/api/v1/connections/${id}`);

    const rows = await server.database.db.select().from(auditEntries);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "approval_approved",
        "approval_denied",
        "plugin_settings_changed",
        "login_failed",
      ]),
    );
    expect(lines.length).toBeGreaterThan(10);
    const found = (text: string) => [
      ...(text.match(/canary-\w+(-\w+)?-7f3a/g) ?? []),
      ...(text.includes(key.plaintext_key) ? ["key"] : []),
    ];
    expect({ rows: found(JSON.stringify(rows)), log: lines.flatMap(found) }).toEqual({
      rows: [],
      log: [],
    });
  });
});
