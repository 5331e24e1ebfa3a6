import { once } from "node:events";
import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { BUILT_IN_PLUGINS } from "../src/plugins/built-in.ts";
import { loadPlugins } from "../src/plugins/load-plugins.ts";
import { CredentialsRefused, OutcomeUnknown } from "../src/domain/plugins/types.ts";
import { closedLine } from "./closed-line.ts";
import { mailAccess, openAccount, PASSWORD } from "./mail-account.ts";
import { playImap, playSmtp, type PlayedServer, type Says } from "./mail-server.ts";
import { plannedCall } from "./planned-call.ts";

type Servers = { imap?: PlayedServer; smtp?: PlayedServer };
const accountAt = ({ imap, smtp }: Servers, more: Record<string, unknown> = {}) =>
  openAccount(
    mailAccess({
      ...(imap && { imap_port: imap.port }),
      ...(smtp && { smtp_port: smtp.port }),
      ...more,
    }),
  );

const failure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error("It was let through."),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

const LETTER = { to: "ben@harbor.test", subject: "Ferry", body: "At nine." };
const FOUND = { folder: "INBOX", id: "1-7" };
const PASSWORD_FORMS = [PASSWORD, `\0ana\0${PASSWORD}`].flatMap((text) => [
  text,
  Buffer.from(text).toString("base64"),
]);

/** A message that claims a text of that size, and the answer when the text is fetched. */
const fetching =
  (size: number, text: (socket: Socket, tag: string) => void): Says =>
  ({ line, tag, socket }) => {
    const about = `UID 1 FLAGS () ENVELOPE ("Thu, 19 Nov 2026 10:00:00 +0000" "Huge" (("Ben" NIL "ben" "harbor.test")) NIL NIL NIL NIL NIL NIL "<m@harbor.test>") BODYSTRUCTURE ("TEXT" "PLAIN" ("CHARSET" "utf-8") NIL NIL "7BIT" ${size} 1)`;
    if (/BODY(?:\.PEEK)?\[/.test(line)) text(socket, tag);
    else socket.write(`* 1 FETCH (${about})\r\n${tag} OK done\r\n`);
  };

/** Writes for as long as the other side listens. @returns how much was taken */
async function pour(socket: Socket, piece: string): Promise<number> {
  while (!socket.destroyed && socket.bytesWritten < 200_000_000) {
    if (socket.write(piece)) continue;
    await new Promise<void>((goOn) => {
      socket.once("drain", () => goOn());
      socket.once("close", () => goOn());
    });
  }
  return socket.bytesWritten;
}

describe("where a mail account leads", () => {
  it("is judged for both of its servers, before anything is sent [S16]", async () => {
    const [imap, smtp] = [await playImap(), await playSmtp()];
    const account = openAccount(
      mailAccess({ imap_port: imap.port, smtp_port: smtp.port, smtp_host: "localhost" }),
      { allow: "" },
    );
    const encrypted = openAccount(
      mailAccess({
        imap_security: "TLS",
        smtp_security: "STARTTLS",
        smtp_host: "localhost",
        smtp_port: 587,
      }),
      { allow: "" },
    );
    expect((await failure(account.check())).message).toBe(
      "Switchboard does not connect to private addresses (127.0.0.1). Switchboard reads and sends mail over encrypted connections only.",
    );
    expect((await failure(encrypted.check())).message).toBe(
      "Switchboard does not connect to private addresses (127.0.0.1). Switchboard does not connect to private addresses (localhost).",
    );
    expect((await failure(account.call("list_mail_folders"))).message).toContain(
      "private addresses",
    );
    expect((await failure(account.call("send_mail", LETTER))).message).toContain("encrypted");
    expect([imap.connections(), smtp.connections()]).toEqual([0, 0]);
  });

  it.each([
    ["TLS", "TLS"],
    ["STARTTLS", "STARTTLS"],
  ])("must have a certificate that somebody vouches for, over %s [S16]", async (_how, security) => {
    const secure = security === "TLS";
    const imap = await playImap(
      {
        CAPABILITY: "* CAPABILITY IMAP4rev1 STARTTLS\r\nTAG OK done\r\n",
        STARTTLS: "TAG OK go on\r\n",
      },
      secure,
    );
    const smtp = await playSmtp(
      { EHLO: "250-mail\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n", STARTTLS: "220 Go on\r\n" },
      secure,
    );
    const account = accountAt({ imap, smtp }, { imap_security: security, smtp_security: security });
    expect((await failure(account.check())).message).toBe(
      "The certificate of 127.0.0.1 is not valid.",
    );
    expect([...imap.heard, ...smtp.heard].join("\n")).not.toMatch(/LOGIN|AUTH|ana/);
  });

  it("gets no password if the server does not offer the required encryption", async () => {
    const [imap, smtp] = [await playImap(), await playSmtp()];
    const account = accountAt(
      { imap, smtp },
      { imap_security: "STARTTLS", smtp_security: "STARTTLS" },
    );
    const { message } = await failure(account.check());
    expect(message).toContain("The IMAP server 127.0.0.1 does not offer STARTTLS.");
    expect(message).toContain("The SMTP server 127.0.0.1 does not offer STARTTLS.");
    expect([...imap.heard, ...smtp.heard].join("\n")).not.toMatch(/LOGIN|AUTH |ana/);
  });
});

describe("what a server says of a password", () => {
  it.each([
    ["IMAP", { LOGIN: `TAG NO [AUTHENTICATIONFAILED] Not ${PASSWORD}\r\n` }, {}],
    ["SMTP", {}, { AUTH: `535 5.7.8 Not ${PASSWORD_FORMS[3]}\r\n` }],
  ])(
    "is reported with its message and which of the two servers it was, without the password (%s)",
    async (protocol, imapSays, smtpSays) => {
      const servers = { imap: await playImap(imapSays), smtp: await playSmtp(smtpSays) };
      const error = await failure(accountAt(servers).check());
      expect(error).toBeInstanceOf(CredentialsRefused);
      const other = protocol === "IMAP" ? "SMTP" : "IMAP";
      expect(error.message).toBe(
        `The ${protocol} server 127.0.0.1 rejected the username and password: Not [secret]. Check 'Username' and 'Password' of the connection. The ${other} server 127.0.0.1 works.`,
      );
      const whole = `${error.message}${error.stack}${String(error.cause)}${JSON.stringify(error)}`;
      for (const form of PASSWORD_FORMS) expect(whole).not.toContain(form);
    },
  );

  it.each([
    ["IMAP", { LOGIN: "TAG NO [UNAVAILABLE] Try again later\r\n" }, {}],
    ["SMTP", {}, { AUTH: "454 4.7.0 Try again later\r\n" }],
  ])("is no refusal where it cannot tell now (%s)", async (protocol, imapSays, smtpSays) => {
    const servers = { imap: await playImap(imapSays), smtp: await playSmtp(smtpSays) };
    const error = await failure(accountAt(servers).check());
    expect(error).not.toBeInstanceOf(CredentialsRefused);
    expect(error.message).toContain(`The ${protocol} server 127.0.0.1 says: Try again later.`);
  });

  it("in a result is removed, whoever wrote it there", async () => {
    const imap = await playImap({ LIST: `* LIST () "/" "${PASSWORD}"\r\nTAG OK done\r\n` });
    const listed = JSON.stringify(await accountAt({ imap }).call("list_mail_folders"));
    expect(listed).toContain("[secret]");
    expect(listed).not.toContain(PASSWORD);
  });
});

describe("a mail that is too large", () => {
  it.each([
    [
      "one text of ten gigabytes",
      "* 1 FETCH (UID 1 BODY[TEXT]<0> {10737418240}\r\n",
      "x".repeat(65_536),
    ],
    ["a line without an end", "* 1 FETCH (UID 1 BODY[TEXT]<0> ", "x".repeat(65_536)],
    [
      "texts without an end",
      "",
      `* 1 FETCH (UID 1 BODY[TEXT]<0> {60000}\r\n${"x".repeat(60_000)})\r\n`,
    ],
  ])("ends the session before it fills memory: %s [S18]", async (_what, begin, piece) => {
    let poured: Promise<number> | undefined;
    const imap = await playImap({
      "UID FETCH": fetching(10_737_418_240, (socket) => {
        socket.write(begin);
        poured = pour(socket, piece);
      }),
    });
    const error = await failure(accountAt({ imap }).call("read_mail", FOUND));
    expect(error.message).toMatch(
      /^The response from 127\.0\.0\.1 is larger than (?:1|8|10) MB\.$/,
    );
    expect(await poured).toBeLessThan(40_000_000);
  });

  it("does not stand in the way of a folder with many messages", async () => {
    const many = Array.from({ length: 400_000 }, (_, at) => at + 1_000_000);
    const imap = await playImap({
      "UID SEARCH": `* SEARCH ${many.join(" ")}\r\nTAG OK done\r\n`,
    });
    const listed = await accountAt({ imap }).call("list_mail", { text: "steel", limit: 1 });
    expect(listed).toMatchObject({ row_count: 400_000, truncated: true });
    expect(imap.heard.find((line) => line.includes("UID FETCH"))).toContain("FETCH 1399999 ");
  });

  it("is shown by its beginning, which says that it is cut", async () => {
    const text = "Steel. ".repeat(5_000);
    const imap = await playImap({
      "UID FETCH": fetching(text.length, (socket, tag) => {
        socket.write(
          `* 1 FETCH (UID 1 BODY[HEADER] {2}\r\n\r\n BODY[TEXT]<0> {${text.length}}\r\n${text})\r\n${tag} OK done\r\n`,
        );
      }),
    });
    expect(await accountAt({ imap }).call("read_mail", FOUND)).toMatchObject({
      message: { text: text.slice(0, 20_000), truncated: true },
      sources: ["Ben <ben@harbor.test>"],
    });
  });
});

describe("a mail from an old program", () => {
  it("is read though its headers and its text are in 8 bits without a charset", async () => {
    const text = "Schöne Grüße aus München, die Fähre fährt früher.";
    const name = "Jürgen Müller";
    const subject = "Früher Ankunft, schöne Grüße";
    const headers = `Subject: ${subject}\r\nFrom: ${name} <ben@harbor.test>\r\n\r\n`;
    const bytes = (written: string) => Buffer.from(written, "latin1");
    const about = `UID 1 FLAGS () ENVELOPE ("Thu, 19 Nov 2026 10:00:00 +0000" "${subject}" (("${name}" NIL "ben" "harbor.test")) NIL NIL NIL NIL NIL NIL "<m@harbor.test>") BODYSTRUCTURE ("TEXT" "PLAIN" NIL NIL NIL "8BIT" ${text.length} 1)`;
    const imap = await playImap({
      "UID FETCH": ({ line, tag, socket }) => {
        if (line.includes("HEADER.FIELDS")) {
          const fields = "SUBJECT FROM TO CC REPLY-TO";
          socket.write(
            bytes(
              `* 1 FETCH (UID 1 BODY[HEADER.FIELDS (${fields})] {${headers.length}}\r\n${headers})\r\n`,
            ),
          );
        } else if (/BODY(?:\.PEEK)?\[/.test(line)) {
          socket.write(
            bytes(
              `* 1 FETCH (UID 1 BODY[HEADER] {2}\r\n\r\n BODY[TEXT]<0> {${text.length}}\r\n${text})\r\n`,
            ),
          );
        } else socket.write(bytes(`* 1 FETCH (${about})\r\n`));
        socket.write(`${tag} OK done\r\n`);
      },
    });
    const account = accountAt({ imap });
    expect(await account.call("read_mail", FOUND)).toMatchObject({
      message: { text, subject, from: `${name} <ben@harbor.test>` },
    });
    const listed = await account.call("list_mail", { limit: 1 });
    expect(JSON.stringify(listed)).toContain(subject);
  });
});

describe("a mail that is written", () => {
  it.each([
    ["subject", { subject: "Ferry\r\nBcc: eve@elsewhere.test" }],
    ["subject", { subject: "Ferry\nX: y" }],
    ["to", { to: "ben@harbor.test\r\nRCPT TO:<eve@elsewhere.test>" }],
    ["to", { to: "Ben\n <ben@harbor.test>" }],
    ["cc", { cc: "ben@harbor.test\r\nSubject: other" }],
    ["bcc", { bcc: "ben@harbor.test\u0000" }],
    ["to", { to: "crew: ben@harbor.test, eve@elsewhere.test;" }],
    ["to", { to: "ben@harbor.test>, <eve@elsewhere.test" }],
    ["to", { to: "ben" }],
    ["to", { to: "" }],
  ])("is refused and not cleaned when its %s is not one valid line: %j", async (_name, change) => {
    const smtp = await playSmtp();
    const error = await failure(accountAt({ smtp }).call("send_mail", { ...LETTER, ...change }));
    expect(error.message).toMatch(/line break|is not a valid email address|at least one recipient/);
    expect(smtp.connections()).toBe(0);
  });

  it("takes of a stranger's message nothing that begins a header", async () => {
    const smtp = await playSmtp();
    const references = "References: <a@b>\r\n Bcc: eve@elsewhere.test\r\n\r\n";
    const imap = await playImap({
      "UID FETCH": `* 1 FETCH (UID 1 ENVELOPE (NIL "=?utf-8?Q?Hi=0D=0ABcc:_eve@elsewhere.test?=" NIL NIL NIL NIL NIL NIL NIL "<m@harbor.test>") BODY[HEADER.FIELDS (REFERENCES)] {${references.length}}\r\n${references})\r\nTAG OK done\r\n`,
    });
    const answer = { ...FOUND, to: "ben@harbor.test", body: "Yes." };
    await accountAt({ imap, smtp }).call("reply_to_mail", answer);
    expect(
      smtp.heard.filter((line) => /^(?:RCPT|Bcc|Subject|References|In-Reply-To)/i.test(line)),
    ).toEqual([
      "RCPT TO:<ben@harbor.test>",
      "In-Reply-To: <m@harbor.test>",
      "References: <a@b> <m@harbor.test>",
      "Subject: Re: Hi Bcc: eve@elsewhere.test",
    ]);
  });

  it("counts as unknown when the server had it and did not say what became of it", async () => {
    const gone: Says = ({ socket }) => void socket.destroy();
    const imap = await playImap();
    const sending = async (says: Record<string, Says>) =>
      failure(accountAt({ imap, smtp: await playSmtp(says) }).call("send_mail", LETTER));
    expect(await sending({ ".": gone })).toBeInstanceOf(OutcomeUnknown);
    for (const command of ["AUTH", "MAIL", "RCPT", "DATA"]) {
      const error = await sending({ [command]: gone });
      expect(error).not.toBeInstanceOf(OutcomeUnknown);
      expect(error.message).toBe("127.0.0.1 closed the connection.");
    }
    const refused = await sending({ ".": "554 5.7.1 Looks like spam\r\n" });
    expect(refused).not.toBeInstanceOf(OutcomeUnknown);
    expect(refused.message).toBe("The SMTP server 127.0.0.1 says: Looks like spam.");
  });

  it("is reported as sent when only its copy cannot be stored", async () => {
    const smtp = await playSmtp();
    expect(await accountAt({ smtp }).call("send_mail", LETTER)).toEqual({
      sentence: "Sent “Ferry” to ben@harbor.test. A copy could not be saved in your sent folder.",
    });
  });
});

describe("a call at a mail server", () => {
  it("that the person stops lets go of the server", async () => {
    const stop = new AbortController();
    let closed: Promise<unknown> | undefined;
    const imap = await playImap({
      LIST({ socket }) {
        closed = once(socket, "close");
        stop.abort(new Error("Stopped."));
      },
    });
    const error = await failure(accountAt({ imap }).call("list_mail_folders", {}, stop.signal));
    expect(error.message).toBe("Stopped.");
    await closed;
  });

  it("that changes something counts as unknown when its end is not heard", async () => {
    const gone: Says = ({ socket }) => void socket.destroy();
    const change = async (says: Record<string, Says>, tool: string, args = {}) =>
      failure(accountAt({ imap: await playImap(says) }).call(tool, { ...FOUND, ...args }));
    expect(await change({ "UID STORE": gone }, "mark_mail", { state: "read" })).toBeInstanceOf(
      OutcomeUnknown,
    );
    expect(await change({ "UID MOVE": gone }, "move_mail", { to_folder: "sent" })).toBeInstanceOf(
      OutcomeUnknown,
    );
    const before = await change({ "UID SEARCH": gone }, "delete_mail");
    expect(before).not.toBeInstanceOf(OutcomeUnknown);
    const refused = await change({ "UID STORE": "TAG NO Read only\r\n" }, "mark_mail", {
      state: "read",
    });
    expect(refused.message).toBe("The IMAP server 127.0.0.1 says: Read only.");
  });

  it("does not delete where the server would remove more than the one message", async () => {
    const imap = await playImap({ CAPABILITY: "* CAPABILITY IMAP4rev1\r\nTAG OK done\r\n" });
    for (const [tool, args] of [
      ["delete_mail", {}],
      ["move_mail", { to_folder: "sent" }],
    ] as const) {
      const error = await failure(accountAt({ imap }).call(tool, { ...FOUND, ...args }));
      expect(error.message).toMatch(
        /^The IMAP server 127\.0\.0\.1 does not support \w+ one message\.$/,
      );
    }
    expect(imap.heard.join("\n")).not.toMatch(/STORE|EXPUNGE|COPY/);
  });
});

describe("the mail plugin", async () => {
  const handler = async () => null;
  const tools = openTools();
  async function openTools() {
    const { mailConnector } = await import("../src/connectors/mail/connector.ts");
    const refuse = async () => {
      throw new Error("Nothing is called here.");
    };
    const mail = mailConnector({
      gate: { connect: refuse },
      open: refuse,
      clock: closedLine.clock,
    });
    const others = Object.fromEntries(
      Object.entries({
        data: ["list_files", "describe_file", "ask_data", "query_data"],
        tasks: ["list_tasks", "create_task", "update_task"],
        time: ["current_time", "convert_time", "add_to_date"],
        web: ["read_page"],
      }).map(([name, list]) => [
        name,
        { handlers: Object.fromEntries(list.map((tool) => [tool, handler])) },
      ]),
    );
    const plugin = (await loadPlugins(BUILT_IN_PLUGINS, { ...others, mail }, closedLine)).get(
      "mail",
    );
    if (!plugin) throw new Error("There is no mail plugin.");
    return { plugin, mail };
  }

  it("has code for each of its tools and no other, and declares the effect of each", async () => {
    const { plugin, mail } = await tools;
    const names = plugin.manifest.tools.map(({ name }) => name);
    expect(Object.keys(mail.handlers).toSorted()).toEqual(names.toSorted());
    expect(plugin.check).toBe(mail.check);
    for (const name of names) expect(plugin.docsMarkdown).toContain(`\`${name}\``);
    expect(plugin.manifest.tools.every((tool) => tool.untrusted_result)).toBe(true);
    expect(plugin.logo?.body).toContain("<svg");
  });

  it.each([
    ["list my mail folders", "list_mail_folders", {}],
    ["show my unread mail", "list_mail", { state: "unread" }],
    ["Search my mail for the crane invoice", "list_mail", { text: "Crane invoice" }],
    ["read mail 42-1700000000", "read_mail", { id: "42-1700000000" }],
    [
      'Send a mail to ben@harbor.example with the subject "Ferry" and the body It comes at nine.',
      "send_mail",
      { to: "ben@harbor.example", subject: "Ferry", body: "It comes at nine." },
    ],
    ["Delete mail 42-1700000000", "delete_mail", { id: "42-1700000000" }],
    ["Archive mail 42-1700000000", "archive_mail", { id: "42-1700000000" }],
    ["Mark mail 42-1700000000 as read", "mark_mail", { id: "42-1700000000", state: "read" }],
  ])("is called by the offline planner: %s", async (prompt, tool, args) => {
    const { plugin } = await tools;
    expect(await plannedCall(plugin, prompt)).toMatchObject({ tool, args });
  });
});
