import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { Connection } from "@switchboard/api-client/types";
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findDovecot, startDovecot, type Dovecot } from "../../../scripts/real/dovecot.mjs";
import { findPostfix, startPostfix, type Postfix } from "../../../scripts/real/postfix.mjs";
import type { TableResult } from "../src/domain/plugins/types.ts";
import { createSmtpSender } from "../src/integrations/outgoing/smtp.ts";
import { mailAccess, openAccount } from "./mail-account.ts";
import { describeInReal } from "./real-app.ts";
import { ask } from "./run-stream.ts";
import { startTestServer } from "./server.ts";

const PLAIN = { imap_security: "none", smtp_security: "none" };
const TLS = { imap_security: "TLS", smtp_security: "TLS" };

let dovecot: Dovecot;
let postfix: Postfix;
const folders: string[] = [];

/** Settings that lead to the two servers. */
function settings(security: Record<string, string>, name = "ana") {
  const isTls = (protocol: string) => security[`${protocol}_security`] === "TLS";
  return {
    imap_host: "127.0.0.1",
    imap_port: isTls("imap") ? dovecot.tlsPort : dovecot.port,
    smtp_host: "127.0.0.1",
    smtp_port: isTls("smtp") ? postfix.tlsPort : postfix.port,
    user: name,
    sender_name: name === "ana" ? "Ana Costa" : "Ben",
    sender_address: `${name}@harbor.test`,
    ...security,
  };
}
const passwordOf = (name: string) =>
  dovecot.users.find((user) => user.name === name)?.password ?? "";
const account = (name = "ana", security: Record<string, string> = PLAIN) =>
  openAccount(mailAccess(settings(security, name), passwordOf(name)));

/** The person's own mail program. */
async function mailProgram<T>(name: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const auth = { user: name, pass: passwordOf(name) };
  const client = new ImapFlow({
    host: "127.0.0.1",
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth,
    logger: false,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}
const put = (name: string, source: string, folder = "INBOX") =>
  mailProgram(name, (client) => client.append(folder, source.replaceAll("\n", "\r\n")));
const count = (name: string, folder: string) =>
  mailProgram(name, async (client) => {
    const status = await client.status(folder, { messages: true });
    return status && status.messages;
  });

type Row = Record<string, unknown>;
const rowsOf = (result: unknown): Row[] => {
  const { columns, rows } = result as TableResult;
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
};
async function search(name: string, args: Record<string, unknown>): Promise<Row[]> {
  return rowsOf(await account(name).call("list_mail", args));
}
/** The message of a subject, as soon as it is delivered. */
async function arrived(name: string, subject: string): Promise<Row> {
  const found = async () => (await search(name, { subject }))[0];
  await expect.poll(found).toBeDefined();
  return (await found()) ?? {};
}

const missing = findDovecot() ?? findPostfix();
describeInReal("a real Dovecot and Postfix", missing, () => {
  beforeAll(async () => {
    for (const name of ["dovecot", "postfix"])
      folders.push(mkdtempSync(join(tmpdir(), `${name}-`)));
    dovecot = await startDovecot(folders[0] ?? "");
    postfix = await startPostfix(folders[1] ?? "", dovecot);
    const ours = readFileSync(dovecot.tls.certificate, "utf8");
    setDefaultCACertificates([...getCACertificates("default"), ours]);
  });
  afterAll(async () => {
    await postfix?.stop();
    await dovecot?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ["TLS", TLS],
    ["STARTTLS", { imap_security: "STARTTLS", smtp_security: "STARTTLS" }],
    ["a plain line that the operator allows", PLAIN],
  ])("is signed in to at both servers over %s", async (_how, security) => {
    expect(await account("ana", security).check()).toBe("ana@harbor.test");
  });

  it("says of both servers which one refused the password, and why", async () => {
    const wrong = openAccount(mailAccess(settings(TLS), "not the password"));
    const error = await wrong.check().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "ToolError", health: "expired" });
    expect(String(error)).toMatch(
      /The IMAP server 127\.0\.0\.1 rejected the username and password: .*Authentication failed.*The SMTP server 127\.0\.0\.1 rejected the username and password/,
    );
    expect(String(error)).not.toContain("not the password");
  });

  it.each(["TLS", "STARTTLS", "none"] as const)(
    "takes a mail of our own over %s, and delivers it with its id and the way to end it [R11]",
    async (security) => {
      const id = randomUUID();
      const sender = createSmtpSender({
        server: {
          host: "127.0.0.1",
          port: security === "TLS" ? postfix.tlsPort : postfix.port,
          security,
          user: "ana",
          password: passwordOf("ana"),
        },
        from: { name: "Harbor Ops", address: "ana@harbor.test" },
      });
      const unsubscribeUrl = "https://switchboard.example/mail/unsubscribe?token=1.digest.a7";
      const content = {
        subject: `Grüße über ${security}`,
        text: "Nothing waits.",
        html: "<p>Nothing waits.</p>",
        unsubscribeUrl,
      };
      await sender.send(
        { id, channel: "mail", recipient: "ben@harbor.test", userId: null, content },
        new AbortController().signal,
      );
      await arrived("ben", `Grüße über ${security}`);
      const source = await mailProgram("ben", async (client) => {
        await client.mailboxOpen("INBOX");
        const [uid = 0] =
          (await client.search(
            { header: { "message-id": `<${id}@harbor.test>` } },
            { uid: true },
          )) || [];
        const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
        return message ? (message.source?.toString() ?? "") : "";
      });
      expect(source).toContain("From: Harbor Ops <ana@harbor.test>");
      expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      expect(source.replaceAll(/\r\n\s+/g, " ")).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
      expect(source).toContain("text/html");
    },
  );

  it("lists folders with what they are for and how much is in them", async () => {
    await put("ben", "Subject: Counted\n\nx\n");
    const rows = rowsOf(await account("ben").call("list_mail_folders"));
    expect(rows).toContainEqual({ name: "Archive", use: "archive", messages: 0, unread: 0 });
    expect(rows.find(({ name }) => name === "INBOX")).toMatchObject({ use: "inbox" });
  });

  it("sends a mail that arrives, and keeps a copy of it", async () => {
    const body = "Grüße vom Hafen.\n.\nA dot alone ends nothing.";
    const sent = await account("ana", TLS).call("send_mail", {
      to: "ben@harbor.test",
      subject: "Fähre um neun",
      body,
    });
    expect(sent).toEqual({ sentence: "Sent “Fähre um neun” to ben@harbor.test." });
    const { id, ...row } = await arrived("ben", "Fähre um neun");
    expect(row).toMatchObject({
      from: "Ana Costa <ana@harbor.test>",
      to: "ben@harbor.test",
      unread: true,
    });
    const read = await account("ben").call("read_mail", { id });
    expect(read).toMatchObject({ message: { text: body, truncated: false, attachments: [] } });
    expect(await search("ana", { folder: "sent", subject: "Fähre" })).toHaveLength(1);
    expect((await search("ben", { subject: "Fähre" }))[0]).toMatchObject({ unread: true });
  });

  it("moves several messages at once and back, and says which was not there", async () => {
    for (const name of ["Sails", "Masts", "Oars"]) await put("ana", `Subject: ${name}\n\nx\n`);
    const placeOf = async (subject: string) => ({
      folder: "INBOX",
      message: String((await search("ana", { subject }))[0]?.["id"]),
    });
    const places = [await placeOf("Sails"), await placeOf("Masts"), await placeOf("Oars")];
    await account().call("move_mail", { id: places[1]?.message, to_folder: "Trash" });
    const [sails, masts, oars] = await account().move("archive", places);
    expect(masts).toMatchObject({
      message: "The message is no longer in INBOX. It was moved or deleted elsewhere.",
    });
    const subjects = async (folder: string) =>
      (await search("ana", { folder })).map(({ subject }) => subject);
    expect(await subjects("Archive")).toEqual(expect.arrayContaining(["Sails", "Oars"]));
    const archived = [sails, oars] as { folder: string; message: string }[];
    const back = await account().move({ to: "INBOX" }, archived);
    expect(back).toMatchObject([{ folder: "INBOX" }, { folder: "INBOX" }]);
    expect(await subjects("INBOX")).toEqual(expect.arrayContaining(["Sails", "Oars"]));
    expect(await account().move("trash", back as typeof archived)).toHaveLength(2);
    expect(await subjects("INBOX")).not.toContain("Sails");
  });

  it("answers a message so that mail programs show both together", async () => {
    await put(
      "ana",
      "From: Ben <ben@harbor.test>\nTo: ana@harbor.test\nSubject: Berth 4\nMessage-ID: <two@harbor.test>\nReferences: <one@harbor.test>\n\nFree?\n",
    );
    const [{ id } = {}] = await search("ana", { subject: "Berth 4" });
    await account("ana").call("reply_to_mail", { id, to: "ben@harbor.test", body: "Yes." });
    await arrived("ben", "Re: Berth 4");
    const headers = await mailProgram("ben", async (client) => {
      await client.mailboxOpen("INBOX");
      const [uid = 0] = (await client.search({ subject: "Re: Berth 4" }, { uid: true })) || [];
      const found = await client.fetchOne(uid, { headers: true }, { uid: true });
      return found ? String(found.headers) : "";
    });
    expect(headers).toMatch(/^In-Reply-To: <two@harbor\.test>\r$/m);
    expect(headers).toMatch(/^References: <one@harbor\.test>\s+<two@harbor\.test>\r$/m);
  });

  it("finds by sender, words, day and state, the newest first and in pages", async () => {
    for (const at of [1, 2, 3]) {
      await put(
        "ben",
        `From: Crane ${at} <crane${at}@dock.test>\nSubject: Load ${at}\n\nSteel ${at}\n`,
      );
    }
    expect(
      (await search("ben", { from: "dock.test", limit: 2 })).map((row) => row["subject"]),
    ).toEqual(["Load 3", "Load 2"]);
    const second = await account("ben").call("list_mail", {
      from: "dock.test",
      limit: 2,
      page: 2,
    });
    expect(second).toMatchObject({ row_count: 3, truncated: true, rows: [expect.anything()] });
    expect((await search("ben", { text: "Steel 2" })).map((row) => row["subject"])).toEqual([
      "Load 2",
    ]);
    expect(await search("ben", { from: "dock.test", since: "2999-01-01" })).toEqual([]);
    expect(
      await search("ben", { from: "dock.test", before: "2999-01-01", state: "unread" }),
    ).toHaveLength(3);
    const [{ id } = {}] = await search("ben", { subject: "Load 1" });
    await account("ben").call("mark_mail", { id, state: "read" });
    expect(await search("ben", { from: "dock.test", state: "read" })).toHaveLength(1);
    await account("ben").call("mark_mail", { id, state: "unread" });
    expect(await search("ben", { from: "dock.test", state: "read" })).toEqual([]);
  });

  it("shows HTML as text and attachments by name, type and size, and loads none of them", async () => {
    const file = Buffer.alloc(30_000, "steel").toString("base64").replaceAll(/.{76}/g, "$&\n");
    await put(
      "ana",
      `From: Office <office@dock.test>\nSubject: =?utf-8?Q?Invoice_=E2=82=AC?=\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n<style>p{color:red}</style><p>Gr=FC=DFe,</p><p>the <b>invoice</b>.</p><script>steal()</script>\n--x\nContent-Type: application/pdf; name="invoice.pdf"\nContent-Disposition: attachment; filename="invoice.pdf"\nContent-Transfer-Encoding: base64\n\n${file}\n--x--\n`,
    );
    const [{ id } = {}] = await search("ana", { subject: "Invoice" });
    expect(await account("ana").call("read_mail", { id })).toMatchObject({
      message: {
        subject: "Invoice €",
        from: "Office <office@dock.test>",
        text: "Grüße,\n\nthe invoice.",
        attachments: [{ name: "invoice.pdf", type: "application/pdf", size: expect.any(Number) }],
      },
    });
  });

  it("moves, archives and deletes the one message that is named", async () => {
    for (const subject of ["Keep", "Move me", "Store me", "Wipe me"]) {
      await put("ben", `Subject: ${subject}\n\nx\n`);
    }
    const named = async (subject: string) => (await search("ben", { subject }))[0]?.["id"];
    const ben = account("ben");
    const before = Number(await count("ben", "INBOX"));
    await ben.call("move_mail", { id: await named("Move me"), to_folder: "Junk" });
    await ben.call("archive_mail", { id: await named("Store me") });
    const wiped = await named("Wipe me");
    await ben.call("delete_mail", { id: wiped });
    expect(await count("ben", "INBOX")).toBe(before - 3);
    expect([
      await count("ben", "Junk"),
      await count("ben", "Archive"),
      await count("ben", "Trash"),
    ]).toEqual([1, 1, 0]);
    expect(await search("ben", { subject: "Keep" })).toHaveLength(1);
    await expect(ben.call("delete_mail", { id: wiped })).rejects.toThrow(
      `Message ${String(wiped)} was not found in INBOX. It may have been moved or deleted. Search for it again.`,
    );
  });

  it("does not take a message for another one after its folder was recreated", async () => {
    const ben = account("ben");
    const remade = (client: ImapFlow) => client.mailboxCreate("Passing");
    await mailProgram("ben", remade);
    await put("ben", "Subject: First\n\nx\n", "Passing");
    const [{ id } = {}] = await search("ben", { folder: "passing" });
    await mailProgram("ben", async (client) => {
      await client.mailboxDelete("Passing");
      await remade(client);
    });
    await put("ben", "Subject: Another\n\nx\n", "Passing");
    await expect(ben.call("delete_mail", { folder: "Passing", id })).rejects.toThrow(
      "was not found in",
    );
    expect(await count("ben", "Passing")).toBe(1);
  });

  it("says in the server's words what it does not send", async () => {
    const letter = { to: "someone@elsewhere.test", subject: "Out", body: "x" };
    await expect(account("ana").call("send_mail", letter)).rejects.toThrow(
      /^The SMTP server 127\.0\.0\.1 says: .*Relay access denied\.$/,
    );
    const both = await account("ana").call("send_mail", {
      ...letter,
      to: "ben@harbor.test, nobody@harbor.test",
      subject: "Two",
    });
    expect(both).toEqual({
      sentence: expect.stringMatching(
        /^Sent “Two” to ben@harbor\.test\. The server did not accept it for nobody@harbor\.test: .*User unknown/,
      ),
    });
    await expect(account("ana").call("list_mail", { folder: "Nowhere" })).rejects.toThrow(
      /^Folder 'Nowhere' was not found\. Choose one of: .*INBOX/,
    );
  });

  it("is connected by a person, used in a chat, and known as refused when its password has changed", async () => {
    const server = await startTestServer({
      env: { OUTBOUND_ALLOW: "127.0.0.1" },
      overrides: { agent: { plannerPaceMs: 0 } },
    });
    const client = await server.signUp();
    const add = (password: string) =>
      client.send("POST", "/api/v1/connections", {
        connection_type: "mail",
        configuration: settings(PLAIN),
        credentials: { password },
      });
    const refused = await add("wrong");
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { detail: string }).detail).toContain(
      "The IMAP server 127.0.0.1 rejected the username and password",
    );
    const added = await add(passwordOf("ana"));
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as Connection;
    const said = async () =>
      JSON.stringify(await ask(client, "list my mail folders", { connection_ids: [id] }));
    expect(await said()).toContain("Archive");
    const status = async () => (await client.me()).connections.find((one) => one.id === id)?.status;
    expect(await status()).toBe("ok");
    const kept = passwordOf("ana");
    await dovecot.setPassword("ana", "changed");
    try {
      const heard = await said();
      expect(heard).toContain("rejected the username and password");
      expect(heard).not.toContain(kept);
      expect(await status()).toBe("expired");
    } finally {
      await dovecot.setPassword("ana", kept);
    }
  });
});
