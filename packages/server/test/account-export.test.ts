import type { AccountExport, ExportAnswer } from "@switchboard/api-client/types";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import * as schema from "../src/store/schema.ts";
import { makeKey } from "./agent-client.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { makePlaybook } from "./playbook.ts";
import { login, PASSWORD } from "./portal.ts";
import { ask, enableTasks, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const EXPORT = "/api/v1/account/export";
const EMAIL = "maya@example.com";
const HOUR_MS = 60 * 60_000;

let server: TestServer;
let maya: TestClient;
let now: Date;

beforeEach(async () => {
  now = new Date();
  server = await startTestServer({
    overrides: {
      plugins: [deskPlugin()],
      agent: { plannerPaceMs: 0 },
      clock: { now: () => now },
    },
  });
  maya = await server.signUp(EMAIL);
});

const request = async (client = maya) =>
  (await (await client.send("POST", EXPORT)).json()) as AccountExport;
const found = async (client = maya) => (await client.json<ExportAnswer>(EXPORT)).export;

/** The files of the archive, by name. */
async function download(client = maya): Promise<Record<string, string>> {
  const response = await client.fetch(`${EXPORT}/file`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const read = (files: Record<string, string>, name: string): unknown =>
  JSON.parse(files[name] ?? "");

describe("the export of a person's data", () => {
  it("holds everything that is theirs, with a README that names each file", async () => {
    const tasks = await enableTasks(maya, { verify: [] });
    await ask(maya, 'Create a task called "Call Ana"', { connection_ids: [tasks.id] });
    await ask(maya, "Remember that my warehouse is Chiado");
    const csv = 'Region,"Amount, net"\nNorth,1\n';
    await uploadText(maya, "regions.csv", csv);
    await makePlaybook(server, maya);
    await makeKey(maya, "Reports");
    const stranger = await server.signUp();
    await uploadText(stranger, "secret.csv", "A\n1\n");

    expect(await request()).toMatchObject({ state: "preparing", is_downloadable: false });
    await server.jobs.idle();
    const ready = await found();
    expect(ready).toMatchObject({ state: "ready", is_downloadable: true });
    expect(ready?.done).toBe(ready?.total);
    const files = await download();
    expect(Object.keys(files)).toEqual([
      "README.txt",
      "profile.json",
      "fact-proposals.json",
      "chats.json",
      "messages.json",
      "tool-calls.json",
      "connections.json",
      "inbox-items.json",
      "inbox-sources.json",
      "playbooks.json",
      "credits.csv",
      "api-keys.csv",
      "logins.csv",
      "audit.csv",
      "files/regions.csv",
    ]);
    for (const name of Object.keys(files).slice(1)) expect(files["README.txt"]).toContain(name);
    expect(read(files, "profile.json")).toMatchObject({ email: EMAIL });
    expect(read(files, "fact-proposals.json")).toEqual([
      expect.objectContaining({ key: "Warehouse", value: "Chiado", state: "proposed" }),
    ]);
    expect(read(files, "chats.json")).toHaveLength(2);
    expect(JSON.stringify(read(files, "messages.json"))).toContain("Call Ana");
    expect(read(files, "tool-calls.json")).toEqual([
      expect.objectContaining({ tool: "create_task", outcome: "done" }),
    ]);
    expect(read(files, "connections.json")).toContainEqual(
      expect.objectContaining({ name: "My tasks" }),
    );
    expect(files["inbox-items.json"]).toContain("Call Ana");
    expect(files["playbooks.json"]).toContain("Late delivery reply");
    expect(files["credits.csv"]).toMatch(/^id,created_at,amount,reason,cause,run_id\r\n.+,500,/);
    expect(files["api-keys.csv"]).toContain("Reports,");
    expect(files["logins.csv"]?.split("\r\n")).toHaveLength(3);
    expect(files["audit.csv"]).toContain("account_created");
    expect(files["files/regions.csv"]).toBe(csv);
  });

  it("holds no secret [S8 S9]", async () => {
    const { plaintext_key: key } = await makeKey(maya);
    await maya.send("POST", "/api/v1/connections", deskConnection());
    await request();
    await server.jobs.idle();
    const all = JSON.stringify(await download());
    const stored = await server.database.db.select().from(schema.apiKeys);
    const sessions = await server.database.db.select().from(schema.authSessions);
    const planted = [
      "canary-password",
      "canary-token",
      PASSWORD,
      key,
      maya.cookie("sid") ?? "",
      ...stored.map(({ fingerprint }) => fingerprint),
      ...sessions.map(({ id }) => id),
    ];
    expect(all).toContain("Our desk");
    for (const secret of planted) {
      expect(secret).not.toBe("");
      expect(all).not.toContain(secret);
    }
  });

  it("is for the login that requested it alone, for 24 hours, and a mail says that it is ready [S2 S4]", async () => {
    await request();
    await server.jobs.idle();
    const phone = server.anonymous();
    await login(phone, "sign-in", EMAIL);
    expect(await found(phone)).toMatchObject({ state: "ready", is_downloadable: false });
    expect((await phone.fetch(`${EXPORT}/file`)).status).toBe(403);
    const stranger = await server.signUp();
    expect(await found(stranger)).toBeNull();
    expect((await stranger.fetch(`${EXPORT}/file`)).status).toBe(404);
    const mails = await server.database.db.select().from(schema.localDeliveries);
    const mail = mails.find(({ content }) => JSON.stringify(content).includes("/ui/account"));
    expect(mail).toMatchObject({ recipient: EMAIL });
    // The mail alone gives no access.
    expect(JSON.stringify(mail?.content)).not.toContain("export/file");

    now = new Date(now.getTime() + 24 * HOUR_MS - 1);
    expect((await maya.fetch(`${EXPORT}/file`, { method: "HEAD" })).status).toBe(200);
    const { id } = (await found()) as AccountExport;
    now = new Date(now.getTime() + 1);
    expect(await found()).toBeNull();
    expect((await maya.fetch(`${EXPORT}/file`)).status).toBe(404);
    await server.jobs.tick();
    await server.jobs.idle();
    expect(await server.deps.archives.size(`${id}-archive.zip`)).toBeUndefined();
  });

  it("is replaced by the next one, and goes with the account", async () => {
    const { id: first } = await request();
    await server.jobs.idle();
    const { id: second } = await request();
    await server.jobs.idle();
    expect(second).not.toBe(first);
    expect(await server.deps.archives.size(`${first}-archive.zip`)).toBeUndefined();
    expect(await server.deps.archives.size(`${second}-archive.zip`)).toBeGreaterThan(0);
    await maya.send("POST", "/api/v1/account/deletion", { email: EMAIL, password: PASSWORD });
    expect(await server.deps.archives.size(`${second}-archive.zip`)).toBeUndefined();
  });

  it("of 10,000 messages holds each of them once", async () => {
    const { id: userId } = await maya.me();
    const sessionId = crypto.randomUUID();
    const { db } = server.database;
    await db.insert(schema.chatSessions).values({ id: sessionId, userId, title: "Long" });
    for (let from = 0; from < 10_000; from += 1000) {
      await db.insert(schema.messages).values(
        Array.from({ length: 1000 }, (_, at) => ({
          id: crypto.randomUUID(),
          sessionId,
          userId,
          position: from + at,
          role: "USER" as const,
          content: { text: `message ${from + at}` },
        })),
      );
    }
    await request();
    await server.jobs.idle();
    const list = read(await download(), "messages.json") as { content: { text: string } }[];
    expect(new Set(list.map(({ content }) => content.text)).size).toBe(10_000);
    expect(list).toHaveLength(10_000);
  });
});
