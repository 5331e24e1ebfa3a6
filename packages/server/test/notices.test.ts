import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { connections, outbox, users } from "../src/store/schema.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const SETTINGS = "/api/v1/users/me/notification-settings";

let now = Date.parse("2026-05-01T10:00:00Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { clock: { now: () => new Date(now) } } });
});

let people = 0;

/** A user with a confirmed address, unless they never followed the link. */
async function person({ confirmed = true } = {}) {
  const email = `reader-${++people}@example.com`;
  const client = await server.signUp(email, { confirmed });
  const { id } = await client.me();
  return { client, email, id };
}

/** Does what is due after so much time. */
async function pass(ms: number) {
  now += ms;
  await server.jobs.tick();
  await server.jobs.idle();
}

async function mailsTo(email: string, subject: RegExp) {
  const kept = await server.deps.store.localOutbox.list(500);
  return kept.flatMap((one) =>
    one.channel === "mail" && one.recipient === email && subject.test(one.content.subject)
      ? [one.content]
      : [],
  );
}

/** How many weekly mails were sent to an address; the local outbox forgets them after a week. */
const digestsTo = (email: string) =>
  server.database.db.$count(
    outbox,
    and(eq(outbox.recipient, email), eq(outbox.template, "weekly-digest")),
  );

async function addConnection(client: TestClient, name: string): Promise<string> {
  const made = await client.send("POST", "/api/v1/connections", {
    name,
    connection_type: "tasks",
    configuration: {},
    enabled_methods: [],
    hitl_methods: [],
  });
  return ((await made.json()) as { id: string }).id;
}
const setStatus = (id: string, status: "ok" | "expired") =>
  server.database.db.update(connections).set({ status }).where(eq(connections.id, id));

const postLink = (url: string | undefined, body = "List-Unsubscribe=One-Click") =>
  fetch(url ?? "", {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

describe("a connection that expired", () => {
  const EXPIRED = /^Reconnect /;

  it("is reported by mail once for each failure, with a link to reconnect it", async () => {
    const { client, email } = await person();
    const id = await addConnection(client, "Harbor mail");
    await setStatus(id, "expired");
    await pass(5 * 60_000);
    await pass(HOUR_MS);
    const [mail, ...others] = await mailsTo(email, EXPIRED);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Reconnect Harbor mail");
    expect(mail?.text).toContain(`${server.url}/ui/connections/edit/${id}?reconnect=credentials`);

    await setStatus(id, "ok");
    await pass(HOUR_MS);
    await setStatus(id, "expired");
    await pass(HOUR_MS);
    expect(await mailsTo(email, EXPIRED)).toHaveLength(2);
  });

  it("is reported to nobody without a confirmed address or with such mails turned off", async () => {
    const unconfirmed = await person({ confirmed: false });
    const silent = await person();
    await silent.client.send("POST", SETTINGS, { connections: false });
    for (const { client } of [unconfirmed, silent])
      await setStatus(await addConnection(client, "Quiet"), "expired");
    await pass(HOUR_MS);
    for (const { email } of [unconfirmed, silent])
      expect(await mailsTo(email, EXPIRED)).toEqual([]);
  });

  it("is reported by text message to users who want those", async () => {
    const { client, id } = await person();
    await server.deps.store.users.setVerifiedPhone(id, "+15550001111");
    await server.deps.store.users.setSmsOptIn(id, true);
    await setStatus(await addConnection(client, "Harbor mail"), "expired");
    await pass(HOUR_MS);
    const kept = await server.deps.store.localOutbox.list(50);
    expect(kept.flatMap((one) => (one.channel === "sms" ? [one.content.text] : []))).toEqual([
      expect.stringMatching(/^Harbor mail .* http:/),
    ]);
  });
});

describe("the weekly digest", () => {
  const DIGEST = /inbox$/;

  it("names what waits, the most urgent first, and what was done", async () => {
    const { client, email } = await person();
    const add = (title: string, priority: string) =>
      client.send("POST", "/api/v1/inbox-items", { title, description: "", priority });
    await add("Water the plants", "low");
    await add("Sign the lease", "critical");
    const done = (await (await add("Call Ben", "high")).json()) as { id: string };
    await client.send("POST", `/api/v1/inbox-items/${done.id}/quick-action`, { action: "archive" });
    await pass(WEEK_MS - HOUR_MS);
    expect(await mailsTo(email, DIGEST)).toEqual([]);
    // The rows have the time of the database, which does not follow our clock.
    await pass(2 * HOUR_MS);
    const [mail, ...others] = await mailsTo(email, DIGEST);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 items in your Switchboard inbox");
    expect(mail?.text.indexOf("Sign the lease")).toBeLessThan(
      mail?.text.indexOf("Water the plants") ?? 0,
    );
    expect(mail?.text).not.toContain("Call Ben");
    await pass(HOUR_MS);
    expect(await digestsTo(email)).toBe(1);
    await pass(WEEK_MS);
    expect(await digestsTo(email)).toBe(2);
  });

  it("is not sent when nothing waits and nothing was done", async () => {
    const { email } = await person();
    await pass(WEEK_MS + HOUR_MS);
    expect(await mailsTo(email, DIGEST)).toEqual([]);
  });

  it("ends with its link: a page asks first, and a mail program posts at once", async () => {
    const { client, email, id } = await person();
    await client.send("POST", "/api/v1/inbox-items", {
      title: "Sign",
      description: "",
      priority: "high",
    });
    await pass(WEEK_MS + HOUR_MS);
    const [mail] = await mailsTo(email, DIGEST);
    const url = mail?.unsubscribeUrl;
    expect(mail?.text).toContain(url);
    const page = await fetch(url ?? "");
    expect(await page.text()).toContain("Stop these emails?");
    expect(await server.deps.store.notices.findSettings(id)).toEqual({
      connections: true,
      digest: true,
    });
    expect(await (await postLink(url)).text()).toContain("You are unsubscribed");
    expect(await client.json(SETTINGS)).toMatchObject({ connections: true, digest: false });
    await pass(WEEK_MS);
    expect(await digestsTo(email)).toBe(1);
    // The link of one person is good for no other one, and for no other kind.
    for (const forged of [
      url?.replace(id, (await person()).id),
      url?.replace(".digest.", ".connections."),
      `${url}0`,
      `${server.url}/mail/unsubscribe`,
    ])
      expect((await postLink(forged)).status).toBe(404);
  });
});

describe("the settings of mails", () => {
  it("are changed one by one, and say whether the address is confirmed", async () => {
    const { client, id } = await person({ confirmed: false });
    expect(await client.json(SETTINGS)).toEqual({
      connections: true,
      digest: true,
      email_verified: false,
      confirm_url: "/portal/verify",
    });
    const changed = await client.send("POST", SETTINGS, { digest: false });
    expect(await changed.json()).toEqual({
      connections: true,
      digest: false,
      email_verified: false,
      confirm_url: "/portal/verify",
    });
    const [row] = await server.database.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ digestEmails: false, connectionEmails: true });
  });
});
