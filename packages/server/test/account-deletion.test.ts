import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { AccountDeletion, AuditPage } from "@switchboard/api-client/types";
import { eq, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as schema from "../src/store/schema.ts";
import { makeKey, program } from "./agent-client.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { makePlaybook } from "./playbook.ts";
import { login, PASSWORD } from "./portal.ts";
import { ask, enableTasks, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const DELETION = "/api/v1/account/deletion";
const EMAIL = "maya@example.com";
const MINUTE_MS = 60_000;

let server: TestServer;
let boss: TestClient;
let maya: TestClient;
let mayaId: string;
let now: Date;

beforeEach(async () => {
  now = new Date();
  server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com" },
    overrides: {
      plugins: [deskPlugin()],
      agent: { plannerPaceMs: 0 },
      clock: { now: () => now },
    },
  });
  boss = await server.signUp("boss@example.com");
  maya = await server.signUp(EMAIL);
  mayaId = (await maya.me()).id;
});

const remove = (client: TestClient, body: object) => client.send("POST", DELETION, body);
const proof = { email: EMAIL, password: PASSWORD };
const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: string }).detail;
const status = async (client: TestClient) => (await client.fetch("/api/v1/users/me")).status;

/** Names of the tables that hold a text somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    if (JSON.stringify(await server.database.db.select().from(table)).includes(text))
      found.push(name);
  }
  return found.toSorted();
}

async function addMember(organizationId: string, client: TestClient) {
  await server.database.db
    .insert(schema.organizationMembers)
    .values({ organizationId, userId: (await client.me()).id, role: "member" });
}

async function addOrganization(client: TestClient, name: string): Promise<string> {
  const made = await client.send("POST", "/api/v1/organizations", { name });
  return ((await made.json()) as { id: string }).id;
}

describe("the deletion of an account by its person", () => {
  it("says before what goes with it", async () => {
    await makeKey(maya);
    await makePlaybook(server, maya);
    await uploadText(maya, "regions.csv", "Region,Amount\nNorth,1\n");
    await addOrganization(maya, "Alone");
    expect(await maya.json<AccountDeletion>(DELETION)).toEqual({
      connections: 1,
      runs: 0,
      chats: 0,
      files: 1,
      playbooks: 1,
      api_keys: 1,
      plan: null,
      organizations_deleted: ["Alone"],
      organizations_shared: [],
      is_last_admin: false,
      proof: "password",
      needs_login: false,
    });
    expect(await boss.json(DELETION)).toMatchObject({ is_last_admin: true });
  });

  it("needs their address and their password, and counts the tries [S4]", async () => {
    const wrong = [
      { email: "other@example.com", password: PASSWORD },
      { email: EMAIL, password: "not my password" },
      { email: EMAIL },
    ];
    for (const body of wrong) expect((await remove(maya, body)).status).toBe(422);
    const tries = Array.from({ length: 10 }, () =>
      remove(maya, { email: EMAIL, password: "not my password" }),
    );
    expect((await Promise.all(tries)).some((response) => response.status === 429)).toBe(true);
    expect((await remove(maya, proof)).status).toBe(429);
    expect(await status(maya)).toBe(200);
    now = new Date(now.getTime() + 16 * MINUTE_MS);
    expect((await remove(maya, { email: " Maya@Example.com ", password: PASSWORD })).status).toBe(
      204,
    );
  });

  it("takes everything at once, and leaves the audit record and what others share [S4 S8 S25]", async () => {
    const phone = server.anonymous();
    await login(phone, "sign-in", EMAIL);
    const { plaintext_key: key } = await makeKey(maya);
    const tasks = await enableTasks(maya);
    await maya.send("POST", "/api/v1/connections", deskConnection());
    await uploadText(maya, "regions.csv", "Region,Amount\nNorth,1\n");
    await makePlaybook(server, maya);
    await ask(maya, 'Create a task called "Waits"', { connection_ids: [tasks.id] });
    const alone = await addOrganization(maya, "Alone");
    const shared = await addOrganization(boss, "Shared");
    await addMember(shared, maya);
    await server.database.db.insert(schema.ledgerEntries).values({
      id: crypto.randomUUID(),
      organizationId: shared,
      spentBy: mayaId,
      delta: -100,
      reason: "charge",
      cause: "A run",
      sourceKey: "charge:shared",
    });

    const response = await remove(maya, proof);
    expect(response.status).toBe(204);
    expect(maya.cookie("sid")).toBeUndefined();
    expect([await status(maya), await status(phone)]).toEqual([401, 401]);
    expect((await program(server.url, key)("GET", "/api/v1/inbox-items")).status).toBe(401);

    await server.jobs.idle();
    expect(await tablesWith(mayaId)).toEqual(["auditEntries"]);
    expect(await tablesWith(alone)).toEqual(["auditEntries", "ledgerEntries"]);
    expect(await readdir(join(server.deps.env.dataDir, "files"))).toEqual([]);
    const [line] = await server.database.db
      .select()
      .from(schema.ledgerEntries)
      .where(eq(schema.ledgerEntries.sourceKey, "charge:shared"));
    expect(line).toMatchObject({ delta: -100, spentBy: null });
    expect(await boss.json("/api/v1/admin/audit/verification")).toMatchObject({ broken_at: null });
    const { items } = await boss.json<AuditPage>("/api/v1/audit?email=maya&action=user_deleted");
    expect(items).toEqual([
      expect.objectContaining({ actor_id: mayaId, actor_email: EMAIL, target: EMAIL }),
    ]);
    const mails = await server.database.db.select().from(schema.localDeliveries);
    expect(mails.map(({ content }) => "subject" in content && content.subject)).toContain(
      "Your Switchboard account was deleted",
    );
    // Nothing but a new account comes of logging in again.
    await expect(login(server.anonymous(), "sign-in", EMAIL)).rejects.toThrow("422");
  });

  it("waits for those who own an organization with other members", async () => {
    const shared = await addOrganization(maya, "Shared");
    await addMember(shared, boss);
    expect(await maya.json(DELETION)).toMatchObject({ organizations_shared: ["Shared"] });
    const refused = await remove(maya, proof);
    expect([refused.status, await detailOf(refused)]).toEqual([
      409,
      "You own Shared, which has other members. Delete the organization, or remove its members, and try again.",
    ]);
    expect(await status(maya)).toBe(200);
    expect((await maya.send("DELETE", `/api/v1/organizations/${shared}`)).status).toBe(204);
    expect((await remove(maya, proof)).status).toBe(204);
  });

  it("is refused to the last administrator, of whom nothing is stopped", async () => {
    const refused = await remove(boss, { email: "boss@example.com", password: PASSWORD });
    expect([refused.status, await detailOf(refused)]).toEqual([
      409,
      "This is the last administrator. Make someone else an administrator first.",
    ]);
    expect(await status(boss)).toBe(200);
  });

  it("needs a fresh login where there is no password", async () => {
    await server.database.db
      .update(schema.users)
      .set({ issuer: "https://id.example" })
      .where(eq(schema.users.id, mayaId));
    expect(await maya.json(DELETION)).toMatchObject({ proof: "login", needs_login: false });
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    expect(await maya.json(DELETION)).toMatchObject({ proof: "login", needs_login: true });
    expect((await remove(maya, proof)).status).toBe(403);
    now = new Date(now.getTime() - MINUTE_MS);
    expect((await remove(maya, { email: EMAIL })).status).toBe(204);
  });
});
