import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { findDovecot } from "../scripts/real/dovecot.mjs";
import { findPostfix } from "../scripts/real/postfix.mjs";
import { approvalDialog, settled, signUp } from "./people.ts";
import {
  arrives,
  connectApp,
  deliver,
  expunge,
  mailConnection,
  test as base,
} from "./real-apps.ts";
import { ScriptedModel } from "./scripted-model.ts";
import { TestServer } from "./server.ts";
import { expect } from "./test.ts";

const missing = findDovecot() ?? findPostfix();

interface Around {
  model: ScriptedModel;
  server: TestServer;
  /** Paths requested from a server that must get no requests. */
  canary: { url: string; asked: string[] };
}

const test = base.extend<Around>({
  model: async ({}, provide) => {
    const model = await ScriptedModel.launch();
    await provide(model);
    await model.close();
  },
  canary: async ({}, provide) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await provide({ url: `http://127.0.0.1:${port}`, asked });
    server.close();
  },
  server: async ({ mail, model }, provide) => {
    const server = await TestServer.launch({
      ...model.settings,
      OUTBOUND_ALLOW: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: mail.dovecot.tls.certificate,
    });
    await provide(server);
    await server.dispose();
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 15_000 });
test.skip(missing !== null, missing ?? "");

const COUNT = 500;

/** A mail of one of the forms that real mailboxes hold. */
function message(at: number, canary: string): string {
  const head = `From: Ben Okafor <ben@harbor.test>\nMessage-ID: <${at}@harbor.test>\nDate: Mon, 23 Nov 2026 08:${String(at % 60).padStart(2, "0")}:00 +0000`;
  const subject = `Subject: Berth ${at}`;
  switch (at % 5) {
    case 0:
      return `${head}\n${subject}\n\nThe crane at berth ${at} waits.`;
    case 1:
      return `${head}\n${subject}\nContent-Type: text/html; charset=utf-8\n\n<p>Berth ${at} <b>waits</b>.</p><img src="${canary}/pixel?${at}"><script>fetch("${canary}/script")</script>`;
    case 2:
      return `${head}\n${subject}\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nGr=C3=BC=C3=9Fe vom Kai ${at}.`;
    case 3:
      return `${head}\n${subject}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee the plan.\n--b\nContent-Type: application/pdf; name="plan ${at}.pdf"\nContent-Disposition: attachment; filename="plan ${at}.pdf"\nContent-Transfer-Encoding: base64\n\nJVBERi0=\n--b--`;
    default:
      return `From: =?utf-8?Q?broken\nDate: some day\n${subject}\nContent-Type: text/plain; charset=nothing\nX-Empty\n\nBroken headers ${at}.`;
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const listed = (page: Page) => page.getByText(new RegExp(`\\(\\d+ / \\d+\\)`));

test("hundreds of mails arrive once each, are archived together but for one that says why, come back, and are answered after an approval [INBOX-01 INBOX-05 INBOX-14 INBOX-24 ITEM-03 ITEM-05 ITEM-08 I5 I6 R12 S23]", async ({
  page,
  mail,
  model,
  canary,
  server,
}) => {
  const { dovecot } = mail;
  const [ana] = dovecot.users;
  const name = ana?.name ?? "";
  const address = ana?.address ?? "";
  for (let from = 0; from < COUNT; from += 20) {
    const part = Array.from({ length: 20 }, (_, at) => message(from + at, canary.url));
    await Promise.all(part.map((text) => deliver(dovecot, address, text)));
  }

  await test.step("a source adds them, a part at a time", async () => {
    await signUp(page, { origin: server.url });
    await connectApp(page, server, mailConnection(mail));
    await page.goto(`${server.url}/ui/inbox-sources`);
    await choose(page, "Source type", "Mail (IMAP and SMTP)");
    await page.getByLabel("Display name").fill("Post");
    await choose(page, "Connection", "My post");
    await page.getByRole("button", { name: "Add Source" }).click();
    await expect(page.getByText("Inbox source added successfully!")).toBeVisible();
    await page.goto(`${server.url}/switchboard-inbox`);
    await expect(listed(page)).toHaveText(`(0 / ${COUNT})`, { timeout: 120_000 });
  });

  await test.step("a mail that is gone stays with the reason when all are archived, and the others come back", async () => {
    await expunge(dovecot, name, "<7@harbor.test>");
    await page.getByRole("checkbox", { name: /Select all/ }).check();
    await page.getByRole("button", { name: "Archive Selected" }).click();
    const gone = page.getByRole("link", { name: /Berth 7 The message is no longer in INBOX/ });
    await expect(gone).toBeVisible({ timeout: 60_000 });
    await expect(listed(page)).toHaveText("(1 / 1)");
    await page.keyboard.press("z");
    await expect(listed(page)).toHaveText(new RegExp(`/ ${COUNT}\\)`), { timeout: 60_000 });
  });

  await test.step("a mailbox that is read again adds none of them again", async () => {
    await page.goto(`${server.url}/ui/inbox-sources`);
    // Pressed during the first refresh, it reports that one.
    await expect(async () => {
      await page.getByRole("button", { name: /^Run now.*Post/ }).click();
      await expect(page.getByText("Post has nothing new.")).toBeAttached();
    }).toPass();
    await page.goto(`${server.url}/switchboard-inbox`);
    await expect(listed(page)).toHaveText(`(0 / ${COUNT})`);
  });

  await test.step("a hostile mail asks nobody for anything", async () => {
    await page.getByRole("searchbox", { name: "Search the inbox" }).fill("Berth 11");
    await page.getByRole("link", { name: /^Berth 11 / }).click();
    await expect(page.getByRole("heading", { name: "Berth 11" })).toBeVisible();
    await expect(page.frameLocator("iframe").getByText("waits")).toBeVisible();
    expect(canary.asked).toEqual([]);
  });

  await test.step("a reply is drafted in the chat, and sent once it is approved", async () => {
    await page.getByRole("button", { name: "Draft Reply (AI)" }).click();
    const composer = page.getByRole("textbox", { name: "Message" });
    await expect(composer).toHaveValue(/Subject: Berth 11/);
    await page.getByRole("button", { name: "Send" }).click();
    await model.asked();
    model.call("mail_send_mail", {
      to: "ben@harbor.test",
      subject: "Re: Berth 11",
      body: "Tomorrow.",
    });
    const dialog = approvalDialog(page);
    await expect(dialog.getByLabel("Body")).toHaveValue("Tomorrow.");
    // All of it has to have been in view.
    await dialog.getByLabel("Body").hover();
    await page.mouse.wheel(0, 5_000);
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await model.asked();
    model.say("Sent.");
    model.finish();
    await settled(page);
    await arrives(dovecot, "ben", "Re: Berth 11");
  });
});
