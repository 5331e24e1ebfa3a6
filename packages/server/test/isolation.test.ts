import {
  operations,
  type OperationId,
  type OperationSpec,
} from "@switchboard/api-client/operations";
import type { Login, OrganizationDetails } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../src/operations/index.ts";
import { CredentialsRefused } from "../src/domain/plugins/types.ts";
import * as schema from "../src/store/schema.ts";
import { makeKey } from "./agent-client.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { makePlaybook } from "./playbook.ts";
import { login } from "./portal.ts";
import { ask, connectionIds, enableTasks, readStream, runBody, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";

/*
 * Walks the contract, so a new operation joins automatically: it fails here until the owner's ids in its path are declared, and
 * then until it keeps strangers out.
 */

/** The bodies that the operations with an id in their path need to be valid. */
const BODIES: Partial<Record<OperationId, unknown>> = {
  askAgain: { question: { table: "regions", show: [{ fn: "count" }] } },
  changeReading: { choices: {}, for_next: false },
  previewReading: { choices: {} },
  replaceDataset: { dataset_id: "01990000-0000-7000-8000-000000000001" },
  setColumnRole: { table: "regions", column: "region", role: "group" },
  updateChatSession: { title: "Taken over", pinned: true },
  updateConnection: { name: "Taken over", enabled_methods: [], hitl_methods: [] },
  inviteMember: { email: "another@example.com" },
  addSharedCredits: { amount: 1 },
  updateSharedCredits: { member_daily_limit: 1 },
  goOnRun: { question_id: "01990000-0000-7000-8000-000000000001" },
  decideFactProposal: { decision: "accept" },
  denyApproval: { reason: "Taken over" },
  quickActionInboxItem: { action: "archive" },
  updateInboxSource: { name: "Taken over" },
  updatePlaybook: {
    name: "Taken over",
    target_source_type: "email",
    prompt_template: "Taken over",
  },
};

/** Names in a path that are no ids of anybody. */
const SHARED = new Set(["pluginName"]);

/** Path parameters that are secrets and not ids: they are the permission. */
const SECRETS = new Set(["token"]);

describeOnEachEngine("strangers", (engine) => {
  let server: TestServer;
  let owner: TestClient;
  let stranger: TestClient;
  /** The owner's ids, by the path segment before them. */
  const owned = new Map<string, string>();

  beforeAll(async () => {
    const desk = deskPlugin({
      list: async () => {
        throw new CredentialsRefused("Invalid key (401).", "expired");
      },
    });
    // Time stands still: a job of each minute would change rows between two looks at them.
    const now = new Date();
    const { databaseUrl } = await engine.newPlace();
    server = await startTestServer({
      env: { DATABASE_URL: databaseUrl },
      overrides: { plugins: [desk], agent: { plannerPaceMs: 0 }, clock: { now: () => now } },
    });
    owner = await server.signUp();
    stranger = await server.signUp();
    // A second one, since the operations below end it.
    await login(server.anonymous(), "sign-in", (await owner.me()).email);
    await uploadText(owner, "regions.csv", "Region,Amount\nNorth,1\n");
    const tasks = await enableTasks(owner, { verify: [] });
    await ask(owner, 'Create a task called "Mine"', { connection_ids: [tasks.id] });
    await owner.send("POST", `/api/v1/connections/${tasks.id}`, {
      name: "My tasks",
      hitl_methods: ["create_task"],
    });
    const events = await ask(owner, 'Create a task called "Asked"', { connection_ids: [tasks.id] });
    const counted = await ask(owner, "How many regions", {
      question: { table: "regions", show: [{ fn: "count" }] },
      connection_ids: await connectionIds(owner),
    });
    const result = counted.find(({ type }) => type === "tool_result");
    owned.set("questions", String(Object(result?.["tool_call"])["id"]));
    owned.set("chat-sessions", String(counted[0]?.["session_id"]));
    const word = await owner.send("POST", "/api/v1/data/learned-words", {
      word: "takings",
      table: "regions",
      scope: "heading",
      means: { column: "Amount" },
    });
    owned.set("learned-words", ((await word.json()) as { id: string }).id);
    const first = async (path: string) => (await owner.json<{ id: string }[]>(path))[0]?.id ?? "";
    const organization = await owner.send("POST", "/api/v1/organizations", { name: "Ours" });
    const made = await owner.send("POST", "/api/v1/connections", deskConnection());
    const { id: deskId } = (await made.json()) as { id: string };
    const waiting = await ask(owner, "list tickets", { connection_ids: [deskId] });
    const reconnect = waiting.at(-1)?.["reconnect"] as { id: string } | undefined;
    await ask(owner, "Remember that my warehouse is Chiado");
    owned.set("fact-proposals", await first("/api/v1/users/me/fact-proposals"));
    owned.set("reconnects", reconnect?.id ?? "");
    owned.set("grants", "create_task");
    owned.set("connections", tasks.id);
    owned.set("chatsessions", String(events[0]?.["session_id"]));
    owned.set("runs", events[0]?.run_id ?? "");
    owned.set("approvals", await first("/api/v1/approvals"));
    owned.set("datasets", await first("/api/v1/data/datasets"));
    owned.set("inbox-items", await first("/api/v1/inbox-items"));
    const source = await owner.send("POST", "/api/v1/inbox-sources", {
      name: "Regions",
      source_type: "data_condition",
      connection_ids: [],
      config: { file: "regions.csv", condition: "amount > 0", key: "region", priority: "low" },
      refresh_frequency_minutes: 60,
    });
    owned.set("inbox-sources", ((await source.json()) as { id: string }).id);
    await server.jobs.idle();
    owned.set("api-keys", (await makeKey(owner)).key_info.id);
    const away = await owner.fetch("/api/v1/connections/oauth/callback?state=none");
    const back = new URL(away.headers.get("location") ?? "", server.url);
    owned.set("authorizations", back.searchParams.get("authorization") ?? "");
    const logins = await owner.json<Login[]>("/api/v1/account/logins");
    owned.set("logins", logins.find((one) => !one.is_current)?.id ?? "");
    const organizationId = ((await organization.json()) as { id: string }).id;
    owned.set("active", organizationId);
    owned.set("organizations", organizationId);
    owned.set("members", (await owner.me()).id);
    owned.set("invitations", await invite());
    owned.set("playbooks", (await makePlaybook(server, owner)).id);
    BODIES.previewPlaybook = { inbox_item_id: owned.get("inbox-items") };
  });

  /** The one open invitation of the owner's organization. */
  async function invite(): Promise<string> {
    const path = `/api/v1/organizations/${owned.get("organizations")}`;
    await owner.send("POST", `${path}/invitations`, { email: "invited@example.com" });
    const { invitations } = await owner.json<OrganizationDetails>(`${path}/details`);
    return invitations[0]?.id ?? "";
  }

  const ORDER = ["GET", "PUT", "PATCH", "POST", "DELETE"];
  const withIds = (Object.values(operations) as OperationSpec[])
    .filter((spec) => spec.operationId in handlers)
    .filter((spec) => spec.permission !== "public" && spec.permission !== "admin")
    .filter((spec) => spec.pathParams.some((name) => !SHARED.has(name) && !SECRETS.has(name)))
    // Dependents are checked before what they depend on is deleted.
    .toSorted(
      (a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method) || b.path.length - a.path.length,
    );

  function pathOf(spec: OperationSpec): string {
    return spec.path.replace(/([\w-]+)\/\{(\w+)\}/g, (whole, before: string, name: string) => {
      const id = SHARED.has(name) ? "tasks" : owned.get(before);
      if (!id) throw new Error(`Say in this test which ${before} of the owner ${whole} names.`);
      return `${before}/${id}`;
    });
  }

  const call = (client: TestClient, spec: OperationSpec) =>
    client.send(
      spec.method,
      pathOf(spec),
      spec.requestType === "json" ? (BODIES[spec.operationId as OperationId] ?? {}) : undefined,
    );

  /** Every row of every table, as text. Logins change by being used. */
  async function allRows(): Promise<string> {
    const tables = Object.entries(schema).filter(([name]) => name !== "authSessions");
    const rows = await Promise.all(
      tables.map(async ([name, table]) =>
        is(table, PgTable) ? [name, await server.database.db.select().from(table)] : [name],
      ),
    );
    return JSON.stringify(rows);
  }

  it("has operations to look at, and an owner with one of each", () => {
    expect(withIds.length).toBeGreaterThanOrEqual(13);
    expect([...owned].filter(([, id]) => id === "")).toEqual([]);
  });

  describe.each(withIds)("$method $path", (spec) => {
    it("reports not found to a stranger, and changes nothing [ROLE-11 S2]", async () => {
      const before = await allRows();
      const response = await call(stranger, spec);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
      expect(await allRows()).toBe(before);
    });
  });

  describe("a run of a stranger", () => {
    const run = (more: Record<string, unknown>) =>
      stranger.send("POST", "/api/switchboard-chat/run", runBody("hello", more));

    it.each<[string, () => Promise<Response>, number]>([
      ["session", () => run({ session_id: owned.get("chatsessions") }), 404],
      ["connection", () => run({ connection_ids: [owned.get("connections")] }), 404],
      [
        "approval",
        () =>
          run({
            session_id: owned.get("chatsessions"),
            approved_tool_call: {
              name: "create_task",
              arguments: { title: "Taken over" },
              approval_id: owned.get("approvals"),
            },
          }),
        403,
      ],
    ])("cannot use the owner's %s [S2 S21]", async (_what, send, status) => {
      const before = await allRows();
      const response = await send();
      expect(response.status).toBe(status);
      expect(await allRows()).toBe(before);
    });

    it("reads none of the owner's files, and lists show nothing of the owner [S2 ROLE-11]", async () => {
      const { events } = await readStream(
        await run({
          connection_ids: await connectionIds(stranger),
          prompt: "total amount by region",
        }),
      );
      expect(JSON.stringify(events)).not.toContain("regions.csv");
      for (const path of ["data/datasets", "inbox-items", "approvals", "credits/ledger"]) {
        const text = JSON.stringify(await stranger.json(`/api/v1/${path}`));
        for (const id of owned.values()) expect(text).not.toContain(id);
      }
    });
  });

  it("finds the same ids for the owner, so strangers were refused for who they are", async () => {
    for (const spec of withIds) {
      // One that was sent again has another id.
      if (spec.path.includes("{invitationId}")) owned.set("invitations", await invite());
      const response = await call(owner, spec);
      await response.body?.cancel();
      expect({ call: spec.operationId, status: response.status }).not.toEqual({
        call: spec.operationId,
        status: 404,
      });
    }
  });
});
