import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findDovecot, startDovecot, type Dovecot } from "../../../scripts/real/dovecot.mjs";
import { cleanMailHtml } from "../src/domain/sources/clean-mail-html.ts";
import type { FedMail, FeedCursor } from "../src/domain/plugins/inbox-feed.ts";
import { mailAccess, openAccount } from "./mail-account.ts";
import { describeInReal } from "./real-app.ts";

let dovecot: Dovecot;
let folder: string;

const login = (name: string) => ({
  user: name,
  pass: dovecot.users.find((user) => user.name === name)?.password ?? "",
});

/** The person's own mail program. */
async function mailProgram<T>(name: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const at = { host: "127.0.0.1", port: dovecot.port, secure: false, doSTARTTLS: false };
  const client = new ImapFlow({ ...at, auth: login(name), logger: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

const put = (name: string, sources: readonly string[]) =>
  mailProgram(name, async (client) => {
    for (const source of sources) await client.append("INBOX", source.replaceAll("\n", "\r\n"));
  });

function feed(name: string, cursor: FeedCursor | null, limit = 50) {
  const { user, pass } = login(name);
  const settings = { imap_port: dovecot.port, imap_security: "none", user };
  return openAccount(mailAccess(settings, pass), { now: new Date() }).feed({
    settings: { folder: "INBOX" },
    cursor,
    limit,
  });
}

const HTML = `From: Shop <shop@harbor.test>
To: ana@harbor.test
Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=
Message-ID: <html@harbor.test>
Importance: high
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: multipart/alternative; boundary=y

--y
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Gr=C3=BC=C3=9Fe vom Hafen
--y
Content-Type: text/html; charset=utf-8

<p>Grüße <b>vom Hafen</b></p>
--y--
--x
Content-Type: application/pdf; name=offer.pdf
Content-Disposition: attachment; filename=offer.pdf
Content-Transfer-Encoding: base64

JVBERi0xLjQK
--x--
`;
/** The smallest PNG. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PICTURED = `From: Shop <shop@harbor.test>
To: ana@harbor.test
Subject: The crane
Message-ID: <pictured@harbor.test>
MIME-Version: 1.0
Content-Type: multipart/related; boundary=x

--x
Content-Type: text/html; charset=utf-8

<p>See <img src="cid:crane@harbor.test" alt="crane"> <img src="cid:fake@harbor.test" alt="fake">
<img src="cid:huge@harbor.test" alt="huge"> <img src="https://harbor.test/pixel.png" alt="far"></p>
--x
Content-Type: image/png
Content-ID: <crane@harbor.test>
Content-Transfer-Encoding: base64

${PIXEL}
--x
Content-Type: image/png
Content-ID: <fake@harbor.test>
Content-Transfer-Encoding: base64

${Buffer.from("<svg onload='x'></svg>").toString("base64")}
--x
Content-Type: image/png
Content-ID: <huge@harbor.test>
Content-Transfer-Encoding: base64

${(PIXEL.slice(0, 48) + "A".repeat(1_600_000)).replaceAll(/.{76}/g, "$&\n")}
--x--
`;
const BROKEN = `From: <<>>, "
To
Subject: =?utf-8?B?////?=
Date: the day before yesterday
Content-Type: text/plain; charset=never-heard-of

It arrived all the same.
`;
const LIST = `From: news@harbor.test
To: everybody@harbor.test
Subject: News
List-Id: <news.harbor.test>
X-Priority: 1 (Highest)

Buy now.
`;

describeInReal("a real Dovecot", findDovecot(), () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dovecot-"));
    dovecot = await startDovecot(folder);
  });
  afterAll(async () => {
    await dovecot?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("reads plain, HTML and quoted mails, names attachments, and survives broken headers [SRC-01]", async () => {
    await put("ana", [HTML, BROKEN, LIST]);
    const page = await feed("ana", null);
    const [html, broken, list] = page.entries as FedMail[];
    expect(html).toMatchObject({
      subject: "Grüße",
      from: "Shop <shop@harbor.test>",
      to: "ana@harbor.test",
      messageId: "<html@harbor.test>",
      text: "Grüße vom Hafen",
      html: expect.stringContaining("<b>vom Hafen</b>"),
      attachments: [{ name: "offer.pdf", bytes: expect.any(Number) }],
      isUrgent: true,
      isBulk: false,
      folder: "INBOX",
    });
    expect(broken).toMatchObject({ text: "It arrived all the same.", date: null, messageId: "" });
    expect(list).toMatchObject({ isBulk: true, isUrgent: true });
    expect(page).toMatchObject({ more: false, count: 3 });
  });

  it("brings the small pictures of a mail with it, and names the others [SRC-01]", async () => {
    const { cursor } = await feed("ana", null);
    await put("ana", [PICTURED]);
    const [mail] = (await feed("ana", cursor)).entries as FedMail[];
    const shown = cleanMailHtml(mail?.html ?? "");
    expect(shown).toContain(`<img src="data:image/png;base64,${PIXEL}" alt="crane">`);
    expect(shown).toContain("[Picture: fake]");
    expect(shown).toContain("[Picture: huge]");
    // A remote picture keeps its address, which the page loads only when it is asked to.
    expect(shown).toContain('src="https://harbor.test/pixel.png"');
    expect(mail?.attachments).toHaveLength(3);
  });

  it("goes on where it stopped, so that each mail comes once and in order, and the mails stay unread [SRC-01]", async () => {
    const subjects = Array.from({ length: 23 }, (_, index) => `Mail ${index}`);
    await put(
      "ben",
      subjects.map((subject) => `From: ana@harbor.test\nSubject: ${subject}\n\nx\n`),
    );
    const brought: string[] = [];
    let cursor: FeedCursor | null = null;
    for (let more = true; more; ) {
      const page = await feed("ben", cursor, 10);
      brought.push(...page.entries.map((entry) => (entry.kind === "mail" ? entry.subject : "")));
      ({ cursor, more } = page);
    }
    expect(brought).toEqual(subjects);
    expect((await feed("ben", cursor)).entries).toEqual([]);
    await put("ben", ["From: ana@harbor.test\nSubject: One more\n\nx\n"]);
    expect((await feed("ben", cursor)).entries).toMatchObject([{ subject: "One more" }]);
    // A new state of the folder: its numbers mean other messages, so it is read again.
    const anew = await feed("ben", { validity: "1", uid: 1_000 });
    expect(anew.count).toBe(24);
    const unseen = await mailProgram("ben", (client) => client.status("INBOX", { unseen: true }));
    expect(unseen && unseen.unseen).toBe(24);
  });

  it("ends a refresh before the session has loaded too much, and brings the rest in the next ones", async () => {
    const large = `From: ana@harbor.test\nSubject: Large\n\n${`${"word ".repeat(12)}\n`.repeat(8_000)}`;
    await mailProgram("ana", async (client) => {
      await client.mailboxCreate("Large").catch(() => undefined);
      for (let index = 0; index < 40; index += 1) {
        await client.append("Large", large.replaceAll("\n", "\r\n"));
      }
    });
    const { user, pass } = login("ana");
    const account = openAccount(
      mailAccess({ imap_port: dovecot.port, imap_security: "none", user }, pass),
      { now: new Date() },
    );
    let brought = 0;
    let rounds = 0;
    let cursor: FeedCursor | null = null;
    for (let more = true; more; rounds += 1) {
      const page = await account.feed({ settings: { folder: "Large" }, cursor, limit: 100 });
      brought += page.entries.length;
      ({ cursor, more } = page);
    }
    expect(brought).toBe(40);
    expect(rounds).toBeGreaterThan(1);
  });
});
