import type { Page } from "@playwright/test";
import { findDovecot } from "../scripts/real/dovecot.mjs";
import { findPostfix } from "../scripts/real/postfix.mjs";
import { findRedmine } from "../scripts/real/redmine.mjs";
import { approvalDialog, ask, connectionNeeded, conversation, settled, signUp } from "./people.ts";
import {
  connectionRow,
  copyKey,
  deliver,
  keyRefused,
  resetKey,
  test as base,
} from "./real-apps.ts";
import { TestServer } from "./server.ts";
import { expect } from "./test.ts";

const missing = findRedmine() ?? findDovecot() ?? findPostfix();

/** A server that may reach the apps of this machine, and takes the certificate of its mail servers. */
const test = base.extend<{ server: TestServer }>({
  server: async ({ mail }, provide) => {
    const server = await TestServer.launch({
      OUTBOUND_ALLOW: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: mail.dovecot.tls.certificate,
    });
    await provide(server);
    await server.dispose();
  },
});

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 15_000 });
test.skip(missing !== null, missing ?? "");

const question = "Find mail: blank page and then list issues in Redmine";

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Connection" }).click();
  await page.waitForURL(/\/ui\/connections$/);
}

test("a question is answered from a real mailbox and a real Redmine, a change is approved and seen there, and both are said to be lost at the next call once they refuse [CADD-01 APPROVE-01 APPROVE-14]", async ({
  page,
  inRedmine,
  redmine,
  mail: { dovecot, postfix },
  server,
}) => {
  const [ana] = dovecot.users;
  await deliver(
    dovecot,
    ana?.address ?? "",
    "From: Ben Okafor <ben@harbor.test>\nSubject: Blank page again\nMessage-ID: <1@harbor.test>\n\nA customer sees a blank page.",
  );

  await test.step("connects both", async () => {
    await signUp(page, { origin: server.url });
    await page.goto(`${server.url}/ui/connections/add/redmine`);
    await page.getByLabel("Connection name").fill("Our tracker");
    await page.getByLabel("URL").fill(redmine.url);
    await page.getByLabel("API access key").fill(await copyKey(inRedmine));
    await save(page);
    await page.goto(`${server.url}/ui/connections/add/mail`);
    await page.getByLabel("Connection name").fill("My post");
    await page.getByLabel("IMAP server").fill(dovecot.host);
    await page.getByLabel("IMAP port").fill(String(dovecot.tlsPort));
    await page.getByLabel("SMTP server").fill(postfix.host);
    await page.getByLabel("SMTP port").fill(String(postfix.tlsPort));
    await page.getByLabel("Username").fill(ana?.name ?? "");
    await page
      .getByLabel("Password")
      .first()
      .fill(ana?.password ?? "");
    await page.getByLabel("Sender name").fill("Ana Souza");
    await page.getByLabel("Sender address").fill(ana?.address ?? "");
    await save(page);
  });
  const table = await page.context().newPage();
  await table.goto(`${server.url}/ui/connections`);
  for (const name of ["Our tracker", "My post"])
    await expect(connectionRow(table, name).getByText("Working")).toBeVisible();

  await test.step("answers one question from both", async () => {
    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, question);
    await expect(
      conversation(page).getByRole("cell", { name: "Blank page again" }).last(),
    ).toBeVisible();
    await expect(
      conversation(page).getByRole("cell", { name: "Blank page after sign-in" }).last(),
    ).toBeVisible();
    await settled(page);
  });

  await test.step("changes the issue when that is approved, and Redmine shows it", async () => {
    await ask(page, "Update issue 1 in Redmine: Blank page, seen again");
    const dialog = approvalDialog(page);
    await dialog.getByLabel("Subject").hover();
    await page.mouse.wheel(0, 5_000);
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await expect(dialog).toBeHidden();
    await settled(page);
    await inRedmine.goto("/issues/1");
    await expect(inRedmine.getByRole("heading", { name: "Blank page, seen again" })).toBeVisible();
  });

  await test.step("says of both that they refuse: in the chat, and in a table in another window", async () => {
    await resetKey(inRedmine);
    await dovecot.setPassword("ana", "another");
    await ask(page, question);
    const refused = /rejected the username and password/;
    const needed = connectionNeeded(page);
    for (const words of [refused, keyRefused]) {
      await expect(needed.getByText(words)).toBeVisible();
      await needed.getByRole("button", { name: "Continue without it" }).click();
    }
    await settled(page);
    for (const name of ["Our tracker", "My post"])
      await expect(connectionRow(table, name).getByText("Expired")).toBeVisible();
  });
});
