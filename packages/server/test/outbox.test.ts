import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  listDeadMessages,
  giveUpLostMessages,
  resendDeadMessage,
} from "../src/domain/outbox/dead-messages.ts";
import { sendMail, sendSms } from "../src/domain/outbox/send.ts";
import { createLog } from "../src/log.ts";
import { openStore } from "../src/store/open.ts";
import { outbox } from "../src/store/schema.ts";
import { startChild } from "./child.ts";
import { openJobs } from "./job-runner.ts";
import { playSmtp } from "./mail-server.ts";
import { relayTo, smtpTo } from "./relay.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";

const TOKEN = "canary-7f3k9";
const RESET = {
  to: "ana@harbor.test",
  template: "reset-password",
  data: {
    url: `https://switchboard.example/portal/reset?token=${TOKEN}`,
    isConfirmed: true,
  },
} as const;
const CODE = {
  to: "+15551234567",
  template: "verification-code",
  data: { code: "481516" },
} as const;

const send = ({ deps }: TestServer, mail: Parameters<typeof sendMail>[1] = RESET) =>
  deps.store.transaction((tx) => sendMail(tx, mail));

/** A server that sends mails to another one. */
const sendingTo = (port: number, options: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({
    ...options,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Harbor <us@harbor.test>",
      PUBLIC_URL: "https://switchboard.example",
      ...options.env,
    },
  });

const idsIn = (heard: readonly string[]) =>
  heard.flatMap((line) => /^Message-ID: (<.+>)$/i.exec(line)?.[1] ?? []);

/** Lets retries begin at once. */
const retryNow = ({ database }: TestServer) =>
  database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

describeOnEachEngine("the outbox", (engine) => {
  it("is empty after a rollback, and sends after a commit, each once [R11]", async () => {
    const { databaseUrl } = await engine.newPlace();
    const server = await startTestServer({
      env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    });
    const { store } = server.deps;
    const undone = store.transaction(async (tx) => {
      await sendMail(tx, RESET);
      await sendSms(tx, CODE);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await server.jobs.idle();
    expect(await store.localOutbox.list(10)).toEqual([]);

    await store.transaction(async (tx) => {
      await sendMail(tx, RESET);
      await sendSms(tx, CODE);
    });
    await server.jobs.idle();
    const kept = await store.localOutbox.list(10);
    expect(kept.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()).toEqual([
      "mail ana@harbor.test",
      "sms +15551234567",
    ]);
  });

  it("sends again with the same message id when it was killed before it noted the first [R11]", {
    timeout: 60_000,
  }, async () => {
    const mailServer = await playSmtp();
    const place = await engine.newPlace();
    const child = startChild(new URL("children/send-mail.ts", import.meta.url), [
      String(mailServer.port),
      place.dataDir,
      ...(place.databaseUrl ? [place.databaseUrl] : []),
    ]);
    await child.line((line) => line === "sent");
    child.kill("SIGKILL");
    await child.ended;
    expect(idsIn(mailServer.heard)).toHaveLength(1);

    const database = await openStore(place);
    onTestFinished(() => database.close());
    const relay = relayTo(database, { mail: smtpTo(mailServer.port), sms: undefined });
    const { tick, close } = await openJobs(database, [relay]);
    onTestFinished(close);
    await database.db.execute(
      sql`update pgboss.job set heartbeat_seconds = 1, retry_delay = 0, retry_backoff = false where heartbeat_seconds = 15`,
    );
    await expect
      .poll(
        async () => {
          await tick();
          return idsIn(mailServer.heard).length;
        },
        { interval: 200 },
      )
      .toBe(2);
    const [first, second] = idsIn(mailServer.heard);
    expect(second).toBe(first);
    await expect
      .poll(async () => {
        const { rows } = (await database.db.execute(sql`select state, content from outbox`)) as {
          rows: object[];
        };
        return rows;
      })
      .toEqual([{ state: "sent", content: null }]);
  });
});

describe("a mail server", () => {
  it("gets a mail with both parts, our sender and headers that keep answering machines quiet", async () => {
    const mailServer = await playSmtp();
    const server = await sendingTo(mailServer.port);
    await send(server);
    await server.jobs.idle();
    const { heard } = mailServer;
    expect(heard).toEqual(
      expect.arrayContaining([
        "MAIL FROM:<us@harbor.test>",
        "RCPT TO:<ana@harbor.test>",
        "From: Harbor <us@harbor.test>",
        "To: ana@harbor.test",
        "Subject: Reset your Switchboard password",
        "Auto-Submitted: auto-generated",
      ]),
    );
    expect(idsIn(heard)).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@harbor\.test>$/)]);
    const types = heard.filter((line) => /^content-type: text/i.test(line));
    expect(types).toHaveLength(2);
    // Nothing of it is left here.
    const kept = await server.database.db.select().from(outbox);
    expect(kept).toMatchObject([{ state: "sent", content: null }]);
    expect(JSON.stringify(kept)).not.toContain(TOKEN);
  });

  it("that is busy is tried again with the same message id [R11]", async () => {
    let isBusy = true;
    const mailServer = await playSmtp({
      ".": ({ socket }) =>
        void socket.write(isBusy ? "451 4.3.0 Later\r\n" : "250 2.0.0 Taken\r\n"),
    });
    const server = await sendingTo(mailServer.port, { env: { LOG_LEVEL: "silent" } });
    await send(server);
    await server.jobs.idle();
    expect(await listDeadMessages(server.deps)).toEqual([]);
    isBusy = false;
    await retryNow(server);
    await server.jobs.tick();
    await server.jobs.idle();
    await expect.poll(() => idsIn(mailServer.heard).length).toBe(2);
    expect(new Set(idsIn(mailServer.heard)).size).toBe(1);
  });

  it("that rejects a recipient is not called again: administrators see it, and can resend the message [R11 S25]", async () => {
    let isKnown = false;
    const mailServer = await playSmtp({
      RCPT: ({ socket }) =>
        void socket.write(
          isKnown ? "250 2.1.5 Ok\r\n" : "550 5.1.1 <ana@harbor.test> is unknown\r\n",
        ),
    });
    const logged: string[] = [];
    const log = createLog({ logLevel: "trace" }, { write: (line) => void logged.push(line) });
    const server = await sendingTo(mailServer.port, { overrides: { log } });
    await send(server);
    await server.jobs.idle();
    const [dead] = await listDeadMessages(server.deps);
    expect(dead).toMatchObject({
      channel: "mail",
      recipient: "ana@harbor.test",
      template: "reset-password",
      error: "The mail server answered 550. 550 5.1.1 <ana@harbor.test> is unknown",
    });
    expect(idsIn(mailServer.heard)).toEqual([]);
    const lines = logged.join("\n");
    expect(lines).toContain("a message was given up");
    expect(lines).not.toContain(TOKEN);
    expect(lines).not.toContain("ana@harbor.test");

    isKnown = true;
    await resendDeadMessage(server.deps, dead?.id ?? "");
    await server.jobs.idle();
    expect(idsIn(mailServer.heard)).toEqual([`<${dead?.id}@harbor.test>`]);
    expect(await listDeadMessages(server.deps)).toEqual([]);
    await expect(resendDeadMessage(server.deps, dead?.id ?? "")).rejects.toThrow("was not found");
  });
});

describe("a message", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { LOG_LEVEL: "silent" } });
  });

  it("that is of no use any more is not sent", async () => {
    await send(server, { ...RESET, expiresAt: new Date(Date.now() - 1000) });
    await server.jobs.idle();
    expect(await server.deps.store.localOutbox.list(1)).toEqual([]);
    expect(await listDeadMessages(server.deps)).toMatchObject([
      { error: "It was not delivered while it was of use." },
    ]);
  });

  it("whose job was lost is given up after a day", async () => {
    const { deps } = server;
    await deps.store.outbox.insert({
      id: deps.newId(),
      channel: "mail",
      recipient: "lost@harbor.test",
      template: "reset-password",
      content: { subject: "", text: "", html: "" },
      userId: null,
      expiresAt: null,
    });
    const lost = async (hours: number) => {
      const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
      await giveUpLostMessages({ ...deps, clock });
      const dead = await listDeadMessages(deps);
      return dead.filter(({ recipient }) => recipient === "lost@harbor.test");
    };
    expect(await lost(23)).toEqual([]);
    expect(await lost(25)).toMatchObject([{ error: "It could not be sent within a day." }]);
  });

  it.each([
    "",
    "ana",
    "ana@harbor.test, ben@harbor.test",
    "ana@harbor.test\r\nBcc: eve@evil.test",
    `${"a".repeat(250)}@x.test`,
  ])("is not sent to %j", async (to) => {
    await expect(send(server, { ...RESET, to })).rejects.toThrow("Enter an email address");
  });

  it("is one of at most twenty that an address gets within an hour, however it is written", async () => {
    for (let count = 0; count < 20; count += 1)
      await send(server, { ...RESET, to: "flood@harbor.test" });
    await expect(send(server, { ...RESET, to: "FLOOD@harbor.test" })).rejects.toThrow(
      "Too many messages were sent to this email address. Try again in an hour.",
    );
    await send(server, { ...RESET, to: "other@harbor.test" });
  });
});

type AppRequest = { path: string; headers: IncomingHttpHeaders; form: Record<string, string> };

/** Plays Twilio: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource. */
async function playTwilio(answers: readonly { status: number; body: object }[]) {
  const requests: AppRequest[] = [];
  const twilio = createServer((incoming, response) => void answer(incoming, response));
  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const form = Object.fromEntries(new URLSearchParams(await text(incoming)));
    requests.push({ path: `${incoming.method} ${incoming.url}`, headers: incoming.headers, form });
    const said = answers[Math.min(requests.length, answers.length) - 1];
    response.writeHead(said?.status ?? 500, { "content-type": "application/json" });
    response.end(JSON.stringify(said?.body));
  }
  await new Promise<void>((listens) => twilio.listen(0, "127.0.0.1", listens));
  onTestFinished(() => void twilio.close());
  const { port } = twilio.address() as AddressInfo;
  const server = await startTestServer({
    env: {
      LOG_LEVEL: "silent",
      OUTBOUND_ALLOW: `127.0.0.1:${port}`,
      TWILIO_BASE_URL: `http://127.0.0.1:${port}`,
      TWILIO_ACCOUNT_SID: "AC123",
      TWILIO_AUTH_TOKEN: "s3cret",
      TWILIO_FROM: "+15005550006",
    },
  });
  await server.deps.store.transaction((tx) => sendSms(tx, CODE));
  await server.jobs.idle();
  return { requests, server };
}

const QUEUED = { status: 201, body: { sid: "SM1", status: "queued", error_code: null } };

describe("Twilio", () => {
  it("gets a text message in its own format, from our number", async () => {
    const { requests, server } = await playTwilio([QUEUED]);
    expect(requests).toMatchObject([
      {
        path: "POST /2010-04-01/Accounts/AC123/Messages.json",
        headers: {
          authorization: `Basic ${Buffer.from("AC123:s3cret").toString("base64")}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        form: {
          From: "+15005550006",
          To: "+15551234567",
          Body: "481516 is your Switchboard verification code. It expires in 10 minutes. Do not share it.",
        },
      },
    ]);
    expect(await server.deps.store.localOutbox.list(1)).toEqual([]);
  });

  it("is called once for a number that it rejects", async () => {
    const { requests, server } = await playTwilio([
      { status: 400, body: { code: 21_211, message: "Invalid 'To' Phone Number", status: 400 } },
    ]);
    expect(await listDeadMessages(server.deps)).toMatchObject([
      { error: "Twilio answered 400 (error 21211). Invalid 'To' Phone Number" },
    ]);
    await retryNow(server);
    await server.jobs.idle();
    expect(requests).toHaveLength(1);
  });

  it.each([429, 500, 401])("that answers %d is called again", async (status) => {
    const busy = { status, body: { code: 20_429, message: "Later", status } };
    const { requests, server } = await playTwilio([busy, QUEUED]);
    expect(await listDeadMessages(server.deps)).toEqual([]);
    await retryNow(server);
    await server.jobs.tick();
    await server.jobs.idle();
    await expect.poll(() => requests.length).toBe(2);
  });
});

describe("the page of the local outbox", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { ADMIN_EMAILS: "admin@harbor.test" } });
    await server.deps.store.transaction(async (tx) => {
      await sendMail(tx, RESET);
      await sendSms(tx, CODE);
    });
    await server.jobs.idle();
  });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.anonymous().fetch(path, { headers });
    return { status: response.status, page: await response.text() };
  };

  it("shows at this machine what was sent, as its recipient reads it", async () => {
    const list = await read("/outbox");
    expect(list.status).toBe(200);
    expect(list.page).toContain("This is Switchboard&#39;s local outbox.");
    expect(list.page).toContain("To ana@harbor.test");
    const [address = ""] = /\/outbox\/[0-9a-f-]+(?=">.*Reset your)/.exec(list.page) ?? [];
    const { page } = await read(address);
    expect(page).toContain("Choose a new password");
    expect(page).toContain(TOKEN);
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect((await read("/outbox/0198c8a1-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await read("/outbox/no-id")).status).toBe(404);
  });

  it.each([
    ["x-forwarded-for", "203.0.113.9"],
    ["forwarded", "for=203.0.113.9"],
    ["via", "1.1 proxy"],
    ["x-real-ip", "203.0.113.9"],
  ])("is shut to what came through a proxy (%s)", async (name, value) => {
    const { status, page } = await read("/outbox", { [name]: value });
    expect(status).toBe(403);
    expect(page).not.toContain("harbor.test");
  });

  it("is shut to another name for this machine, but not to an administrator", async () => {
    const foreign = (cookie = "") => getWithHost(server.url, "rebound.example", cookie);
    expect(await foreign()).toBe(403);
    const person = await server.signUp();
    expect(await foreign(`sid=${person.cookie("sid")}`)).toBe(403);
    const admin = await server.signUp("admin@harbor.test");
    expect(await foreign(`sid=${admin.cookie("sid")}`)).toBe(200);
  });

  it.each([
    { PUBLIC_URL: "https://switchboard.example" },
    {
      NODE_ENV: "production",
      LOCAL_OUTBOX: "allow",
      LOCAL_PORTAL: "allow",
    },
  ])("is for administrators alone where others use the server (%j)", async (env) => {
    const other = await startTestServer({ env });
    expect((await other.anonymous().fetch("/outbox")).status).toBe(403);
  });

  it("is not there where nothing is kept", async () => {
    const other = await sendingTo(1, {
      env: {
        TWILIO_ACCOUNT_SID: "AC1",
        TWILIO_AUTH_TOKEN: "t",
        TWILIO_FROM: "+15005550006",
        SWITCHBOARD_APP_DIST: "/nowhere",
      },
    });
    // The app takes over, as for any address of a page.
    expect((await other.anonymous().fetch("/outbox")).status).toBe(503);
  });
});

const getWithHost = (url: string, host: string, cookie: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host, cookie };
    request(`${url}/outbox`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
