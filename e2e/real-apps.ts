import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startDovecot, type Dovecot } from "../scripts/real/dovecot.mjs";
import { startPostfix, type Postfix } from "../scripts/real/postfix.mjs";
import { startRedmine, type Redmine } from "../scripts/real/redmine.mjs";
import { TestServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

interface RealApps {
  redmine: Redmine;
  /** A browser's page in which Ana is logged in at Redmine. */
  inRedmine: Page;
  /** Two servers that have Ana's mail. */
  mail: Mail;
  /** A server that may reach the apps of this machine, and takes the certificate of its mail servers. */
  server: TestServer;
}

interface Mail {
  dovecot: Dovecot;
  postfix: Postfix;
}

/** Starts apps in a folder of their own, which goes with them. */
async function inFolder(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Playwright's `test` with real apps of this test alone. */
export const test = base.extend<RealApps>({
  redmine: async ({}, provide) => {
    await inFolder("redmine", async (folder) => {
      const redmine = await startRedmine(folder);
      await provide(redmine);
      await redmine.stop();
    });
  },
  inRedmine: async ({ browser, redmine }, provide) => {
    const context = await browser.newContext({ baseURL: redmine.url });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto("/login");
    await page.getByLabel("Login").fill("ana");
    await page.getByLabel("Password").fill(redmine.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("link", { name: "ana", exact: true })).toBeVisible();
    await provide(page);
    await context.close();
  },
  mail: async ({}, provide) => {
    await inFolder("dovecot", (theirs) =>
      inFolder("postfix", async (folder) => {
        const dovecot = await startDovecot(theirs);
        const postfix = await startPostfix(folder, dovecot);
        await provide({ dovecot, postfix });
        await postfix.stop();
        await dovecot.stop();
      }),
    );
  },
  server: async ({ mail }, provide) => {
    const server = await TestServer.launch({
      OUTBOUND_ALLOW: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: mail.dovecot.tls.certificate,
    });
    await provide(server);
    await server.dispose();
  },
});

/** Connects what somebody signed up for by the call that its form makes. */
export async function connectApp(page: Page, { url }: TestServer, data: object): Promise<void> {
  const response = await page.request.post(`${url}/api/v1/connections`, { data });
  expect(response.status(), await response.text()).toBe(201);
}

/** Ana's mailbox as a connection. */
export function mailConnection({ dovecot, postfix }: Mail): object {
  const [ana] = dovecot.users;
  return {
    connection_type: "mail",
    name: "My post",
    configuration: {
      imap_host: dovecot.host,
      imap_port: dovecot.tlsPort,
      imap_security: "TLS",
      smtp_host: postfix.host,
      smtp_port: postfix.tlsPort,
      smtp_security: "TLS",
      user: ana?.name,
      sender_name: "Ana Souza",
      sender_address: ana?.address,
    },
    credentials: { password: ana?.password },
  };
}

/** What Switchboard says of a key that Redmine does not know. */
export const keyRefused =
  "Redmine rejected the credentials (401). Check 'API access key' of the connection.";

/** The key that Redmine's account page shows, as a person copies it. */
export async function copyKey(inRedmine: Page): Promise<string> {
  await inRedmine.goto("/my/account");
  await inRedmine.getByRole("link", { name: "Show" }).click();
  const key = inRedmine.locator("#api-access-key");
  await expect(key).toHaveText(/^[0-9a-f]{40}$/);
  return (await key.textContent()) ?? "";
}

/** Makes the key that was copied worthless, on the same page. */
export async function resetKey(inRedmine: Page): Promise<void> {
  await inRedmine.goto("/my/account");
  await inRedmine.getByRole("link", { name: "Reset" }).last().click();
  await expect(inRedmine.getByText("Your API access key was reset.")).toBeVisible();
}

/** The row of a connection in the table of them. */
export const connectionRow = (page: Page, name: string) =>
  page.getByRole("table", { name: "Connections" }).getByRole("row", { name: new RegExp(name) });

/** Hands a mail to Dovecot as the mail server before it does. */
export async function deliver({ lmtpPort }: Dovecot, to: string, mail: string): Promise<void> {
  const socket = connect(lmtpPort, "127.0.0.1");
  const envelope = ["LHLO test", "MAIL FROM:<ben@harbor.test>", `RCPT TO:<${to}>`, "DATA"];
  for (const said of [...envelope, `${mail.replaceAll("\n", "\r\n")}\r\n.`, "QUIT"]) {
    await once(socket, "data");
    socket.write(`${said}\r\n`);
  }
  await once(socket, "close");
}

/** Says a command of IMAP and gives what the server answers to it. */
type Say = (command: string) => Promise<string>;

/** Opens somebody's INBOX with another mail program than ours. */
async function inMailbox(
  { port, users }: Dovecot,
  name: string,
  work: (say: Say) => Promise<void>,
): Promise<void> {
  const password = users.find((user) => user.name === name)?.password ?? "";
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  let heard = "";
  let said = 0;
  socket.on("data", (text: string) => (heard += text));
  const say: Say = async (command) => {
    const tag = `a${(said += 1)}`;
    heard = "";
    socket.write(`${tag} ${command}\r\n`);
    await expect.poll(() => heard).toMatch(new RegExp(`^${tag} OK`, "m"));
    return heard;
  };
  await say(`LOGIN ${name} "${password}"`);
  await say("SELECT INBOX");
  await work(say);
  socket.end();
}

/** Removes a mail. @param messageId a text of its `Message-ID` */
export const expunge = (dovecot: Dovecot, name: string, messageId: string): Promise<void> =>
  inMailbox(dovecot, name, async (say) => {
    const found = await say(`UID SEARCH HEADER Message-ID "${messageId}"`);
    const [uid] = /\d+/.exec(found) ?? [];
    await say(`UID STORE ${uid} +FLAGS (\\Deleted)`);
    await say(`UID EXPUNGE ${uid}`);
  });

/** Waits until somebody has a mail with this subject. */
export const arrives = (dovecot: Dovecot, name: string, subject: string): Promise<void> =>
  inMailbox(dovecot, name, async (say) => {
    await expect.poll(() => say(`UID SEARCH SUBJECT "${subject}"`)).toMatch(/SEARCH \d+/);
  });
